// Menu changes: permission, one transaction with the audit log, and the notice that makes every
// process and storefront reload.

import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import { overlappingDay } from '#rules/time/opening-hours.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { once } from '../staff/once.ts';
import { lastAuthor, type MenuSubject } from './last-author.ts';

/** The result of a change, for the audit log. */
export type Change<T> = { result: T; subject: string; before: unknown; after: unknown };

/**
 * The stores of a brand share its menu, so a manager of one of several stores may not change it.
 */
export function mayEdit(staff: StaffSession, { brand }: CallContext): boolean {
  return staff.papel !== 'atendente' && (staff.storeId === null || brand.stores.length === 1);
}

export async function changeMenu<T>(
  context: CallContext,
  action: AuditAction,
  change: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const staff = signedIn(context);
  if (!mayEdit(staff, context)) throw new Refusal('notYours');
  return writeChange(context, action, change);
}

/** For actions allowed to all staff. */
export async function writeChange<T>(
  context: CallContext,
  action: AuditAction,
  change: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const staff = signedIn(context);
  const { db, brand } = context;
  const written = async (tx: Transaction) => {
    const { result, subject, before, after } = await change(tx);
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    await recordChange(tx, authorOf(context, staff), { action, subject, before, after });
    await announce(tx, { kind: 'brand', brandId: brand.id });
    return result;
  };
  const done = await db.transaction((tx) =>
    once(tx, context, { action, change: () => written(tx) }),
  );
  // This process gets the notice as others do, but the editor reads the result at once.
  context.brands.forget(brand.id);
  context.menus.forget(brand.id);
  return done;
}

/** Changes what stores have of their own: the brand's menu and other stores stay in memory. */
export async function writeStoreChange<T>(
  context: CallContext,
  storeIds: readonly number[],
  action: AuditAction,
  change: (tx: Transaction) => Promise<Change<T>>,
): Promise<T> {
  const staff = signedIn(context);
  const { db, brand, menus } = context;
  const written = async (tx: Transaction) => {
    const { result, subject, before, after } = await change(tx);
    await recordChange(tx, authorOf(context, staff), { action, subject, before, after });
    for (const storeId of storeIds)
      await announce(tx, { kind: 'brand', brandId: brand.id, storeId });
    return result;
  };
  const done = await db.transaction((tx) =>
    once(tx, context, { action, change: () => written(tx) }),
  );
  for (const storeId of storeIds) menus.forgetStore(brand.id, storeId);
  return done;
}

/** Later than `before`, so that two changes within one clock tick differ. */
export function nextMoment(context: CallContext, before: Date | null): Date {
  return new Date(Math.max(context.now().getTime(), (before?.getTime() ?? 0) + 1));
}

/**
 * Refuses to change what somebody else has changed since, and shows its current state and who did.
 */
export async function checkSeen(
  tx: Transaction,
  context: CallContext,
  subject: MenuSubject,
  { updatedAt, seen, inWireForm }: Seen,
): Promise<void> {
  if ((updatedAt?.toISOString() ?? null) === seen) return;
  const who = updatedAt === null ? null : await lastAuthor(tx, context, subject, updatedAt);
  throw new Refusal('menuChangedMeanwhile', who === null ? undefined : { who }, {
    ...inWireForm?.(),
    nomePessoa: who,
  });
}

type Seen = {
  /** Null: never changed. */
  updatedAt: Date | null;
  /** What the caller knows of that moment. */
  seen: string | null;
  /** Not given: one of many, which the caller reads again. */
  inWireForm?: () => object;
};

/** The ids with `id` placed after `after`, or first. */
export function placed(ids: readonly number[], id: number, after: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if (after !== null && at === 0) throw new Refusal('notFound');
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Overlapping hours on one day are a typing mistake. */
export function checkHours(spans: readonly OpeningSpan[] | undefined): void {
  if (spans !== undefined && overlappingDay(spans) !== null) throw new Refusal('hoursOverlap');
}

/** The stores of a brand share its menu, which uses the first store's clock. */
export const timeZoneOf = ({ brand }: CallContext): string =>
  brand.stores[0]?.fusoHorario ?? 'America/Sao_Paulo';
