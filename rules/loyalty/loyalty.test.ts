import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashbackUsable } from '../price/credit-limit.ts';
import { balanceOf, endingSoon, type LedgerEntry, lotsOf, usableCredit } from './credit.ts';
import { follow, type Happening } from './loyalty.ts';

const DAY = 86_400_000;
const start = new Date('2026-01-01T12:00:00Z').getTime();

/** A ledger that events are applied to one after the other. */
function ledger() {
  const entries: LedgerEntry[] = [];
  return {
    entries,
    add(happening: Happening, now: Date): boolean {
      const added = follow(entries, happening, now);
      for (const entry of added ?? []) entries.push({ ...entry, id: entries.length + 1, at: now });
      return added !== null;
    },
  };
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'ordered',
      'delivered',
      'nothing',
      'notDelivered',
      'redeemed',
      'given',
      'taken',
      'time',
      'moneyBack',
      'moneyStays',
    ),
    orderId: fc.integer({ min: 1, max: 6 }),
    value: fc.integer({ min: 1, max: 5000 }),
    uses: fc.integer({ min: 0, max: 3000 }),
    days: fc.option(fc.integer({ min: 1, max: 20 })),
    later: fc.integer({ min: 0, max: 6 }),
  }),
  { maxLength: 60 },
);

type Step = {
  what: Exclude<Happening['kind'], 'changed' | 'earnsLess'>;
  orderId: number;
  value: number;
  uses: number;
  days: number | null;
};
type Stage = 'placed' | 'over';
type Ledger = ReturnType<typeof ledger>;

/** The second time changes nothing. */
function addTwice({ entries, add }: Ledger, happening: Happening, at: Date): void {
  add(happening, at);
  const length = entries.length;
  add(happening, at);
  expect(entries).toHaveLength(length);
}

function take(own: Ledger, orders: Map<number, Stage>, step: Step, at: Date): void {
  const { what, orderId, value, uses, days } = step;
  const before = usableCredit(own.entries, at);
  switch (what) {
    case 'ordered': {
      if (orders.has(orderId)) return;
      const done = own.add({ kind: what, orderId, earns: value, uses }, at);
      expect(done).toBe(uses <= before);
      if (done) orders.set(orderId, 'placed');
      return;
    }
    case 'redeemed':
    case 'taken':
      expect(own.add({ kind: what, value }, at)).toBe(value <= before);
      return;
    case 'given':
      own.add({ kind: what, value, days }, at);
      return;
    case 'time':
      own.add({ kind: what }, at);
      return;
    // Nothing is known of an order that was not placed.
    case 'moneyBack':
      addTwice(own, { kind: what, orderId }, at);
      return;
    case 'moneyStays':
      addTwice(own, { kind: what, orderId, earns: 0 }, at);
      return;
    default: {
      // An order ends once, however often its end is reported.
      if (orders.get(orderId) !== 'placed') return;
      orders.set(orderId, 'over');
      const end: Happening =
        what === 'delivered' ? { kind: what, orderId, days } : { kind: what, orderId };
      addTwice(own, end, at);
    }
  }
}

test('over any history the sums match, no balance is negative, nothing counts twice', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const own = ledger();
      const { entries, add } = own;
      const orders = new Map<number, Stage>();
      let now = start;
      for (const { later, ...step } of history) {
        now += later * DAY;
        const at = new Date(now);
        take(own, orders, step, at);
        expect(balanceOf(entries, 'cashback')).toBeGreaterThanOrEqual(0);
        expect(balanceOf(entries, 'pending')).toBeGreaterThanOrEqual(0);
        expect(lotsOf(entries).reduce((sum, { left }) => sum + left, 0)).toBe(
          balanceOf(entries, 'cashback'),
        );
        expect(lotsOf(entries).every(({ left }) => left >= 0)).toBe(true);
        add({ kind: 'time' }, at);
        expect(usableCredit(entries, at)).toBe(balanceOf(entries, 'cashback'));
      }
      const keys = entries
        .filter((entry) => entry.orderId !== null)
        .map((entry) => `${entry.orderId} ${entry.tipo}`);
      expect(new Set(keys).size).toBe(keys.length);
      const dropped = entries
        .filter(({ tipo }) => tipo === 'desistido')
        .map((entry) => entry.orderId);
      const waiting = [...orders]
        .filter(([id, stage]) => stage === 'placed' && !dropped.includes(id))
        .map(([id]) => id);
      const open = entries.filter(
        (entry) => entry.tipo === 'pendente' && waiting.includes(entry.orderId ?? 0),
      );
      expect(balanceOf(entries, 'pending')).toBe(open.reduce((sum, { amount }) => sum + amount, 0));
    }),
    { numRuns: 300 },
  );
});

// Rows: 1.14
test('a delivered order earns; a cancelled one returns its credit and earns nothing', () => {
  const now = new Date(start);
  const { entries, add } = ledger();
  add({ kind: 'given', value: 1000, days: 30 }, now);
  add({ kind: 'ordered', orderId: 1, earns: 250, uses: 700 }, now);
  expect([balanceOf(entries, 'cashback'), balanceOf(entries, 'pending')]).toEqual([300, 250]);
  add({ kind: 'nothing', orderId: 1 }, now);
  expect([balanceOf(entries, 'cashback'), balanceOf(entries, 'pending')]).toEqual([1000, 0]);
  add({ kind: 'ordered', orderId: 2, earns: 250, uses: 0 }, now);
  add({ kind: 'delivered', orderId: 2, days: 90 }, now);
  expect([balanceOf(entries, 'cashback'), balanceOf(entries, 'pending')]).toEqual([1250, 0]);
});

test('a refund takes back what the order earned, and a reversed refund restores it', () => {
  const now = new Date(start);
  const { entries, add } = ledger();
  add({ kind: 'ordered', orderId: 1, earns: 400, uses: 0 }, now);
  add({ kind: 'delivered', orderId: 1, days: 90 }, now);
  add({ kind: 'redeemed', value: 150 }, now);
  add({ kind: 'moneyBack', orderId: 1 }, now);
  expect(usableCredit(entries, now)).toBe(0);
  add({ kind: 'moneyStays', orderId: 1, earns: 0 }, now);
  expect(usableCredit(entries, now)).toBe(250);
  expect(usableCredit(entries, new Date(start + 91 * DAY))).toBe(0);
  add({ kind: 'ordered', orderId: 2, earns: 300, uses: 100 }, now);
  add({ kind: 'moneyBack', orderId: 2 }, now);
  add({ kind: 'delivered', orderId: 2, days: 90 }, now);
  expect([usableCredit(entries, now), balanceOf(entries, 'pending')]).toEqual([150, 0]);
});

test('lines taken off a served order take back their part, once and only what is left', () => {
  const now = new Date(start);
  const { entries, add } = ledger();
  add({ kind: 'given', value: 300, days: 2 }, now);
  add({ kind: 'ordered', orderId: 1, earns: 400, uses: 0 }, now);
  add({ kind: 'delivered', orderId: 1, days: 90 }, now);
  for (let times = 0; times < 2; times++) add({ kind: 'earnsLess', orderId: 1, earns: 250 }, now);
  expect(usableCredit(entries, now)).toBe(550);
  // The 150 were taken from the credit that ends first: the whole order takes no more than its own.
  add({ kind: 'moneyBack', orderId: 1 }, now);
  expect(usableCredit(entries, now)).toBe(300);
  add({ kind: 'moneyStays', orderId: 1, earns: 0 }, now);
  expect(usableCredit(entries, now)).toBe(550);
  add({ kind: 'redeemed', value: 500 }, now);
  add({ kind: 'earnsLess', orderId: 1, earns: 100 }, now);
  expect(usableCredit(entries, now)).toBe(0);
});

test('a reversed refund lets an open order earn again, once', () => {
  const now = new Date(start);
  const { entries, add } = ledger();
  add({ kind: 'ordered', orderId: 1, earns: 400, uses: 0 }, now);
  add({ kind: 'moneyBack', orderId: 1 }, now);
  expect(balanceOf(entries, 'pending')).toBe(0);
  for (let times = 0; times < 2; times++) add({ kind: 'moneyStays', orderId: 1, earns: 400 }, now);
  expect(balanceOf(entries, 'pending')).toBe(400);
  add({ kind: 'delivered', orderId: 1, days: 90 }, now);
  expect([usableCredit(entries, now), balanceOf(entries, 'pending')]).toEqual([400, 0]);
});

test('credit is used by expiry, and returned credit lasts at least a week', () => {
  const now = new Date(start);
  const { entries, add } = ledger();
  add({ kind: 'given', value: 500, days: 90 }, now);
  add({ kind: 'given', value: 300, days: 2 }, now);
  expect(endingSoon(entries, now)).toEqual({ value: 300, at: new Date(start + 2 * DAY) });
  add({ kind: 'ordered', orderId: 1, earns: 0, uses: 300 }, now);
  expect(endingSoon(entries, now)).toBeNull();
  const later = new Date(start + 3 * DAY);
  add({ kind: 'nothing', orderId: 1 }, later);
  expect(usableCredit(entries, later)).toBe(800);
  expect(usableCredit(entries, new Date(later.getTime() + 8 * DAY))).toBe(500);
});

// Rows: 1.14
test('credit pays up to a share of the items and a cap, never more than there is', () => {
  const rule = { percentualMaximo: 50, valorMaximo: 3000 };
  expect([
    cashbackUsable(900, 4000, rule),
    cashbackUsable(9000, 4000, rule),
    cashbackUsable(9000, 40_000, rule),
  ]).toEqual([900, 2000, 3000]);
  expect(cashbackUsable(9000, 4000, { percentualMaximo: 100, valorMaximo: 0 })).toBe(4000);
});
