// The days of a search are those of each store's own clock.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stores } from '#server/database/schema.ts';
import { item, orderBody, plainProduct, signInStaff, withTotal } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always', at: '2026-11-21T15:00:00-03:00' });
  staff = world.visitor('acai');
});
afterAll(() => world.close());

test('an order late in the evening is of that day where its store is', async () => {
  const { db, brands } = world.services;
  const own = async () => (await brands.byHost('acai.localhost'))?.stores ?? [];
  const [here, , there] = await own();
  if (here === undefined || there === undefined) throw new Error('too few stores');
  await db
    .update(stores)
    .set({ fusoHorario: 'America/Manaus' })
    .where(and(eq(stores.brandId, there.brandId), eq(stores.id, there.id)));
  brands.forget(null);
  // 23:30 of the 21st in Manaus, 00:30 of the 22nd in Recife.
  world.setNow(new Date('2026-11-22T03:30:00Z'));
  const guest = world.visitor('acai');
  const order = async ({ id: idEstabelecimento, paymentMethods }: typeof here) => {
    const cash = paymentMethods.find(({ tipo }) => tipo === 'dinheiro')?.id;
    const where = { idEstabelecimento, formaPagamento: { id: cash } };
    const lines = [item(await plainProduct(world, guest), 3)];
    const honest = await orderBody(world, guest, lines, where);
    const { body } = await guest.call('placeOrder', await withTotal(guest, honest));
    expect(body).toMatchObject({ id: expect.any(Number) });
    return Number(body.id);
  };
  const [inRecife, inManaus] = [await order(here), await order(there)];
  await signInStaff(staff);
  const found = async (day: string, store: object = {}) => {
    const days = { primeiroDia: day, ultimoDia: day };
    const { body } = await staff.call('storeOrders', { ...days, ...store });
    return readOutput('storeOrders', body)
      .pedidos.map(({ id }) => id)
      .toSorted((one, other) => one - other);
  };
  expect(await found('2026-11-21', { idEstabelecimento: there.id })).toEqual([inManaus]);
  expect(await found('2026-11-22', { idEstabelecimento: there.id })).toEqual([]);
  expect(await found('2026-11-22', { idEstabelecimento: here.id })).toEqual([inRecife]);
  expect(await found('2026-11-21')).toEqual([inManaus]);
  expect(await found('2026-11-22')).toEqual([inRecife]);
});
