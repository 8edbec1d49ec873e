import { expect, test } from 'vitest';
import { type EndTurn, FairTurns, NoTurnError } from './fair-turns.ts';

/** Takes turns that are noted as they begin, and ended by hand. */
function watched(turns: FairTurns) {
  const begun: string[] = [];
  const ends: EndTurn[] = [];
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    async ask(brand: number | null, name: string) {
      void turns.take(brand, 0).then((end) => {
        begun.push(name);
        ends.push(end);
      });
      await settled();
    },
    async endFirst() {
      ends.shift()?.();
      await settled();
    },
  };
}

test('a brand that asks for everything leaves the others their turn at once', async () => {
  const { begun, ask } = watched(new FairTurns({ most: 4, share: 3 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask(1, name);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await ask(2, 'b1');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('the brand with the fewest turns comes next, even if it came last', async () => {
  const turns = new FairTurns({ most: 3, share: 3 });
  const { begun, ask, endFirst } = watched(turns);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask(1, name);
  await ask(2, 'b1');
  await ask(3, 'c1');
  await ask(2, 'b2');
  expect(turns.waiting).toBe(5);
  for (let turn = 0; turn < 5; turn += 1) await endFirst();
  expect(begun.slice(3)).toEqual(['b1', 'c1', 'a4', 'b2', 'a5']);
  expect(turns.waiting).toBe(0);
});

test('brands that are equal take turns, each in the order of its own', async () => {
  const { begun, ask, endFirst } = watched(new FairTurns({ most: 1, share: 1 }));
  await ask(9, 'first');
  for (const name of ['a1', 'a2', 'a3']) await ask(1, name);
  for (const name of ['b1', 'b2']) await ask(2, name);
  for (let turn = 0; turn < 5; turn += 1) await endFirst();
  expect(begun).toEqual(['first', 'a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a turn that ends twice is given to one only', async () => {
  const turns = new FairTurns({ most: 1, share: 1 });
  const { begun, ask } = watched(turns);
  const end = turns.takeNow(1);
  for (const name of ['b1', 'b2']) await ask(2, name);
  end?.();
  end?.();
  await ask(3, 'c1');
  expect(begun).toEqual(['b1']);
});

test('who waits too long is refused, and is not in anybody’s way', async () => {
  const turns = new FairTurns({ most: 1, share: 1 });
  const end = turns.takeNow(1);
  await expect(turns.take(2, 1)).rejects.toThrow(NoTurnError);
  expect(turns.waiting).toBe(0);
  end?.();
  expect(turns.takeNow(3)).not.toBeNull();
});

test('work of no brand has no share, and waits for its turn as a brand does', async () => {
  const { begun, ask, endFirst } = watched(new FairTurns({ most: 2, share: 1 }));
  for (const name of ['job 1', 'job 2', 'job 3']) await ask(null, name);
  await ask(1, 'a1');
  expect(begun).toEqual(['job 1', 'job 2']);
  await endFirst();
  expect(begun.at(-1)).toBe('a1');
});
