// People write emails and phones in many ways.
import { expect, test } from 'vitest';
import { readIdentifier } from './identifier.ts';

// Rows: 2.56
test('a phone is read however it is written', () => {
  for (const typed of ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', ' 11 98765 4321 '])
    expect(readIdentifier(typed)).toBe('11987654321');
});

// Rows: 5.4
test('an email is read in lower case', () => {
  expect(readIdentifier(' Marina@Exemplo.com ')).toBe('marina@exemplo.com');
});

// Rows: 5.4
test('what is neither is refused', () => {
  for (const typed of ['', 'marina', 'marina@', '12345', 'tel 11987654321', 'a@b'])
    expect(readIdentifier(typed)).toBe(null);
});
