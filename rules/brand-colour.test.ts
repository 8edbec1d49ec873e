import { expect, test } from 'vitest';
import { colourOf } from './brand-colour.ts';

test('a colour is a code with or without its sign, or a word', () => {
  expect(colourOf('#00843D')).toBe('#00843D');
  expect(colourOf(' 00843d ')).toBe('#00843d');
  for (const word of ['verde', ' Verde escuro', 'LILÁS', 'vermelho'])
    expect(colourOf(word)).toMatch(/^#[0-9a-f]{6}$/);
  for (const nothing of ['', 'verde-limão', '#00', 'toString', '#gggggg'])
    expect(colourOf(nothing)).toBeNull();
});
