// Changes of what customers see: one transaction with rows and audit log, and a notice to every
// process.

import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { once } from './once.ts';

/** Identifies the state of a section. */
const revisionOf = (section: unknown): string =>
  createHash('sha256').update(JSON.stringify(section)).digest('base64url').slice(0, 22);

export const revised = <Section extends object>(section: Section) => ({
  ...section,
  revisao: revisionOf(section),
});

/** What has no fields does not exist. */
const orNull = (section: object): object | null =>
  Object.keys(section).length === 0 ? null : section;

type SectionChange<Section> = {
  action: AuditAction;
  subject: string;
  /** The revision that the person started from. */
  revisao: string;
  read: (tx: Transaction) => Promise<Section>;
  write: (tx: Transaction, before: Section) => Promise<void>;
  /** The new state when the change is sent again; not given: `read`. */
  again?: (tx: Transaction) => Promise<Section>;
};

/** Changes one section unless somebody else has done so since, and returns its new state. */
export async function changeSection<Section extends object>(
  context: CallContext,
  staff: StaffSession,
  change: SectionChange<Section>,
) {
  const { brand, db } = context;
  const { action, subject, revisao, read, write, again = read } = change;
  const written = async (tx: Transaction) => {
    // The brand's row is the lock: the second of two saves waits and reads what the first wrote.
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    const before = await read(tx);
    if (revisionOf(before) !== revisao) throw new Refusal('changedMeanwhile');
    await write(tx, before);
    const after = await read(tx);
    await recordChange(tx, authorOf(context, staff), {
      action,
      subject,
      before: orNull(before),
      after: orNull(after),
    });
    await announce(tx, { kind: 'brand', brandId: brand.id });
    return after;
  };
  const after = await db.transaction((tx) =>
    once(tx, context, { action, change: () => written(tx), again: () => again(tx) }),
  );
  context.brands.forget(brand.id);
  return revised(after);
}
