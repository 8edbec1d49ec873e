import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Menu } from '#contract/entities/menu.ts';
import { openWorld, type World } from '#test/world.ts';
import { menuJson } from './menu-json.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const atOnce = (menu: Menu) => JSON.stringify(z.encode(Menu, menu));
const inSteps = async (menu: Menu) => new TextDecoder().decode(await menuJson(menu));

test.each(['pizzaria', 'acai', 'burger', 'cafe', 'mercado'])(
  'the menu of %s is the same, encoded at once or in steps',
  async (name) => {
    const { brands, menus } = world.services;
    const brand = await brands.byName(name);
    const store = brand?.stores[0];
    if (brand === null || store === undefined) throw new Error(`${name} has no store`);
    const { menu } = await menus.get(brand, store);
    expect(await inSteps(menu)).toBe(atOnce(menu));
  },
);

test('a name may contain what an empty list looks like', async () => {
  const { brands, menus } = world.services;
  const brand = await brands.byName('cafe');
  const store = brand?.stores[0];
  if (brand === null || store === undefined) throw new Error('the café has no store');
  const { menu } = await menus.get(brand, store);
  const [first, ...others] = menu.categorias;
  if (first === undefined) throw new Error('the menu is empty');
  const words = '"produtos":[] "categorias":[] \\';
  const odd = { ...menu, categorias: [{ ...first, nome: words, descricao: words }, ...others] };
  expect(await inSteps(odd)).toBe(atOnce(odd));
  const empty = { ...menu, categorias: [] };
  expect(await inSteps(empty)).toBe(atOnce(empty));
});
