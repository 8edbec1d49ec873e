// The free delivery that the menu promises matches the cart and the order.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryAreas, stores } from '#server/database/schema.ts';
import { home, item, orderBody, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The store's value, and the value of the only area that serves the address. */
async function setMinimums(ofStore: number | null, ofArea: number | null) {
  const { db, brands, menus } = world.services;
  const { id, brandId } = await storeOf(world, world.visitor('pizzaria'));
  await db
    .update(stores)
    .set({ minimoEntregaGratis: ofStore })
    .where(and(eq(stores.brandId, brandId), eq(stores.id, id)));
  await db
    .update(deliveryAreas)
    .set({ minimoEntregaGratis: ofArea })
    .where(and(eq(deliveryAreas.brandId, brandId), eq(deliveryAreas.storeId, id)));
  brands.forget(null);
  menus.forget(null);
}

async function answers() {
  const ana = world.visitor('pizzaria');
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const menu = await ana.call('menu', { idEstabelecimento });
  const address = await ana.call('quoteAddress', { idEstabelecimento, ...home });
  const cart = await orderBody(world, ana, [item(await plainProduct(world, ana), 10)], {
    tipoPedido: 1,
    endereco: home,
  });
  const quote = await ana.call('quoteOrder', cart);
  return {
    menu: menu.body.minimoEntregaGratis,
    address: address.body.minimoEntregaGratis,
    pays: quote.body.valorEntrega,
  };
}

test('an area without a free-delivery minimum uses the store’s, everywhere', async () => {
  await setMinimums(10_000, null);
  expect(await answers()).toEqual({ menu: 100, address: 100, pays: 0 });
});

test('an area may offer free delivery from another sum, or not at all', async () => {
  await setMinimums(10_000, 20_000_00);
  expect(await answers()).toMatchObject({ menu: 100, pays: 6.9 });
  await setMinimums(null, null);
  expect(await answers()).toMatchObject({ pays: 6.9 });
  await setMinimums(null, 20_000);
  expect(await answers()).toMatchObject({ address: 200, pays: 0 });
});

test('an area whose owner typed 999 is never free, whatever the store gives', async () => {
  await setMinimums(10_000, null);
  const owner = world.visitor('pizzaria');
  await signInStaff(owner);
  const { id: idEstabelecimento } = await storeOf(world, owner);
  for (const never of [999, 1_000_000_000]) {
    const { entrega } = (await owner.call('consoleStore', { idEstabelecimento })).body as {
      entrega: { revisao: string; regioes: object[] };
    };
    const regioes = entrega.regioes.map((region) => ({ ...region, minimoEntregaGratis: never }));
    const saved = await owner.call('saveStoreRegions', { idEstabelecimento, ...entrega, regioes });
    expect(saved.body.codErro).toBeUndefined();
    expect(await answers()).toMatchObject({ menu: 100, pays: 6.9 });
  }
});
