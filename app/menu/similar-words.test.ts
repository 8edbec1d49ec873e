import { expect, test } from 'vitest';
import { isSimilar } from './similar-words.ts';

test.each([
  ['mussarela', 'Pizza de muçarela'],
  ['mozarela', 'Pizza de muçarela'],
  ['calabreza', 'Calabresa da Vila'],
  ['kibe', 'Quibe frito'],
  ['catupiri', 'Frango com Catupiry'],
  ['xburger', 'X-Burguer'],
  ['hamburger', 'Hambúrguer da casa'],
  ['assai', 'Açaí na tigela'],
  ['muçarella'.normalize('NFD'), 'Pizza de mussarela'],
  ['chocolte', 'Mousse de chocolate'],
  ['refirgerante', 'Refrigerante lata'],
  ['calabr', 'Calabresa da Vila'],
  ['frango catupiri', 'Frango com Catupiry'],
])('%s may mean %s', (needle, text) => {
  expect(isSimilar(text, needle)).toBe(true);
});

test.each([
  ['xyzxyz', 'Calabresa da Vila'],
  ['sushi', 'Suco de uva'],
  ['frango', 'Morango com creme'],
  ['bolo', 'Pão de queijo'],
  ['frango calabresa', 'Frango com Catupiry'],
  ['uva', 'Ovo frito'],
  ['?!', 'Calabresa da Vila'],
  ['', 'Calabresa da Vila'],
])('%s does not mean %s', (needle, text) => {
  expect(isSimilar(text, needle)).toBe(false);
});
