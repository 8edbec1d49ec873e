// The idempotency key of a checkout: created when it opens, kept until the order exists. Double
// taps, retries and other tabs use the same key, so they make one order.
import { newKey } from '../new-key.ts';
import { readStored, writeStored } from '../storage.ts';

/** By store id. `sentAt`: an order with this key was sent and its result is unknown. */
export type PendingOrders = Readonly<Record<string, Pending>>;
type Pending = { key: string; sentAt: number | null };

/**
 * After this long, a lost reply belongs to another meal: the next order must not count as its
 * retry.
 */
export const KEY_LIFETIME_MS = 3_600_000;

/**
 * Invalid or old entries are dropped. A time in the future means that the clock was set back: it
 * counts as old.
 */
export function parsePending(raw: unknown, now: number): PendingOrders {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([storeId, one]: [string, unknown]): [string, Pending][] => {
      if (typeof one !== 'object' || one === null || !('key' in one) || !('sentAt' in one))
        return [];
      const { key, sentAt } = one;
      if (typeof key !== 'string' || key.length < 8 || key.length > 64) return [];
      if (sentAt === null) return [[storeId, { key, sentAt }]];
      return typeof sentAt === 'number' && now - sentAt <= KEY_LIFETIME_MS && sentAt <= now
        ? [[storeId, { key, sentAt }]]
        : [];
    }),
  );
}

/** If storage is refused, the page itself keeps its keys. */
let memory: PendingOrders | null = null;

function read(now: number): PendingOrders {
  return parsePending(memory ?? readStored('pendingOrder'), now);
}

function write(pending: PendingOrders): void {
  memory = writeStored('pendingOrder', Object.keys(pending).length === 0 ? null : pending)
    ? null
    : pending;
}

/** The key of the store's open checkout in any tab; created if there is none. */
export function orderKey(storeId: number, now: number = Date.now()): string {
  const pending = read(now);
  const known = pending[storeId];
  if (known !== undefined) return known.key;
  const key = newKey();
  write({ ...pending, [storeId]: { key, sentAt: null } });
  return key;
}

/** Keep the first attempt's time: that attempt may have made the order. */
export function markSent(storeId: number, key: string, now: number = Date.now()): void {
  const pending = read(now);
  const known = pending[storeId];
  write({
    ...pending,
    [storeId]: { key, sentAt: known?.key === key ? (known.sentAt ?? now) : now },
  });
}

/** An order was sent, and nothing is known of it: after a reload the customer is told so again. */
export function awaitsAnswer(storeId: number, now: number = Date.now()): boolean {
  return typeof read(now)[storeId]?.sentAt === 'number';
}

/** The server refused: there is no order, and the key can be used again. */
export function markAnswered(storeId: number, key: string, now: number = Date.now()): void {
  const pending = read(now);
  if (pending[storeId]?.key === key) write({ ...pending, [storeId]: { key, sentAt: null } });
}

/** The order exists: the next one gets a new key, unless another tab has already made one. */
export function settleOrder(storeId: number, key: string, now: number = Date.now()): void {
  const { [storeId]: settled, ...others } = read(now);
  if (settled?.key === key) write(others);
}

/** Keys that no order was sent with. Open checkouts make new ones. */
export function forgetUnsent(now: number = Date.now()): void {
  const sent = Object.entries(read(now)).filter(([, { sentAt }]) => sentAt !== null);
  write(Object.fromEntries(sent));
}
