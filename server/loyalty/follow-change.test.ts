// What a change of an order does to its customer's credit and stamp card: the order's own terms
// hold, and what it no longer uses comes back.
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  cashbackRules,
  coupons,
  loyaltyLedger,
  stampCards,
  stampPrograms,
} from '#server/database/schema.ts';
import { signUp, sumOf } from '#test/loyal-people.ts';
import {
  item,
  newKey,
  orderBody,
  plainProduct,
  signInStaff,
  storeOf,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

type Wire = Record<string, unknown>;

let world: World;
let staff: Visitor;
let product: Awaited<ReturnType<typeof plainProduct>>;
let shop: { brandId: number; id: number };
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  product = await plainProduct(world, staff);
  shop = await storeOf(world, staff);
});
afterAll(() => world.close());
beforeEach(() => setRule({ ativo: true, percentual: 5, percentualMaximo: 100, valorMaximo: 0 }));

const cents = () => Math.round(product.valor * 100);

async function setRule(rule: Partial<typeof cashbackRules.$inferInsert>): Promise<void> {
  await world.services.db
    .update(cashbackRules)
    .set(rule)
    .where(and(eq(cashbackRules.brandId, shop.brandId), eq(cashbackRules.storeId, shop.id)));
}

async function giveCredit(customerId: number, amount: number): Promise<void> {
  const { brandId } = shop;
  const line = { account: 'cashback', tipo: 'creditado', amount } as const;
  await world.services.db
    .insert(loyaltyLedger)
    .values({ brandId, customerId, ...line, at: world.now() });
}

async function order(
  visitor: Visitor,
  quantity: number,
  rest: Wire = {},
  methodId?: number,
): Promise<number> {
  const changes = { cliente: null, ...(methodId && { formaPagamento: { id: methodId } }) };
  const honest = await orderBody(world, visitor, [item(product, quantity)], changes);
  const { body } = await visitor.call(
    'placeOrder',
    await withTotal(visitor, { ...honest, ...rest }),
  );
  expect(body.codErro).toBeUndefined();
  return Number(body.id);
}

async function change(id: number, quantidade: number, rest: Wire = {}): Promise<Wire> {
  const { pedido } = (await staff.call('storeOrder', { id })).body as { pedido: Wire };
  const { revisaoPedido } = pedido;
  const wanted = { id, revisaoPedido, mantidos: [{ linha: 0, quantidade }], novos: [], ...rest };
  const { valorTotal = 0 } = (await staff.call('quoteChange', wanted)).body;
  const consent = { motivo: 'Acabou', consentimento: 'telefone', chave: newKey() };
  return (await staff.call('changeOrder', { ...wanted, ...consent, valorTotal })).body;
}

const traceOf = ({ composicao }: Wire, wanted: string) =>
  (composicao as { chave: string; valor: number }[]).find(({ chave }) => chave === wanted)?.valor;

test('a change earns by the percentage of the day of the order', async () => {
  const { visitor, id: customer } = await signUp(world, 'pizzaria');
  await setRule({ percentual: 10 });
  const id = await order(visitor, 3);
  expect(await sumOf(world, customer, 'pending')).toBe(Math.round(cents() * 0.3));
  await setRule({ percentual: 1 });
  await change(id, 2);
  expect(await sumOf(world, customer, 'pending')).toBe(Math.round(cents() * 0.2));
  await setRule({ ativo: false });
  await change(id, 1);
  expect(await sumOf(world, customer, 'pending')).toBe(Math.round(cents() * 0.1));
});

test('a change of words alone leaves what the order earns', async () => {
  const { visitor, id: customer } = await signUp(world, 'pizzaria');
  const id = await order(visitor, 2);
  const waits = await sumOf(world, customer, 'pending');
  await setRule({ valorMinimoPedido: cents() * 100 });
  expect(await change(id, 2, { observacao: 'Sem talher' })).toMatchObject({ versao: 2 });
  await setRule({ valorMinimoPedido: 0 });
  expect(await sumOf(world, customer, 'pending')).toBe(waits);
});

test('credit pays at most its share of what is left, and the rest comes back', async () => {
  const { visitor, id: customer } = await signUp(world, 'pizzaria');
  await giveCredit(customer, 10 * cents());
  await setRule({ percentualMaximo: 50 });
  const id = await order(visitor, 4, { usarCashback: true });
  expect(await sumOf(world, customer, 'cashback')).toBe(8 * cents());
  // The store's limit of today is not the order's.
  await setRule({ percentualMaximo: 100 });
  const changed = await change(id, 2);
  expect(traceOf(changed, 'cashback')).toBe(-product.valor);
  expect(await sumOf(world, customer, 'cashback')).toBe(9 * cents());
});

test('an order that credit paid whole names a way to pay once it costs something', async () => {
  const { visitor, id: customer } = await signUp(world, 'pizzaria');
  await giveCredit(customer, 10 * cents());
  const { paymentMethods } = await storeOf(world, staff);
  const ofType = (wanted: string) => paymentMethods.find(({ tipo }) => tipo === wanted)?.id;
  const id = await order(visitor, 1, { usarCashback: true }, ofType('pixOnline'));
  const more = { novos: [item(product)] };
  expect((await change(id, 1, more)).codErro).toBe(failureCodes.changeDueMethod);
  const cash = { formaPagamento: { id: ofType('dinheiro') } };
  const changed = await change(id, 1, { ...more, ...cash });
  expect(changed).toMatchObject({ versao: 2, formaPagamento: { tipo: 'dinheiro' } });
  expect(changed.valorTotal).toBeGreaterThan(0);
});

test('a full card that takes nothing off any more can be used again', async () => {
  const { visitor, id: customerId } = await signUp(world, 'pizzaria');
  const { db } = world.services;
  const { brandId, id: storeId } = shop;
  const [program] = await db
    .select()
    .from(stampPrograms)
    .where(eq(stampPrograms.brandId, brandId))
    .orderBy(asc(stampPrograms.id));
  const programId = program?.id ?? 0;
  const reward = { rewardKind: 'valor', rewardValue: 1000, rewardPercent: 0 } as const;
  const [card] = await db
    .insert(stampCards)
    .values({
      ...{ brandId, customerId, programId, storeId, ...reward, rewardMaximum: 0 },
      ...{ rewardProductId: null, nome: 'Cartão', selosNecessarios: 1, diasValidade: 90 },
      ...{ startedAt: world.now(), expiresAt: world.after(90 * 86_400_000) },
    })
    .returning();
  const cardId = card?.id ?? 0;
  await db.insert(loyaltyLedger).values({
    ...{ brandId, customerId, account: 'stamps', tipo: 'seloCreditado', amount: 1 },
    ...{ cardId, programId, storeId, at: world.now() },
  });
  const code = { codigoCupom: 'GRANDE', nome: 'Grande', valorDesconto: cents() };
  await db.insert(coupons).values({ brandId, ...code, createdAt: world.now() });
  const id = await order(visitor, 3, { idCartelaCompleta: cardId, cupomDesconto: 'GRANDE' });
  const linesOfCard = async () =>
    (
      await db
        .select({ tipo: loyaltyLedger.tipo })
        .from(loyaltyLedger)
        .where(and(eq(loyaltyLedger.orderId, id), eq(loyaltyLedger.account, 'stamps')))
        .orderBy(asc(loyaltyLedger.id))
    ).map(({ tipo }) => tipo);
  expect(await linesOfCard()).toEqual(['cartelaResgatada']);
  // The coupon takes off all that is left.
  const changed = await change(id, 1);
  expect(traceOf(changed, 'cartela') ?? 0).toBe(0);
  expect(await linesOfCard()).toEqual(['cartelaResgatada', 'cartelaDevolvida']);
  // Nothing of it is taken off by a later version, nor given back again.
  expect(traceOf(await change(id, 1, { observacao: 'Sem talher' }), 'cartela') ?? 0).toBe(0);
  expect(await linesOfCard()).toEqual(['cartelaResgatada', 'cartelaDevolvida']);
});
