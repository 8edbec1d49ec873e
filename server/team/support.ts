// The owner's consent to support by the operator: for some hours, ended at one press. Support
// enters with accounts of its own (server/operator/support.ts), which end at the same time.
import { and, eq, sql } from 'drizzle-orm';
import { dateFormat } from '#rules/time/date-format.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands, staff as staffTable } from '../database/schema.ts';
import { asOwner } from '../permission.ts';
import { endInvitations } from '../staff/end-invitations.ts';
import { requireFreshProof } from '../staff/proof.ts';
import { endSessionsOf } from '../staff/sessions.ts';
import { tellOwners } from '../staff/tell-owners.ts';

const HOUR_MS = 3_600_000;

/** Null: it is over, or was never allowed. */
export function supportEnd({ brand, now }: Pick<CallContext, 'brand' | 'now'>): Date | null {
  const { supportUntil } = brand;
  return supportUntil !== null && supportUntil > now() ? supportUntil : null;
}

/** Returns its end; `hours` of 0 end it at once. */
export async function allowSupport(context: CallContext, hours: number): Promise<Date | null> {
  const owner = asOwner(context);
  const { brand, db, now } = context;
  if (hours > 0) await requireFreshProof(context, owner);
  const supportUntil = hours === 0 ? null : new Date(now().getTime() + hours * HOUR_MS);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ supportUntil: brands.supportUntil })
      .from(brands)
      .where(eq(brands.id, brand.id))
      .for('no key update');
    const before = row?.supportUntil ?? null;
    // Accounts of an earlier consent are not opened again by a new one.
    if (supportUntil === null || before === null || before <= now())
      await endSupport(tx, brand.id, now());
    await tx
      .update(brands)
      .set({ supportUntil, version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    await recordChange(tx, authorOf(context, owner), {
      action: 'allowSupport',
      subject: `brand ${brand.id}`,
      before: { supportUntil: before },
      after: { supportUntil },
    });
    await tellOwners(
      context,
      tx,
      owner,
      supportUntil === null
        ? { kind: 'endSupport', name: '' }
        : { kind: 'allowSupport', name: shownEnd(supportUntil, context) },
    );
    await announce(tx, { kind: 'brand', brandId: brand.id });
  });
  context.brands.forget(brand.id);
  return supportUntil;
}

const shownEnd = (end: Date, { brand }: CallContext): string =>
  dateFormat(brand.settings.PUBLIC_IDIOMA, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: brand.stores[0]?.fusoHorario ?? 'UTC',
  }).format(end);

/** Its accounts are let go, and links that were not used end. */
async function endSupport(tx: Transaction, brandId: number, now: Date): Promise<void> {
  const ended = await tx
    .update(staffTable)
    .set({ active: false })
    .where(
      and(
        eq(staffTable.brandId, brandId),
        eq(staffTable.support, true),
        eq(staffTable.active, true),
      ),
    )
    .returning({ id: staffTable.id });
  for (const { id } of ended) await endSessionsOf(tx, brandId, id, null);
  await endInvitations(tx, brandId, 'support', now);
}
