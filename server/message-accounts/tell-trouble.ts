// Tells owners by mail that an account of theirs sends nothing, once for each trouble: customers
// who wait for a code do not say so.
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import { fill } from '#contract/fill.ts';
import type { Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { messageAccounts } from '../database/schema.ts';
import { mainOrigin } from '../front/origin.ts';
import { isRefused } from '../messages/own-accounts.ts';
import { writeOwners } from '../staff/tell-owners.ts';
import { words } from '../words/words.ts';
import { CHANNEL_NAMES } from './state.ts';

type Needs = Pick<Services, 'db' | 'now' | 'brands' | 'env'>;

/** A provider that is away often comes back by itself. */
const PATIENCE_MS = 10 * 60_000;

export async function tellMessageTrouble(services: Needs): Promise<void> {
  const { db, now } = services;
  const untold = and(
    isNotNull(messageAccounts.settings),
    isNotNull(messageAccounts.pausedUntil),
    isNull(messageAccounts.toldAt),
  );
  for (const brandId of await brandsWith(db, messageAccounts, untold)) {
    const rows = await db
      .select()
      .from(messageAccounts)
      .where(and(eq(messageAccounts.brandId, brandId), untold));
    const due = new Date(now().getTime() - PATIENCE_MS);
    for (const row of rows)
      if (isRefused(row) || (row.troubleAt !== null && row.troubleAt <= due))
        await tell(services, row);
  }
}

async function tell(
  { db, now, brands, env }: Needs,
  { brandId, canal }: typeof messageAccounts.$inferSelect,
): Promise<void> {
  const brand = await brands.byId(brandId);
  if (brand === null) return;
  const { subject, text } = words[brand.settings.PUBLIC_IDIOMA].messageAccounts.trouble;
  const values = {
    brand: brand.settings.projectName,
    name: CHANNEL_NAMES[canal],
    link: `${mainOrigin(brand, env)}${consolePages.messageAccounts}`,
  };
  await db.transaction(async (tx) => {
    const told = await tx
      .update(messageAccounts)
      .set({ toldAt: now() })
      .where(
        and(
          eq(messageAccounts.brandId, brandId),
          eq(messageAccounts.canal, canal),
          isNull(messageAccounts.toldAt),
          lte(messageAccounts.troubleAt, now()),
        ),
      )
      .returning({ canal: messageAccounts.canal });
    if (told.length === 0) return;
    await writeOwners({ brand, now }, tx, {
      subject: fill(subject, values),
      text: fill(text, values),
    });
  });
}
