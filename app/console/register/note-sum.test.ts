// A drawer is counted note by note.
import { expect, test } from 'vitest';
import { noteSum } from './note-sum.ts';

test('notes and coins come to an amount in cents', () => {
  expect(noteSum({ 100: '1', 50: '3', 20: '4', 10: '3', 5: '2' }, '2,10')).toBe(37_210);
  expect(noteSum({}, '')).toBe(0);
});

test('what is no number comes to nothing that could be taken for a counting', () => {
  expect(noteSum({ 50: 'três' }, '')).toBeNull();
  expect(noteSum({ 50: '1,5' }, '')).toBeNull();
  expect(noteSum({ 50: '1' }, 'pouco')).toBeNull();
});
