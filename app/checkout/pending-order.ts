// The idempotency key of a checkout: made when it opens, kept until its order is made. A double
// tap, a retry after a lost reply and a second tab
// all carry the same key, so they make one order.
import { readStored, writeStored } from '../storage.ts';

/**
 * By store id. `sentAt`: an order with this key is on its way and nobody knows what became of it.
 */
export type PendingOrders = Readonly<Record<string, Pending>>;
type Pending = { key: string; sentAt: number | null };

/**
 * A reply that was lost longer ago than this belongs to another meal: the next order must not be
 * taken for its repetition.
 */
export const KEY_LIFETIME_MS = 3_600_000;

/**
 * Whatever cannot be understood or is too old is left out. Sent in the future means that the
 * device's clock was set back: too old as well.
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

/** Where storage is refused, one page at least keeps its keys. */
let memory: PendingOrders | null = null;

function read(now: number): PendingOrders {
  return parsePending(memory ?? readStored('pendingOrder'), now);
}

function write(pending: PendingOrders): void {
  memory = writeStored('pendingOrder', Object.keys(pending).length === 0 ? null : pending)
    ? null
    : pending;
}

/**
 * The key of the checkout that is open in a store, in whatever tab; made now when there is none.
 */
export function orderKey(storeId: number, now: number = Date.now()): string {
  const pending = read(now);
  const known = pending[storeId];
  if (known !== undefined) return known.key;
  const key = newKey();
  write({ ...pending, [storeId]: { key, sentAt: null } });
  return key;
}

/** The first of several tries counts: that one may have made the order. */
export function markSent(storeId: number, key: string, now: number = Date.now()): void {
  const pending = read(now);
  const known = pending[storeId];
  write({
    ...pending,
    [storeId]: { key, sentAt: known?.key === key ? (known.sentAt ?? now) : now },
  });
}

/** The server has said no: there is no order, and the key is as good as new. */
export function markAnswered(storeId: number, key: string, now: number = Date.now()): void {
  const pending = read(now);
  if (pending[storeId]?.key === key) write({ ...pending, [storeId]: { key, sentAt: null } });
}

/** The order is made: the next one has another key. A key that another tab has made since stays. */
export function settleOrder(storeId: number, key: string, now: number = Date.now()): void {
  const { [storeId]: settled, ...others } = read(now);
  if (settled?.key === key) write(others);
}

/** `crypto.randomUUID` exists on https and localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
