import { expect, test } from 'vitest';
import { keysByContent } from './keys-by-content.ts';

test('a repeated press has the same key, and a changed line another', () => {
  const keyOf = keysByContent();
  const line = { nome: 'Rolha', quantidade: 1, valor: 2000 };
  const first = keyOf(line);
  const changed = keyOf({ ...line, valor: 3000 });
  expect(keyOf({ ...line })).toBe(first);
  expect(changed).not.toBe(first);
  expect(keyOf({ ...line })).toBe(first);
  expect(keysByContent()(line)).not.toBe(first);
});
