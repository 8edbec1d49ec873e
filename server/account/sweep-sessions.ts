// Deletes sessions that are no longer valid: anonymous ones at once, signed-in ones half a year
// after they were last seen.
import { and, eq, isNull, lt, ne, notExists, or } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandsWith, deleteByBrand } from '../database/brands-with.ts';
import { checkoutPromises, orders, sessions, sittingPeople } from '../database/schema.ts';
import { keptSince } from '../retention/periods.ts';

export async function sweepSessions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  const longAgo = keptSince('devices', at);
  // Until then a device still helps to recognise the same person (server/loyalty/same-person.ts).
  const over = and(
    lt(sessions.expiresAt, at),
    or(isNull(sessions.customerId), lt(sessions.lastSeenAt, longAgo)),
  );
  const uses = [orders, sittingPeople].map((table) =>
    notExists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.brandId, sessions.brandId), eq(table.sessionId, sessions.id))),
    ),
  );
  // Orders and seats need the row of their device, but not its browser description.
  const described = and(over, ne(sessions.agent, ''));
  for (const brandId of await brandsWith(db, sessions, described))
    await db
      .update(sessions)
      .set({ agent: '', deviceHash: null })
      .where(and(eq(sessions.brandId, brandId), described));
  await deleteByBrand(db, checkoutPromises, lt(checkoutPromises.until, at));
  await deleteByBrand(db, sessions, and(over, ...uses));
}
