// A WhatsApp message with our sign-in text gets a link that signs in once. All other messages are
// left to staff.
import { and, asc, eq, sql } from 'drizzle-orm';
import { Language } from '#contract/entities/brand.ts';
import { pages } from '#contract/pages.ts';
import { fold } from '#rules/text.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { brands, messages } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { mainOrigin } from '../front/origin.ts';
import type { ChatMessage } from '../integrations/messages/whatsapp/webhook.ts';
import { countAttempt } from '../limits/attempts.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { Refusal } from '../refusal.ts';
import { createAccessLink } from './access-link.ts';
import { findCustomer } from './find-customer.ts';
import { helpText, linkAnswer, unknownAnswer } from './message-texts.ts';

/** One number may serve several brands: the text names the brand, in the customer's language. */
async function asksFor(
  text: string,
  { db, brands: directory }: Services,
  only: number | null,
): Promise<{ brand: KnownBrand; language: Language } | null> {
  const said = fold(text);
  // Names alone: thousands of brands need not be read for one message.
  const name = sql<string>`${dataOf(brands.settings)} ->> 'projectName'`;
  const names = await db
    .select({ id: brands.id, name })
    .from(brands)
    .where(only === null ? undefined : eq(brands.id, only))
    .orderBy(asc(brands.id));
  for (const one of names) {
    const language = Language.options.find((spoken) =>
      said.includes(fold(helpText(spoken, one.name))),
    );
    const brand = language === undefined ? null : await directory.byId(one.id);
    if (brand !== null && brand.goneTo === null && language !== undefined)
      return { brand, language };
  }
  return null;
}

const NATIONAL = /^55(\d{2})(\d{8,9})$/;

/**
 * The phone as stored in accounts. WhatsApp's older ids lack the ninth digit; landlines never had
 * it.
 */
export function phoneOf(name: string): string | null {
  const [, area = '', number = ''] = NATIONAL.exec(name) ?? [];
  if (area === '') return null;
  return `${area}${/^[6-9]\d{7}$/.test(number) ? '9' : ''}${number}`;
}

/** Delivered twice, answered once. `only`: the brand whose own number it was written to. */
export async function answerChat(
  services: Services,
  { id, from, text }: ChatMessage,
  only: number | null,
): Promise<void> {
  const telefone = phoneOf(from);
  const asked = telefone === null ? null : await asksFor(text, services, only);
  if (telefone === null || asked === null) return;
  const { brand, language } = asked;
  const { db, now } = services;
  const key = `chat ${id}`;
  const known = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.brandId, brand.id),
        eq(messages.key, key),
        eq(messages.canal, 'whatsapp'),
        eq(messages.recipient, telefone),
      ),
    );
  if (known.length > 0) return;
  try {
    await countAttempt(services, brand.id, 'chatPhone', telefone);
    await countAttempt(services, brand.id, 'chatBrand', 'all');
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const row = await findCustomer({ db, brand }, { kind: 'phone', text: telefone });
  const origin = mainOrigin(brand, services.env);
  const name = brand.settings.projectName;
  await db.transaction(async (tx) => {
    const answer =
      row === null
        ? unknownAnswer(
            language,
            name,
            `${origin}${pages.signUp}?${new URLSearchParams({ telefone })}`,
          )
        : linkAnswer(
            language,
            name,
            await createAccessLink({ ...services, brand, origin }, tx, row.id, 'phone'),
          );
    await enqueueMessage(tx, {
      brandId: brand.id,
      channel: 'whatsapp',
      to: telefone,
      kind: 'loginLink',
      language,
      text: answer,
      key,
      now: now(),
    });
  });
}
