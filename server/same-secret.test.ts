import { expect, test } from 'vitest';
import { sameSecret } from './same-secret.ts';

test('only the same text is the right secret, whatever is sent', () => {
  expect(sameSecret('4711', '4711')).toBe(true);
  for (const given of ['4712', '471', '', '47111', 'éééé']) {
    expect(sameSecret(given, '4711')).toBe(false);
  }
});
