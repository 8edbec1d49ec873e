// What lines that are taken off a table's bill do to the loyalty of who ordered them.
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashbackRules,
  coupons,
  couponUses,
  loyaltyLedger,
  stampPrograms,
} from '#server/database/schema.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { signUp, sumOf } from '#test/loyal-people.ts';
import { item, orderBody, plainProduct, signInStaff, storeOf, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(world, staff);
});
afterAll(() => world.close());

/** Sits there and orders lines of so many, with credit of R$ 20,00. */
async function order(table: string, quantities: number[], rest: Record<string, unknown> = {}) {
  const { visitor, id: customerId } = await signUp(world, 'pizzaria');
  await tables.sit(table, {}, visitor);
  const { brandId } = await storeOf(world, staff);
  const credit = { account: 'cashback', tipo: 'creditado', amount: 2000 } as const;
  const { db } = world.services;
  await db.insert(loyaltyLedger).values({ brandId, customerId, ...credit, at: world.now() });
  const product = await plainProduct(world, visitor);
  const lines = quantities.map((quantity) => item(product, quantity));
  const kind = { tipoPedido: 3, cliente: null, formaPagamento: null };
  const honest = await orderBody(world, visitor, lines, kind);
  const { body } = await visitor.call(
    'placeOrder',
    await withTotal(visitor, { ...honest, ...rest }),
  );
  expect(body.codErro).toBeUndefined();
  return { visitor, customerId, id: Number(body.id) };
}

async function takeOff(visitor: Visitor, line: number): Promise<void> {
  const { conta } = await at(visitor);
  const wanted = { idLinha: conta?.linhas[line]?.id, motivo: 'Veio frio' };
  expect((await staff.call('voidTabLine', wanted)).body.codErro).toBeUndefined();
}

async function deliver(id: number): Promise<void> {
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, motivo: '' });
  await staff.call('moveOrder', { id, statusAtual: 3, status: 8, motivo: '' });
}

const kindsOf = async (orderId: number) =>
  (
    await world.services.db
      .select({ tipo: loyaltyLedger.tipo })
      .from(loyaltyLedger)
      .where(and(eq(loyaltyLedger.orderId, orderId), eq(loyaltyLedger.account, 'cashback')))
      .orderBy(asc(loyaltyLedger.id))
  ).map(({ tipo }) => tipo);

test('an order earns on the lines that stay on the bill', async () => {
  const { visitor, customerId, id } = await order('Mesa 1', [1, 9]);
  const whole = await sumOf(world, customerId, 'pending');
  await takeOff(visitor, 1);
  expect(await sumOf(world, customerId, 'pending')).toBe(Math.round(whole / 10));
  await deliver(id);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000 + Math.round(whole / 10));
});

test('credit that paid for a line comes back with it, also when others follow', async () => {
  const { visitor, customerId, id } = await order('Mesa 2', [1, 2, 7], { usarCashback: true });
  expect(await sumOf(world, customerId, 'cashback')).toBe(0);
  await takeOff(visitor, 2);
  expect(await sumOf(world, customerId, 'cashback')).toBe(1400);
  expect((await at(visitor)).conta?.valorDesconto).toBe(600);
  await takeOff(visitor, 1);
  expect(await sumOf(world, customerId, 'cashback')).toBe(1800);
  expect(await kindsOf(id)).toEqual(['usado', 'devolvido', 'devolvido']);
});

test('served food that is all taken off earns nothing, and gives back what it used', async () => {
  const { brandId } = await storeOf(world, staff);
  const { db } = world.services;
  const coupon = { codigoCupom: 'MESA10', nome: 'Mesa', valorDesconto: 500 };
  await db.insert(coupons).values({ brandId, ...coupon, createdAt: world.now() });
  const sent = { usarCashback: true, cupomDesconto: 'MESA10' };
  const { visitor, customerId, id } = await order('Mesa 3', [2], sent);
  await deliver(id);
  const uses = () => db.$count(couponUses, eq(couponUses.orderId, id));
  expect(await uses()).toBe(1);
  await takeOff(visitor, 0);
  expect((await at(visitor)).conta?.valorTotal).toBe(0);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000);
  expect(await sumOf(world, customerId, 'stamps')).toBe(0);
  expect(await uses()).toBe(0);
});

test('an order that is cancelled with its last line gives its credit back once', async () => {
  const { visitor, customerId, id } = await order('Mesa 4', [1, 1], { usarCashback: true });
  await takeOff(visitor, 0);
  await takeOff(visitor, 1);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000);
  expect(await sumOf(world, customerId, 'pending')).toBe(0);
  expect(await kindsOf(id)).toEqual(['usado', 'devolvido', 'devolvido']);
});

test('what stays on the bill below the minimum brings neither credit nor a stamp', async () => {
  const { db } = world.services;
  const { brandId } = await storeOf(world, staff);
  const { valor } = await plainProduct(world, staff);
  const least = { valorMinimoPedido: Math.round(valor * 200) };
  await db.update(cashbackRules).set(least).where(eq(cashbackRules.brandId, brandId));
  await db.update(stampPrograms).set(least).where(eq(stampPrograms.brandId, brandId));
  const { visitor, customerId, id } = await order('Mesa 5', [1, 9]);
  await takeOff(visitor, 1);
  await deliver(id);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000);
  expect(await sumOf(world, customerId, 'stamps')).toBe(0);
  const other = await order('Mesa 6', [2, 9]);
  await takeOff(other.visitor, 1);
  await deliver(other.id);
  expect(await sumOf(world, other.customerId, 'cashback')).toBeGreaterThan(2000);
  expect(await sumOf(world, other.customerId, 'stamps')).toBe(1);
});

test('food that is taken off after it was served takes back what it earned', async () => {
  const { visitor, customerId, id } = await order('Mesa 7', [4, 6]);
  const whole = await sumOf(world, customerId, 'pending');
  await deliver(id);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000 + whole);
  await takeOff(visitor, 1);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000 + Math.round((whole * 4) / 10));
  await takeOff(visitor, 0);
  expect(await sumOf(world, customerId, 'cashback')).toBe(2000);
});

test('what is left of a served order below the minimum loses its stamp', async () => {
  const { visitor, customerId, id } = await order('Mesa 8', [2, 9]);
  await deliver(id);
  expect(await sumOf(world, customerId, 'stamps')).toBe(1);
  await takeOff(visitor, 0);
  expect(await sumOf(world, customerId, 'stamps')).toBe(1);
  const { visitor: second, customerId: other, id: smaller } = await order('Mesa 9', [1, 9]);
  await deliver(smaller);
  expect(await sumOf(world, other, 'stamps')).toBe(1);
  await takeOff(second, 1);
  expect(await sumOf(world, other, 'stamps')).toBe(0);
  expect(await sumOf(world, other, 'cashback')).toBe(2000);
});
