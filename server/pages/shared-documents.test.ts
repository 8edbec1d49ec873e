import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { createSharedDocuments } from './shared-documents.ts';

let world: World;
let brand: KnownBrand;
beforeAll(async () => {
  world = await openWorld();
  const found = await world.services.brands.byName('pizzaria');
  if (found === null) throw new Error('the pizzaria is missing');
  brand = found;
});
afterAll(() => world.close());

const bytes = new TextEncoder().encode('page');
const shared = {
  document: { plain: bytes, gzip: bytes, br: null },
  headers: new Headers(),
};
const owner = () => ({ brand, storeId: null });

test('who comes while a document is rendered waits for it and gets it', async () => {
  const documents = createSharedDocuments();
  const making = documents.begin('menu', owner());
  const awaited = documents.awaited('menu');
  expect(awaited).not.toBeNull();
  making.keep(shared, world.now());
  making.end();
  expect(await awaited).toBe(shared);
  expect(documents.awaited('menu')).toBeNull();
  expect(documents.find('menu', world.now())).toMatchObject(shared);
});

test('a document that cannot be shared is waited for by nobody for long', async () => {
  const documents = createSharedDocuments();
  const making = documents.begin('menu', owner());
  const awaited = documents.awaited('menu');
  making.end();
  expect(await awaited).toBeNull();
  expect(documents.find('menu', world.now())).toBeNull();
});

test('what changed while a document was rendered is in the next one', async () => {
  const documents = createSharedDocuments();
  const making = documents.begin('menu', owner());
  const early = documents.awaited('menu');
  documents.forget(brand.id);
  expect(documents.awaited('menu')).toBeNull();
  const next = documents.begin('menu', owner());
  making.keep(shared, world.now());
  making.end();
  expect(await early).toBe(shared);
  expect(documents.find('menu', world.now())).toBeNull();
  expect(documents.awaited('menu')).not.toBeNull();
  next.keep(shared, world.now());
  next.end();
  expect(documents.find('menu', world.now())).toMatchObject(shared);
});
