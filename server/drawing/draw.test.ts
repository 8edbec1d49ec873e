import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoWorld } from '../database/seed/world.ts';
import { codeOf, dishOfCode } from './code.ts';
import { drawDish } from './draw.ts';
import { productDish } from './product.ts';
import { plain } from './words/plain.ts';
import { readDish } from './words/read-dish.ts';

const dishes = demoWorld.flatMap(({ projectName: brand, corSitePrimaria, categories }) =>
  categories.flatMap(({ nome: category, produtos }) =>
    produtos.map(({ nome, descricao }) =>
      productDish({ nome, descricao, category, brand }, corSitePrimaria.toLowerCase()),
    ),
  ),
);

const LARGEST_SENT = 3_000;

// Rows: 1.31
test('every picture of the demo menus is sent in less than half of six kilobytes', () => {
  const sent = dishes.map((dish) => gzipSync(drawDish(dish)).length);
  expect(Math.max(...sent)).toBeLessThan(LARGEST_SENT);
});

test('a pizza of two full halves is small too', () => {
  const full = ['shrimp', 'egg', 'broccoli', 'tomato', 'bacon', 'oregano', 'honey'];
  const dish = {
    ...readDish({ nome: 'Pizza', descricao: '', category: '', brand: '' }, '#a3161a'),
  };
  expect(gzipSync(drawDish({ ...dish, halves: [full, full.toReversed()] })).length).toBeLessThan(
    LARGEST_SENT,
  );
});

test('the compressed SVG is smaller than AVIF and WebP, so it is what is sent', async () => {
  const kinds = [...Map.groupBy(dishes, ({ kind, form }) => `${kind} ${form}`).values()];
  for (const [dish] of kinds.slice(0, 6)) {
    if (dish === undefined) continue;
    const svg = Buffer.from(drawDish(dish));
    const pixels = await sharp(svg).resize(224, 224).png().toBuffer();
    const others = await Promise.all([
      sharp(pixels).avif({ quality: 40, effort: 0 }).toBuffer(),
      sharp(pixels).webp({ quality: 60 }).toBuffer(),
    ]);
    for (const other of others) expect(gzipSync(svg).length).toBeLessThan(other.length);
  }
});

test('the same dish is the same bytes, and its address says all of it', () => {
  for (const dish of dishes) {
    const again = dishOfCode(codeOf(dish));
    expect(again).toEqual(dish);
    if (again !== null) expect(drawDish(again)).toBe(drawDish(dish));
  }
});

test('each picture can be read by a renderer other than a browser', async () => {
  const kinds = [...Map.groupBy(dishes, ({ kind, form }) => `${kind} ${form}`).values()];
  for (const [dish] of kinds) {
    if (dish === undefined) continue;
    const { data, info } = await sharp(Buffer.from(drawDish(dish)))
      .resize(64, 64)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = data.filter((_, at) => at % info.channels === 3).filter((alpha) => alpha > 200);
    expect(seen.length, codeOf(dish)).toBeGreaterThan(300);
  }
});

test('a pizza that is yet to be chosen shows the first two flavours', () => {
  const words = { nome: 'Pizza meio a meio', descricao: '', category: 'Pizzas', brand: '' };
  const flavours = ['Mussarela', 'Pepperoni', 'Brócolis'].map((nome) => ({
    nome,
    descricao: null,
  }));
  expect(productDish(words, '#a3161a', flavours).halves).toEqual([['pepperoni'], ['broccoli']]);
  expect(productDish({ ...words, nome: 'Pizza de atum' }, '#a3161a', flavours).halves).toEqual([
    ['tuna'],
  ]);
});

test.each(['1.pizza...tomato.4k.a3161a', '1.plate...ESPECIAL.4k.a3161a'])(
  '%s is an address',
  (code) => {
    expect(dishOfCode(code)).not.toBeNull();
  },
);

test.each([
  '',
  '1',
  '0.pizza...tomato.4k.a3161a',
  '1.nothing...tomato.4k.a3161a',
  '1.pizza...unknown.4k.a3161a',
  '1.pizza...tomato~basil~onion~tomato~basil.4k.a3161a',
  `1.pizza...${'tomato-'.repeat(99)}.4k.a3161a`,
  '1.pizza...tomato.4kk.a3161a',
  '1.pizza...tomato.4k.red',
  '1.pizza...tomato.4k.a3161a.more',
  '1.plate...<script>.4k.a3161a',
  '1.plate...VISITEOUTROSITE.4k.a3161a',
  '1.plate...%E0%A4%A.4k.a3161a',
  '1.constructor...tomato.4k.a3161a',
  '1.pizza...constructor.4k.a3161a',
])('%j is no address of a drawing', (code) => {
  expect(dishOfCode(code)).toBeNull();
});

test('texts are compared without accents', () => {
  expect(plain('AÇAÍ com Maçã')).toBe('acai com maca');
});
