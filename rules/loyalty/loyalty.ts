// Cashback: the ledger lines of each event. Lines are never changed, and a balance is the sum of
// its lines.
import type { LedgerAccount, LedgerType } from '#contract/entities/loyalty.ts';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { percentDiscount } from '../price/discounts.ts';
import {
  balanceOf,
  type LedgerEntry,
  lotsOf,
  type NewEntry,
  over,
  usable,
  usableCredit,
} from './credit.ts';

const DAY_MS = 86_400_000;
/** Credit returned by a cancelled order can be used for at least this long. */
const RETURNED_DAYS = 7;

export type Happening =
  /** An order is placed: what it will earn, and the credit it uses. */
  | { kind: 'ordered'; orderId: number; earns: Cents; uses: Cents }
  /** An order is changed: what it will earn now (null: as before), and the credit it still uses. */
  | { kind: 'changed'; orderId: number; earns: Cents | null; uses: Cents }
  | { kind: 'delivered'; orderId: number; days: number | null }
  /** Lines of a delivered order are no longer charged: what it earns, less than before. */
  | { kind: 'earnsLess'; orderId: number; earns: Cents }
  /** Cancelled, refused or not accepted: the used credit is returned. */
  | { kind: 'nothing'; orderId: number }
  /** The food was made and came back: nothing is earned, and what was paid stays paid. */
  | { kind: 'notDelivered'; orderId: number }
  /** The order was refunded: what it earned is taken back, as far as it is still there. */
  | { kind: 'moneyBack'; orderId: number }
  /** The bank reversed it: payment and earnings stay. `earns`: what an open order will earn. */
  | { kind: 'moneyStays'; orderId: number; earns: Cents }
  | { kind: 'redeemed'; value: Cents }
  | { kind: 'given'; value: Cents; days: number | null }
  | { kind: 'taken'; value: Cents }
  | { kind: 'time' };

const ends = (now: Date, days: number | null) =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);
const line = (
  account: LedgerAccount,
  tipo: LedgerType,
  amount: number,
  rest: Partial<NewEntry> = {},
): NewEntry => ({
  account,
  tipo,
  amount,
  orderId: null,
  lotId: null,
  expiresAt: null,
  ...rest,
});

/**
 * The lines that an event adds, none if it was applied before; null: not enough credit, add
 * nothing.
 */
export function follow(
  entries: readonly LedgerEntry[],
  happening: Happening,
  now: Date,
): NewEntry[] | null {
  const ended = expiries(entries, now);
  const added = happen(entries, happening, now);
  return added === null ? null : [...ended, ...added];
}

function happen(
  entries: readonly LedgerEntry[],
  happening: Happening,
  now: Date,
): NewEntry[] | null {
  switch (happening.kind) {
    case 'ordered': {
      const { orderId, earns, uses } = happening;
      const added = withoutDone(entries, orderId, [
        ...(uses > 0
          ? [
              line('cashback', 'usado', -uses, {
                orderId,
                expiresAt: latestTaken(entries, uses, now),
              }),
            ]
          : []),
        ...(earns > 0 ? [line('pending', 'pendente', earns, { orderId })] : []),
      ]);
      return added.some(({ tipo }) => tipo === 'usado') && usableCredit(entries, now) < uses
        ? null
        : added;
    }
    case 'changed': {
      const { orderId, earns, uses } = happening;
      const waiting = waitingOf(entries, orderId);
      const more = (earns ?? waiting) - waiting;
      return [
        ...(more > 0 ? [line('pending', 'pendente', more, { orderId })] : []),
        ...(more < 0 ? [line('pending', 'desistido', more, { orderId })] : []),
        ...returned(entries, orderId, now, uses),
      ];
    }
    case 'delivered': {
      const { orderId } = happening;
      const waiting = waitingOf(entries, orderId);
      if (waiting === 0) return [];
      return [
        line('pending', 'liberado', -waiting, { orderId }),
        line('cashback', 'ganho', waiting, { orderId, expiresAt: ends(now, happening.days) }),
      ];
    }
    case 'earnsLess': {
      const { orderId, earns } = happening;
      const { net, left } = earnedOf(entries, orderId, now);
      const taken = Math.min(left, net - earns);
      return taken > 0 ? [line('cashback', 'debitado', -taken, { orderId })] : [];
    }
    case 'nothing':
      return [...dropped(entries, happening.orderId), ...returned(entries, happening.orderId, now)];
    case 'notDelivered':
      return dropped(entries, happening.orderId);
    case 'moneyBack':
      return [...dropped(entries, happening.orderId), ...reversed(entries, happening.orderId, now)];
    case 'moneyStays': {
      const { orderId, earns } = happening;
      const more = earns - waitingOf(entries, orderId);
      return [
        ...(more > 0 ? [line('pending', 'pendente', more, { orderId })] : []),
        ...restored(entries, orderId, now),
      ];
    }
    case 'redeemed':
      return usableCredit(entries, now) < happening.value
        ? null
        : [line('cashback', 'resgatado', -happening.value)];
    case 'taken':
      return usableCredit(entries, now) < happening.value
        ? null
        : [line('cashback', 'debitado', -happening.value)];
    case 'given':
      return [
        line('cashback', 'creditado', happening.value, { expiresAt: ends(now, happening.days) }),
      ];
    case 'time':
      return [];
  }
}

function withoutDone(
  entries: readonly LedgerEntry[],
  orderId: number,
  added: NewEntry[],
): NewEntry[] {
  return added.filter(
    ({ tipo }) => !entries.some((entry) => entry.orderId === orderId && entry.tipo === tipo),
  );
}

/** What an order still has pending: nothing once released or dropped. */
function waitingOf(entries: readonly LedgerEntry[], orderId: number): Cents {
  return balanceOf(
    entries.filter((entry) => entry.orderId === orderId),
    'pending',
  );
}

function dropped(entries: readonly LedgerEntry[], orderId: number): NewEntry[] {
  const waiting = waitingOf(entries, orderId);
  return waiting === 0 ? [] : [line('pending', 'desistido', -waiting, { orderId })];
}

/** The credit of an order beyond what it `keeps`. */
function returned(
  entries: readonly LedgerEntry[],
  orderId: number,
  now: Date,
  keeps: Cents = 0,
): NewEntry[] {
  const own = entries.filter((entry) => entry.orderId === orderId);
  const used = own.find(({ tipo }) => tipo === 'usado');
  if (used === undefined) return [];
  const back = own.reduce(
    (sum, { tipo, amount }) => (tipo === 'devolvido' ? sum + amount : sum),
    keeps,
  );
  const left = -used.amount - back;
  if (left <= 0) return [];
  const soonest = new Date(now.getTime() + RETURNED_DAYS * DAY_MS);
  const expiresAt = used.expiresAt === null || used.expiresAt > soonest ? used.expiresAt : soonest;
  return [line('cashback', 'devolvido', left, { orderId, expiresAt })];
}

/** Only what is left of it: spent credit stays spent, and no balance becomes negative. */
function reversed(entries: readonly LedgerEntry[], orderId: number, now: Date): NewEntry[] {
  const { lotId, net, left } = earnedOf(entries, orderId, now);
  const taken = Math.min(left, net);
  return taken > 0 ? [line('cashback', 'estornado', -taken, { orderId, lotId })] : [];
}

/**
 * The credit that an order brought, less what was taken back with its lines (`net`), and what the
 * customer still has of it.
 */
function earnedOf(
  entries: readonly LedgerEntry[],
  orderId: number,
  now: Date,
): { lotId: number | null; net: Cents; left: Cents } {
  // After the store has won a dispute, this is the line that gave the credit back.
  const earned = lastOf(entries, orderId, ['ganho', 'creditado']);
  const lot = lotsOf(entries).find(({ id }) => id === earned?.id);
  if (earned === undefined || lot === undefined || over(lot, now))
    return { lotId: null, net: 0, left: 0 };
  // These lines took the credit that expires first, which may have come from another order.
  const taken = entries.filter(
    ({ id, tipo, orderId: of }) => of === orderId && tipo === 'debitado' && id > earned.id,
  );
  return { lotId: lot.id, net: earned.amount + balanceOf(taken, 'cashback'), left: lot.left };
}

function restored(entries: readonly LedgerEntry[], orderId: number, now: Date): NewEntry[] {
  const taken = lastOf(entries, orderId, ['estornado', 'creditado']);
  if (taken === undefined || taken.tipo === 'creditado') return [];
  const expiresAt = entries.find(({ id }) => id === taken.lotId)?.expiresAt ?? null;
  if (over({ expiresAt }, now)) return [];
  return [line('cashback', 'creditado', -taken.amount, { orderId, expiresAt })];
}

const lastOf = (
  entries: readonly LedgerEntry[],
  orderId: number,
  types: readonly LedgerType[],
): LedgerEntry | undefined =>
  entries.findLast((entry) => entry.orderId === orderId && types.includes(entry.tipo));

function expiries(entries: readonly LedgerEntry[], now: Date): NewEntry[] {
  return lotsOf(entries)
    .filter((lot) => lot.left > 0 && over(lot, now))
    .map((lot) => line('cashback', 'expirado', -lot.left, { lotId: lot.id }));
}

/** The latest expiry of the credit used, so that returned credit loses nothing. */
function latestTaken(entries: readonly LedgerEntry[], wanted: Cents, now: Date): Date | null {
  let left = wanted;
  let latest: Date | null = now;
  for (const lot of usable(lotsOf(entries), now)) {
    if (left <= 0) break;
    left -= lot.left;
    latest = lot.expiresAt;
  }
  return latest;
}

/** What the customer pays for food: fees and service earn nothing. */
export const paidForFood = (totals: OrderTotals): Cents =>
  Math.max(0, totals.valorItens - totals.valorDesconto - totals.descontoFormaPagamento);

export function cashbackEarned(
  totals: OrderTotals,
  { percentual, valorMinimoPedido }: { percentual: number; valorMinimoPedido: Cents },
): Cents {
  if (totals.valorItens < valorMinimoPedido) return 0;
  return percentDiscount(paidForFood(totals), percentual);
}
