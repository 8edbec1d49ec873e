import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BillInput, billOf, shareOut, splitEqually } from './bill.ts';

const cents = fc.integer({ min: 0, max: 500_000 });
const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('equal parts of a hundred reais among three add up, and differ by a cent at most', () => {
  expect(splitEqually(10_000, 3)).toEqual([3334, 3333, 3333]);
});

test('shares add up to the cent, and no share is off by a cent or more', () => {
  fc.assert(
    fc.property(
      cents,
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 12 }),
      (amount, weights) => {
        const shares = shareOut(amount, weights);
        expect(add(shares)).toBe(amount);
        const sum = add(weights);
        if (sum > 0)
          for (const [at, share] of shares.entries())
            expect(Math.abs(share - (amount * (weights[at] ?? 0)) / sum)).toBeLessThan(1);
      },
    ),
  );
});

const line = fc.record({
  personId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  valor: cents,
  net: cents,
  fee: cents,
  servico: cents,
  quitada: fc.boolean(),
  voided: fc.boolean(),
});
const bill: fc.Arbitrary<BillInput> = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  people: fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 5 }), recusaServico: fc.boolean() }),
    { selector: ({ id }) => id, minLength: 1 },
  ),
  payments: fc.array(
    fc.record({
      personId: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
      valor: cents,
    }),
    { maxLength: 6 },
  ),
  modo: fc.constantFrom('cada' as const, 'conta' as const),
  recusaServico: fc.boolean(),
});

test('the people’s amounts add up to the table’s, in either mode', () => {
  fc.assert(
    fc.property(bill, (input) => {
      const { parts, total, service } = billOf(input);
      expect(add(parts.map((part) => part.total))).toBe(total);
      expect(add(parts.map((part) => part.service))).toBe(service);
    }),
  );
});

test('however a bill is split, the open parts add up to the open bill', () => {
  fc.assert(
    fc.property(bill, (input) => {
      const { parts, total, paid, left, excess } = billOf(input);
      expect(left).toBe(Math.max(0, total - paid));
      expect(excess).toBe(Math.max(0, paid - total));
      expect(add(parts.map((part) => part.left))).toBe(left);
      for (const part of parts) expect(part.left).toBeGreaterThanOrEqual(0);
    }),
  );
});

const two: BillInput = {
  lines: [
    { personId: 1, valor: 5000, net: 5000, fee: 0, servico: 500, quitada: false, voided: false },
    { personId: 2, valor: 3000, net: 2700, fee: 0, servico: 270, quitada: false, voided: false },
    { personId: 2, valor: 900, net: 900, fee: 0, servico: 90, quitada: false, voided: true },
    { personId: null, valor: 1001, net: 1001, fee: 0, servico: 101, quitada: false, voided: false },
  ],
  people: [
    { id: 1, recusaServico: false },
    { id: 2, recusaServico: true },
  ],
  payments: [{ personId: 1, valor: 1000 }],
  modo: 'cada',
  recusaServico: false,
};

test('with separate bills, one person who declines the service changes no other part', () => {
  expect(billOf(two).parts).toEqual([
    { id: 1, net: 5501, service: 551, total: 6052, paid: 1000, left: 5052 },
    { id: 2, net: 3200, service: 50, total: 3250, paid: 0, left: 3250 },
  ]);
});

test('the table declines the service for all', () => {
  expect(billOf({ ...two, modo: 'conta', recusaServico: true })).toMatchObject({
    items: 9001,
    discount: 300,
    service: 0,
    total: 8701,
    paid: 1000,
    left: 7701,
  });
});

test('a fee on each order is a sum of its own, beside the discounts', () => {
  const [first, second, ...rest] = two.lines;
  if (first === undefined || second === undefined) throw new Error('no lines');
  const lines = [
    { ...first, net: first.net + 99, fee: 99 },
    { ...second, net: second.net + 50, fee: 50 },
    ...rest,
  ];
  const { items, discount, fees, service, total } = billOf({ ...two, lines });
  expect({ items, discount, fees }).toEqual({ items: 9001, discount: 300, fees: 149 });
  expect(items - discount + fees + service).toBe(total);
});

test('paying more than one’s part lowers the others’; money for a removed line is returned', () => {
  const generous = { ...two, payments: [{ personId: 1, valor: 7052 }] };
  expect(billOf(generous).parts.map(({ left }) => left)).toEqual([0, 2250]);
  const gone = { ...generous, lines: two.lines.map((one) => ({ ...one, voided: true })) };
  expect(billOf(gone)).toMatchObject({
    total: 0,
    left: 0,
    excess: 7052,
    parts: [{ left: 0 }, { left: 0 }],
  });
});

test('declining the service later does not change earlier payments', () => {
  const prepaid = {
    ...two,
    modo: 'conta' as const,
    payments: [],
    lines: two.lines.map((one) => ({ ...one, quitada: true })),
  };
  const { paid, left } = billOf({ ...prepaid, recusaServico: true });
  expect({ paid, left }).toEqual({ paid: billOf(prepaid).paid, left: 0 });
});

test('an order paid when it was placed is not owed', () => {
  const { left } = billOf({
    ...two,
    modo: 'conta',
    lines: two.lines.map((one) => ({ ...one, quitada: one.personId === 1 })),
    payments: [],
  });
  expect(left).toBe(2970 + 1102);
});
