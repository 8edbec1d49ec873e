// How the menu is changed: who may, in one transaction with the audit log, and the news by which
// every process and storefront reads it anew.

import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { overlappingDay } from '#rules/time/opening-hours.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** What became of a change, for the audit log. */
export type Change<T> = { result: T; subject: string; before: unknown; after: unknown };

export function memberOf({ staff }: CallContext): StaffSession {
  if (staff === null) throw new Refusal('signInNeeded');
  return staff;
}

/**
 * The stores of a brand share its menu: whoever answers for one of several does not change that of
 * the others.
 */
export function mayEdit(staff: StaffSession, { brand }: CallContext): boolean {
  return staff.papel !== 'atendente' && (staff.storeId === null || brand.stores.length === 1);
}

export async function changeMenu<T>(
  context: CallContext,
  action: AuditAction,
  change: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const staff = memberOf(context);
  if (!mayEdit(staff, context)) throw new Refusal('notYours');
  return writeChange(context, action, change);
}

/** For what everybody on the staff may do. */
export async function writeChange<T>(
  context: CallContext,
  action: AuditAction,
  change: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const staff = memberOf(context);
  const { db, brand } = context;
  const done = await db.transaction(async (tx) => {
    const { result, subject, before, after } = await change(tx);
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    await recordChange(tx, authorOf(context, staff), { action, subject, before, after });
    await announce(tx, { kind: 'brand', brandId: brand.id });
    return result;
  });
  // The news comes to this process as to all others; whoever made the change looks at once.
  context.brands.forget(brand.id);
  context.menus.forget(brand.id);
  return done;
}

/** Later than `before`, so that two changes within one tick of the clock are told apart. */
export function nextMoment(context: CallContext, before: Date | null): Date {
  return new Date(Math.max(context.now().getTime(), (before?.getTime() ?? 0) + 1));
}

/**
 * Refuses a change of something that somebody else changed since it was seen, and shows how it
 * stands now.
 */
export function checkSeen(
  present: { updatedAt: Date },
  seen: string | null,
  inWireForm: () => unknown,
): void {
  if (present.updatedAt.toISOString() !== seen)
    throw new Refusal('menuChangedMeanwhile', {}, inWireForm());
}

/** The ids with `id` after `after`, or first. */
export function placed(ids: readonly number[], id: number, after: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if (after !== null && at === 0) throw new Refusal('notFound');
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Hours of one day that overlap are a mistake of whoever typed them. */
export function checkHours(spans: readonly OpeningSpan[] | undefined): void {
  if (spans !== undefined && overlappingDay(spans) !== null) throw new Refusal('hoursOverlap');
}

/** The stores of a brand share its menu; its clock is that of the first one. */
export const timeZoneOf = ({ brand }: CallContext): string =>
  brand.stores[0]?.fusoHorario ?? 'America/Sao_Paulo';
