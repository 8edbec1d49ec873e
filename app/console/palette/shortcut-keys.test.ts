import { expect, test } from 'vitest';
import { askedBy, sectionKeys } from './shortcut-keys.ts';

const typed = (...presses: [key: string, at: number][]) => {
  let goAt: number | null = null;
  let asked = null;
  for (const [key, timeStamp] of presses) ({ asked, goAt } = askedBy({ key, timeStamp }, goAt));
  return asked;
};

test('one letter lists the shortcuts or begins an order, and G and a letter open a section', () => {
  expect(typed(['?', 0])).toBe('list');
  expect(typed(['n', 0])).toBe('newOrder');
  expect(typed(['N', 0])).toBe('newOrder');
  for (const [section, key] of Object.entries(sectionKeys))
    expect(typed(['g', 0], [key, 400])).toBe(section);
});

test('a letter alone opens no section, nor does one that comes late or after another', () => {
  expect(typed(['p', 0])).toBeNull();
  expect(typed(['g', 0], ['p', 5000])).toBeNull();
  expect(typed(['g', 0], ['x', 100], ['p', 200])).toBeNull();
  expect(typed(['g', 0], ['g', 100], ['p', 200])).toBe('orders');
  expect(typed(['g', 0], ['n', 100])).toBe('newOrder');
});

test('no two sections share a letter, and none has that of another shortcut', () => {
  const keys = Object.values(sectionKeys);
  expect(new Set([...keys, 'g', 'n', '?']).size).toBe(keys.length + 3);
});
