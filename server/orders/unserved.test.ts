// An address outside the delivery area is refused as such, and its cart has no price without
// delivery.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { deliveryAreas } from '#server/database/schema.ts';
import { home, item, orderBody, plainProduct, storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Afternoon in Recife: every store is open.
  world.setNow(new Date('2026-11-24T18:00:00Z'));
});
afterAll(() => world.close());

/** Near the store, which charges by distance; without a postal code the place is unknown. */
const nearby = {
  ...home,
  cep: '51111020',
  uf: 'PE',
  cidade: 'Recife',
  bairro: 'Boa Viagem',
  logradouro: 'Rua',
};
const unlocated = { ...nearby, cep: '' };

async function cartTo(endereco: typeof home) {
  const ana = world.visitor('acai');
  const cart = await orderBody(world, ana, [item(await plainProduct(world, ana), 5)], {
    tipoPedido: 1,
    endereco,
  });
  return { quote: await ana.call('quoteOrder', cart), order: await ana.call('placeOrder', cart) };
}

test('an address that cannot be located has no total, and the reply says why', async () => {
  const { quote, order } = await cartTo(unlocated);
  expect(quote.body).toMatchObject({ codErro: failureCodes.addressError });
  expect(quote.body.valorTotal).toBeUndefined();
  expect(order.body).toMatchObject({ codErro: failureCodes.addressError });
});

test('an unserved neighbourhood may still be served by a ring, if located', async () => {
  const { db, brands } = world.services;
  const store = await storeOf(world, world.visitor('acai'));
  await db.insert(deliveryAreas).values(
    brandStores(await brands.byHost('acai.localhost')).map((storeId) => ({
      brandId: store.brandId,
      storeId,
      rule: { kind: 'bairro' as const, bairro: 'Boa Viagem', cidade: 'Recife' },
      uf: 'PE',
      taxaEntrega: null,
      minimoEntregaGratis: null,
      tempoMinimo: 20,
      tempoMaximo: 40,
    })),
  );
  brands.forget(null);
  const { quote, order } = await cartTo(unlocated);
  expect(quote.body).toMatchObject({ codErro: failureCodes.notServed });
  expect(quote.body.valorTotal).toBeUndefined();
  expect(order.body).toMatchObject({ codErro: failureCodes.notServed });
  expect((await cartTo(nearby)).quote.body).toMatchObject({ taxaEntrega: 0 });
});

test('a cart has a total before its address is known, and for pickup', async () => {
  const ana = world.visitor('acai');
  const items = [item(await plainProduct(world, ana), 5)];
  for (const changes of [
    { tipoPedido: 1, endereco: null },
    { tipoPedido: 2, endereco: null },
  ]) {
    const quote = await ana.call('quoteOrder', await orderBody(world, ana, items, changes));
    expect(quote.body.valorTotal).toBeGreaterThan(0);
  }
});

function brandStores(brand: { stores: { id: number }[] } | null): number[] {
  return brand?.stores.map(({ id }) => id) ?? [];
}
