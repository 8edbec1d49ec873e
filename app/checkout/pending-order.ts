// The idempotency key of a checkout: made once, kept until the server has said yes or no. A double tap, a retry after a lost reply and a second tab
// all find the same key, so they make one order.
import { readStored, writeStored } from '../storage.ts';

export type PendingOrders = Readonly<Record<string, { key: string; since: number }>>;

/** A reply that was lost longer ago than this belongs to another meal: the next order must not be taken for its repetition. */
export const KEY_LIFETIME_MS = 3_600_000;

/** Whatever cannot be understood or is too old is left out. A start in the future means that the device's clock was set back: too old as well. */
export function parsePending(raw: unknown, now: number): PendingOrders {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([storeId, one]: [string, unknown]) => {
      if (typeof one !== 'object' || one === null || !('key' in one) || !('since' in one)) return [];
      const { key, since } = one;
      if (typeof key !== 'string' || key.length < 8 || key.length > 64 || typeof since !== 'number') return [];
      return now - since <= KEY_LIFETIME_MS && since <= now ? [[storeId, { key, since }]] : [];
    }),
  );
}

/** Where storage is refused, one page at least keeps its key. */
let memory: PendingOrders = {};

/** The key of the checkout under way in a store, made now when there is none. */
export function orderKey(storeId: number, now: number = Date.now()): string {
  const pending = { ...parsePending(memory, now), ...parsePending(readStored('pendingOrder'), now) };
  const known = pending[storeId];
  if (known !== undefined) return known.key;
  const key = newKey();
  memory = { ...pending, [storeId]: { key, since: now } };
  writeStored('pendingOrder', memory);
  return key;
}

/** True while an order was sent and nobody knows what became of it. */
export function hasPendingOrder(storeId: number, now: number = Date.now()): boolean {
  return { ...parsePending(memory, now), ...parsePending(readStored('pendingOrder'), now) }[storeId] !== undefined;
}

/** The server has answered: the next order is another one. */
export function settleOrder(storeId: number, now: number = Date.now()): void {
  const { [storeId]: _settled, ...others } = { ...parsePending(memory, now), ...parsePending(readStored('pendingOrder'), now) };
  memory = others;
  writeStored('pendingOrder', Object.keys(others).length === 0 ? null : others);
}

/** `crypto.randomUUID` exists on https and localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
