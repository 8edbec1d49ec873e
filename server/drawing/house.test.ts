import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoWorld } from '../database/seed/world.ts';
import { codeOfUrl, drawingUrl } from './address.ts';
import { dishOfCode } from './code.ts';
import { drawDish } from './draw.ts';
import { housePictures } from './house.ts';
import { productDish } from './product.ts';

const LARGEST_SENT = 3_000;

const brands = demoWorld.map(({ projectName: brand, corSitePrimaria, categories }) => {
  const tint = corSitePrimaria.toLowerCase();
  const menu = categories.flatMap(({ nome: category, produtos }) =>
    produtos.map(({ nome, descricao }) => ({ nome, descricao, category, brand })),
  );
  return { brand, tint, menu, pictures: housePictures(menu, tint) };
});

const drawn = (url: string) => {
  const dish = dishOfCode(codeOfUrl(url) ?? '');
  return dish === null ? '' : drawDish(dish);
};

test.each(brands)('$brand: each stage of an order has its own small picture', ({ pictures }) => {
  const { cooking, packed, riding, arrived } = pictures;
  const stages = [cooking, packed, riding, arrived].map(drawn);
  expect(new Set(stages).size).toBe(4);
  for (const picture of stages) {
    expect(picture).toMatch(/^<svg/);
    expect(gzipSync(picture).length).toBeLessThan(LARGEST_SENT);
  }
});

test('what a market delivers is drawn as a basket, not as one of its products', () => {
  const market = brands.find(({ brand }) => brand.startsWith('Mercado'));
  const products = market?.menu.map((words) => drawingUrl(productDish(words, market.tint)));
  expect(products).not.toContain(market?.pictures.arrived);
});
