import { expect, test } from 'vitest';
import { drawInstants, otherInstants, readOptions } from './instants.mjs';

test('there are at least twelve other instants, all different and all with their offset', () => {
  const all = otherInstants();
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ at }) => Date.parse(at))).size).toBe(all.length);
  for (const { at } of all) expect(readOptions([`--at=${at}`]).at).toBe(at);
});

test('parts and instants are asked for together', () => {
  expect(readOptions(['api', '--at=2026-12-31T23:58:00-03:00', 'unit'])).toEqual({
    parts: ['api', 'unit'],
    at: '2026-12-31T23:58:00-03:00',
    more: 0,
    upgraded: false,
    hold: 0,
    frames: 0,
  });
  expect(readOptions(['--instants=2', '--upgraded', '--hold=400', '--frames=200'])).toEqual({
    parts: [],
    at: '',
    more: 2,
    upgraded: true,
    hold: 400,
    frames: 200,
  });
});

test.each([
  '--at=',
  '--at=2026-12-31',
  '--at=2026-12-31T23:58:00',
  '--at=2026-13-31T23:58:00Z',
  '--instants=x',
  '--instants=99',
  '--hold=',
  '--hold=0.5',
  '--frames=0',
])('%s is refused with a sentence', (arg) => {
  expect(() => readOptions([arg])).toThrow(
    /^--(at|instants|hold|frames) is ".*", but it must be .+\.$/,
  );
});

test('instants that are drawn are never the same twice', () => {
  const drawn = drawInstants(otherInstants().length);
  expect(drawn.map(({ name }) => name).sort()).toEqual(
    otherInstants()
      .map(({ name }) => name)
      .sort(),
  );
  expect(drawInstants(2)).toHaveLength(2);
});
