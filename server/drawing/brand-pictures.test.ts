import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoWorld } from '../database/seed/world.ts';
import { codeOfUrl } from './address.ts';
import { brandPictures } from './brand-pictures.ts';
import { dishOfCode } from './code.ts';
import { drawDish } from './draw.ts';

const LARGEST_SENT = 3_000;

const brands = demoWorld.map(({ projectName: brand, corSitePrimaria, categories }) => {
  const tint = corSitePrimaria.toLowerCase();
  const menu = categories.flatMap(({ nome: category, produtos }) =>
    produtos.map(({ nome, descricao }) => ({ nome, descricao, category, brand })),
  );
  return { brand, tint, menu, pictures: brandPictures(menu, tint) };
});

const drawn = (url: string) => {
  const dish = dishOfCode(codeOfUrl(url) ?? '');
  return dish === null ? '' : drawDish(dish);
};

test.each(brands)('$brand: cover and stamp are small drawings', ({ pictures }) => {
  for (const picture of [...pictures.covers, pictures.stamp].map(drawn)) {
    expect(picture).toMatch(/^<svg/);
    expect(gzipSync(picture).length).toBeLessThan(LARGEST_SENT);
  }
});

test('what a brand mostly sells is read from its menu', () => {
  expect(Object.fromEntries(brands.map(({ brand, pictures }) => [brand, pictures.ramo]))).toEqual({
    'Forno da Vila': 'pizzaria',
    'Roxo Açaí': 'acaiteria',
    'Brasa Burger': 'hamburgueria',
    'Café Serrano': 'cafeteria',
    'Mercado Boa Praça': 'mercado',
  });
  expect(brandPictures([], '#444444').ramo).toBe('cozinha');
});
