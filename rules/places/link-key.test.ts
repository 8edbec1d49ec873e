import { expect, test } from 'vitest';
import { linkKey } from './link-key.ts';

const query = (text: string) => new URLSearchParams(text);

// Rows: 2.21, 2.31, 2.42
test('a chave of the address is its key, an empty or missing one is none', () => {
  expect(linkKey(query('loja=2&chave=abc'))).toBe('abc');
  for (const text of ['', 'chave', 'chave=', 'chave=%20', 'Chave=abc'])
    expect(linkKey(query(text))).toBeNull();
});
