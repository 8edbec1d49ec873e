// Sends a loyalty message to a customer, on the channels that the brand uses and the customer
// allows.
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '#contract/entities/brand.ts';
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { tellsCustomers } from '../brand/message-ways.ts';
import type { Services } from '../context.ts';
import { customers, messageSettings } from '../database/schema.ts';
import { mainOrigin } from '../front/origin.ts';
import { mayTell } from '../messages/consents.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import type { Person } from './records.ts';

export type Circumstances = {
  language: Language;
  currency: string;
  timeZone: string;
  brand: string;
  link: string;
};
type Words = { subject: string; text: string };

/** `key` identifies the message: it is sent once per channel. */
export async function tellPerson(
  { db, now, brands, env }: Pick<Services, 'db' | 'now' | 'brands' | 'env'>,
  { brandId, customerId }: Person,
  key: string,
  wordsFor: (circumstances: Circumstances) => Words,
): Promise<void> {
  const brand = await brands.byId(brandId);
  if (brand === null) return;
  const [wanted] = await db
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.brandId, brandId));
  const [customer] = await db
    .select({ telefone: customers.telefone, email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.brandId, brandId),
        eq(customers.id, customerId),
        isNull(customers.erasedAt),
        isNotNull(customers.nome),
      ),
    );
  const { language, ...words } = {
    language: brand.settings.PUBLIC_IDIOMA,
    ...wordsFor(circumstancesOf(brand, mainOrigin(brand, env))),
  };
  const to = { whatsapp: customer?.telefone, sms: customer?.telefone, email: customer?.email };
  for (const channel of ['whatsapp', 'sms', 'email'] as const) {
    const recipient = to[channel];
    if (
      !recipient ||
      wanted?.[channel] !== true ||
      !tellsCustomers(brand, env, channel) ||
      !(await mayTell(db, brandId, customerId, { canal: channel, finalidade: 'pedidos' }))
    )
      continue;
    await enqueueMessage(db, {
      brandId,
      channel,
      to: recipient,
      kind: 'notice',
      language,
      ...words,
      key,
      now: now(),
    });
  }
}

function circumstancesOf({ settings, stores }: KnownBrand, origin: string): Circumstances {
  return {
    language: settings.PUBLIC_IDIOMA,
    currency: settings.PUBLIC_CODIGO_MOEDA,
    timeZone: stores[0]?.fusoHorario ?? 'America/Sao_Paulo',
    brand: settings.projectName,
    link: `${origin}${pages.loyalty}`,
  };
}
