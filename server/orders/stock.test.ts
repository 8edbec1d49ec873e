import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { products } from '#server/database/schema.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { at, tablesOf } from '#test/at-table.ts';
import {
  item,
  newKey,
  orderBody,
  place,
  productNamed,
  signInStaff,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const newVisitor = () => world.visitor('pizzaria');
const tiramisu = () => productNamed(world, newVisitor(), 'Tiramisù no pote');

async function setPortions(quantidade: number) {
  await world.services.db
    .update(products)
    .set({ quantidade })
    .where(eq(products.nome, 'Tiramisù no pote'));
  world.services.menus.forget(null);
}
async function portions() {
  const [row] = await world.services.db
    .select({ left: products.quantidade })
    .from(products)
    .where(eq(products.nome, 'Tiramisù no pote'));
  return row?.left;
}

// Rows: 3.32, 7.29
test('portions go down with an order and come back once when the customer cancels', async () => {
  await setPortions(6);
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(await tiramisu(), 2), item(await tiramisu(), 1)]);
  expect(await portions()).toBe(3);
  expect((await ana.call('cancelOrder', { id: body.id })).body).toMatchObject({
    status: 12,
    podeCancelar: false,
  });
  expect(await portions()).toBe(6);
  expect((await ana.call('cancelOrder', { id: body.id })).body).toMatchObject({ status: 12 });
  expect(await portions()).toBe(6);
});

test('portions return when the store does not accept, but not once the food is made', async () => {
  await setPortions(6);
  const staff = newVisitor();
  await signInStaff(staff);
  const refused = await place(world, newVisitor(), [item(await tiramisu(), 2)]);
  await staff.call('moveOrder', {
    id: refused.body.id,
    statusAtual: 2,
    status: 13,
    motivo: 'Sem gás',
  });
  expect(await portions()).toBe(6);

  await place(world, newVisitor(), [item(await tiramisu(), 2)]);
  world.setNow(world.after(20 * 60_000));
  expect(await expireOrders(world.services)).toBe(1);
  world.setNow(null);
  expect(await portions()).toBe(6);

  const eaten = await place(world, newVisitor(), [item(await tiramisu(), 2)]);
  await staff.call('moveOrder', { id: eaten.body.id, statusAtual: 2, status: 3, minutos: 20 });
  await staff.call('moveOrder', { id: eaten.body.id, statusAtual: 3, status: 8 });
  expect(await portions()).toBe(4);
});

test('a hundred orders for the last three portions: three', async () => {
  await setPortions(3);
  const product = await tiramisu();
  const customers = Array.from({ length: 100 }, newVisitor);
  const replies = await Promise.all(
    customers.map(async (one) =>
      one.call(
        'placeOrder',
        await orderBody(world, one, [item(product)], {
          valorTotal: product.valor,
          chaveIdempotencia: newKey(),
        }),
      ),
    ),
  );
  expect(replies.filter((reply) => reply.body.id !== undefined)).toHaveLength(3);
  const refusals = replies.filter((reply) => reply.body.codErro !== undefined);
  for (const { body } of refusals)
    expect([failureCodes.soldOut, failureCodes.notEnough]).toContain(body.codErro);
  expect(refusals).toHaveLength(97);
  expect(await portions()).toBe(0);
});

test('ordering more than the stock is refused with the number left', async () => {
  await setPortions(2);
  const ana = newVisitor();
  const product = await tiramisu();
  const body = await orderBody(world, ana, [item(product, 5)], { valorTotal: 99.5 });
  expect((await ana.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.notEnough,
    mensagem: 'Só restam 2 de Tiramisù no pote.',
    detalhes: { valorTotal: 39.8, alteracoes: [{ tipo: 'esgotado', indice: 0 }] },
  });
});

// Rows: 7.16
test('the menu says so when the last portion is gone', async () => {
  await setPortions(1);
  const ana = newVisitor();
  const body = await withTotal(ana, await orderBody(world, ana, [item(await tiramisu())]));
  const placed = await ana.call('placeOrder', body);
  await expect.poll(async () => (await tiramisu()).esgotado).toBe(true);
  await ana.call('cancelOrder', { id: placed.body.id });
  await expect.poll(async () => (await tiramisu()).esgotado).toBe(false);
});

test('orders of the same products in opposite order never deadlock', async () => {
  await setPortions(50);
  const other = await productNamed(world, newVisitor(), 'Pão de alho em dobro');
  await world.services.db.update(products).set({ quantidade: 50 }).where(eq(products.id, other.id));
  world.services.menus.forget(null);
  const product = await tiramisu();
  const carts = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? [item(product), item(other)] : [item(other), item(product)],
  );
  const replies = await Promise.all(carts.map((cart) => place(world, newVisitor(), cart)));
  expect(replies.filter((reply) => reply.body.id !== undefined)).toHaveLength(20);
  expect(await portions()).toBe(30);
});

test('portions of a voided line return, once, unless it was served', async () => {
  await setPortions(9);
  const staff = newVisitor();
  await signInStaff(staff);
  const tables = tablesOf(world, staff);
  const { visitor } = await tables.sit('Mesa 1');
  const order = async () => {
    const itens = [item(await tiramisu(), 2), item(await tiramisu(), 1)];
    return Number((await (await tables.order(visitor, 1, { itens })).send()).body.id);
  };
  const takeOff = async (id: number, place: number) => {
    const lines = (await at(visitor)).conta?.linhas.filter(({ idPedido }) => idPedido === id);
    const line = { idLinha: lines?.[place]?.id, motivo: 'Desistiu' };
    expect((await staff.call('voidTabLine', line)).body.codErro).toBeUndefined();
  };
  const dropped = await order();
  expect(await portions()).toBe(6);
  await takeOff(dropped, 0);
  expect(await portions()).toBe(8);
  await takeOff(dropped, 0);
  await takeOff(dropped, 1);
  expect(await portions()).toBe(9);

  const refused = await order();
  await takeOff(refused, 1);
  await staff.call('moveOrder', { id: refused, statusAtual: 2, status: 13, motivo: 'Sem massa' });
  expect(await portions()).toBe(9);

  const served = await order();
  for (const [statusAtual, status] of [[2, 3] as const, [3, 8] as const])
    await staff.call('moveOrder', { id: served, statusAtual, status, motivo: '' });
  await takeOff(served, 0);
  expect(await portions()).toBe(6);
});
