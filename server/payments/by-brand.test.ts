import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { byBrand } from './by-brand.ts';

const rowsOf = (brandId: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ brandId, at }));

test('a brand whose provider hangs delays no other brand', async () => {
  let answer = () => {};
  const hanging = new Promise<void>((done) => {
    answer = done;
  });
  const done: number[] = [];
  const round = byBrand([...rowsOf(1, 2), ...rowsOf(2, 2)], async ({ brandId }) => {
    if (brandId === 1) await hanging;
    done.push(brandId);
  });
  await setImmediate();
  expect(done).toEqual([2, 2]);
  answer();
  await round;
  expect(done).toEqual([2, 2, 1, 1]);
});

test('a brand whose provider is slow leaves the rest for the next round', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const done: number[] = [];
  await byBrand(rowsOf(1, 100), async ({ at }) => {
    time += 4000;
    done.push(at);
  });
  clock.mockRestore();
  expect(done).toEqual([0, 1, 2]);
});

test('every row of every brand is done, and those of a brand one after the other', async () => {
  const done: string[] = [];
  const rows = [1, 2, 3, 4, 5, 6].flatMap((brandId) => rowsOf(brandId, 3));
  await byBrand(rows, async ({ brandId, at }) => {
    await Promise.resolve();
    done.push(`${brandId} ${at}`);
  });
  expect(done).toHaveLength(18);
  for (const brandId of [1, 2, 3, 4, 5, 6])
    expect(done.filter((one) => one.startsWith(`${brandId} `))).toEqual(
      [0, 1, 2].map((at) => `${brandId} ${at}`),
    );
});
