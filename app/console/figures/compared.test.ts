// Whether a figure has grown: as it is shown, not as it was computed.
import { expect, test } from 'vitest';
import { direction } from './compared.tsx';

test('a change that is shown as 0 % has no direction', () => {
  expect(direction(15_528, 15_529)).toBeNull();
  expect(direction(0, 0)).toBeNull();
  expect(direction(9, 0)).toBeNull();
  expect(direction(10_010, 10_000)).toBe('more');
  expect(direction(9_990, 10_000)).toBe('less');
});
