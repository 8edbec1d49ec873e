import { expect, test } from 'vitest';
import { codeOf, dishOfCode } from './code.ts';
import { drawDish } from './draw.ts';
import { readDish } from './words/read-dish.ts';

const read = (nome: string, descricao = '', category = '', brand = '') =>
  readDish({ nome, descricao, category, brand }, '#a3161a');

// Rows: 1.31
test.each([
  ['Calabresa da Vila', 'Calabresa fatiada, cebola roxa e azeitona preta.', 'Pizzas', 'pizza', ''],
  ['Pizza Portuguesa', '', '', 'pizza', ''],
  ['X-Bacon', 'Pão, carne, queijo e bacon.', 'Lanches', 'burger', ''],
  ['Brasa clássico', 'Carne, queijo prato, alface e tomate.', 'Na brasa', 'burger', ''],
  ['AÇAÍ no copo 300 ml', 'Com banana e granola.', 'Açaí', 'bowl', 'cup'],
  ['Salada da casa', 'Alface, tomate e pepino.', 'Entradas', 'bowl', ''],
  ['Refrigerante lata', '', 'Bebidas', 'drink', 'can'],
  ['Água mineral com gás', '', 'Bebidas', 'drink', 'bottle'],
  ['Suco de laranja', '', 'Bebidas', 'drink', 'glass'],
  ['Cappuccino', '', 'Cafés', 'drink', 'cup'],
  ['Vinho tinto da casa', '', 'Bebidas', 'drink', 'wine'],
  ['Coxinha de frango', '', 'Salgados', 'plated', 'coxinha'],
  ['Pastel de queijo', '', 'Salgados', 'plated', 'pastel'],
  ['Pães de queijo, porção', '', '', 'plate', ''],
  ['Pão de queijo', '', 'Salgados', 'plated', 'balls'],
  ['Bolo de cenoura', 'Com cobertura de chocolate.', 'Doces', 'plated', 'cake'],
  ['Espaguete à bolonhesa', '', 'Massas', 'plated', 'pasta'],
  ['Feijoada completa', '', 'Pratos', 'plated', 'meal'],
  ['Arroz branco tipo 1, 5 kg', '', 'Mercearia', 'goods', 'rice'],
  ['Maçã gala, 1 kg', '', 'Frutas', 'goods', 'apple'],
  ['Leite integral, 1 litro', '', 'Mercado', 'goods', 'milk'],
  ['Pão de alho em dobro', 'Duas porções.', 'Combos', 'plated', 'garlicBread'],
  ['Noite a dois', 'Burger e batata.', 'Combos', 'plated', 'combo'],
  ['Surpresa do chef', '', 'Sugestões', 'plate', ''],
])('%s is recognised as what it is', (nome, descricao, category, kind, form) => {
  const brand = nome.startsWith('Brasa') ? 'Brasa Burger' : '';
  expect(read(nome, descricao, category, brand)).toMatchObject({ kind, form });
});

test('ingredients are read without accents, in capitals and in the plural, in their order', () => {
  expect(read('PORTUGUESA', '', 'Pizzas').halves[0]).toEqual([
    'ham',
    'egg',
    'onion',
    'pea',
    'blackOlive',
  ]);
  expect(read('Pizza', 'Camarões, cogumelos e TOMATES SECOS.').halves[0]).toEqual([
    'shrimp',
    'mushroom',
    'driedTomato',
  ]);
});

test('a word inside of another one is no ingredient', () => {
  expect(read('Pizza da curva', 'Melhor da cidade.').halves[0]).toEqual([]);
});

test('what is not recognised is a plate with its word, or with its initials if it is long', () => {
  expect(read('Surpresa do chef').text).toBe('SURPRESA');
  expect(read('Extraordinária surpresa').text).toBe('ES');
  expect(read('Pô').text).toBe('');
});

const hostileNames = [
  '<script>alert(1)</script>',
  '"><image href=x onerror=alert(1)>',
  'x'.repeat(5000),
  'Pizza \ud83c',
  '   ',
  '🍕🍕🍕',
  '../../../etc/passwd',
  '%00%E0%A4%A',
];
test.each(hostileNames)('a hostile name draws a harmless picture: %j', (nome) => {
  const dish = readDish({ nome, descricao: nome, category: nome, brand: nome }, '#a3161a');
  const svg = drawDish(dish);
  expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/);
  expect(svg).not.toMatch(/script|onerror|href=|foreignObject|<image/i);
  expect(svg.isWellFormed()).toBe(true);
  expect(dishOfCode(codeOf(dish))).toEqual(dish);
});
