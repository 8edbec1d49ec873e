// Orders that staff put aside while they take another. They have names and phones, so they stay in
// this tab and end with it.
import { readSession, writeSession } from '../../storage.ts';
import type { CounterDraft, Filled } from './draft.ts';

/** `filled`: what the phone filled in, which is removed if another phone is typed. */
export type HeldOrder = { storeId: number; draft: CounterDraft; filled: Filled };

const MOST = 20;

/** Staff put aside no more: none is dropped, so an order that the screen's end keeps still fits. */
export const isFull = (held: readonly HeldOrder[]): boolean => held.length >= MOST;

/** Written by this tab alone; anything else is dropped. */
const isHeld = (value: unknown): value is HeldOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { storeId, draft, filled } = value as Partial<HeldOrder>;
  return (
    typeof storeId === 'number' &&
    typeof draft?.key === 'string' &&
    Array.isArray(draft.lines) &&
    typeof filled?.phone === 'string'
  );
};

export function readHeld(): HeldOrder[] {
  const stored = readSession('heldOrders');
  return Array.isArray(stored) ? stored.filter(isHeld) : [];
}

/** Replaces an order with the same key. */
export function withHeld(held: readonly HeldOrder[], one: HeldOrder): HeldOrder[] {
  return [...withoutHeld(held, one.draft.key), one];
}

export const withoutHeld = (held: readonly HeldOrder[], key: string): HeldOrder[] =>
  held.filter(({ draft }) => draft.key !== key);

export const keepHeld = (held: readonly HeldOrder[]): boolean =>
  writeSession('heldOrders', held.length === 0 ? null : held);

/** Something would be lost. */
export const isBegun = ({ lines, phone, name }: CounterDraft): boolean =>
  lines.length > 0 || phone !== '' || name.trim() !== '';
