import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_TICKETS, nextSpin, prizeOf, turnTo, wrongSum } from './wheel.ts';

test('odds that do not add up to exactly 100 percent are reported with their sum', () => {
  expect(wrongSum([33.33, 33.33, 33.34])).toBeNull();
  expect(wrongSum([50, 49.99])).toBe(99.99);
  expect(wrongSum([0.1, 0.2, 99.7])).toBeNull();
  expect(wrongSum([60, 60])).toBe(120);
});

// Rows: 1.17
test('each prize has exactly as many tickets as its odds', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: ALL_TICKETS }), { minLength: 1, maxLength: 11 });
  fc.assert(
    fc.property(cuts, (places) => {
      const edges = [0, ...places.sort((a, b) => a - b), ALL_TICKETS];
      const percents = edges.slice(1).map((edge, before) => (edge - (edges[before] ?? 0)) / 100);
      const won = percents.map(() => 0);
      for (let ticket = 0; ticket < ALL_TICKETS; ticket++) {
        const position = prizeOf(ticket, percents);
        won[position] = (won[position] ?? 0) + 1;
      }
      expect(won.map((count) => count / 100)).toEqual(percents);
    }),
    { numRuns: 20 },
  );
});

test('the wheel stops with the prize that was drawn under the pin', () => {
  for (const count of [2, 5, 8, 12]) {
    for (let position = 0; position < count; position++)
      expect(
        (((turnTo(position, count, 5) + (position * 360) / count) % 360) + 360) % 360,
      ).toBeCloseTo(0);
  }
});

test('the next spin is a whole period after the last', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(nextSpin(null, 24, now)).toBeNull();
  expect(nextSpin(new Date('2026-02-28T12:00:00Z'), 24, now)).toBeNull();
  expect(nextSpin(new Date('2026-02-28T12:00:01Z'), 24, now)).toEqual(
    new Date('2026-03-01T12:00:01Z'),
  );
});
