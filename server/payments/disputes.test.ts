// The bank takes money back while an order ends or a refund is under way: nothing is given back
// twice, and nothing that is owed is forgotten.
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { cashbackRules, loyaltyLedger, orders, payments } from '#server/database/schema.ts';
import { settle } from '#server/payments/settle.ts';
import { waitsForLock } from '#test/lock-waits.ts';
import { newKey, signInStaff, storeOf } from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { readOutput, type Visitor } from '#test/world.ts';

let paying: PayingWorld;
let staff: Visitor;
beforeAll(async () => {
  paying = await createPayingWorld();
  staff = paying.world.visitor('pizzaria');
  await signInStaff(staff);
});
afterEach(() => paying.reset());
afterAll(() => paying.world.close());

const MINUTE = 60_000;
const paymentsOf = (id: number) =>
  paying.world.services.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.id));

type Outcome = 'approved' | 'chargeback' | 'chargebackReversed' | 'refunded';

async function paidOrder() {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  const [payment] = await paymentsOf(id);
  if (payment === undefined) throw new Error('no payment');
  const { idempotencyKey: reference, valor: amount } = payment;
  const told = (outcome: Outcome) => ({
    ...{ outcome, reference, amount },
    paidAt: paying.now(),
  });
  const tell = (outcome: Outcome) => settle(paying.world.services, payment, told(outcome));
  return { id, tell };
}
const stuck = async (id: number) =>
  readOutput('storeOrder', (await staff.call('storeOrder', { id })).body).pedido.devolucaoParada;

test('an order cancelled during a dispute is refunded if the money comes back', async () => {
  const { id, tell } = await paidOrder();
  await tell('chargeback');
  await paying.staffMove(id, 13);
  expect(await paying.state(id)).toMatchObject({ status: 13, statusPagamento: 6, refunds: [] });
  for (let times = 0; times < 2; times++) await tell('chargebackReversed');
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 4,
    refunds: ['requested orderOver 2990'],
  });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: ['done orderOver 2990'],
  });
  expect((await paying.charge(id)).pix?.[0]?.devolucoes).toHaveLength(1);
});

test('a part that was on its way ends the refund of an order after its dispute', async () => {
  const { id, tell } = await paidOrder();
  const part = { id, valor: 29.9, motivo: 'Faltou tudo', chave: newKey() };
  expect((await staff.call('refundPart', part)).body.codErro).toBeUndefined();
  // The provider is asked, and its reply is lost.
  paying.faults.deaf = true;
  await paying.work();
  paying.reset();
  await tell('chargeback');
  await paying.staffMove(id, 13);
  await tell('chargebackReversed');
  expect(await paying.state(id)).toMatchObject({
    ...{ status: 13, statusPagamento: 4 },
    ...{ attempts: ['refunding'], refunds: [] },
  });
  paying.later(MINUTE);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
  expect((await paying.charge(id)).pix?.[0]?.devolucoes).toHaveLength(1);
});

test('a payment that is confirmed again after a dispute was won by the store', async () => {
  const { id, tell } = await paidOrder();
  const [before] = await paymentsOf(id);
  await tell('chargeback');
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 6 });
  for (let times = 0; times < 2; times++) await tell('approved');
  expect(await paying.state(id)).toMatchObject({
    ...{ status: 2, statusPagamento: 2 },
    ...{ attempts: ['approved'], refunds: [] },
  });
  expect((await paymentsOf(id))[0]?.paidAt).toEqual(before?.paidAt);
});

test('a dispute while the provider refuses the refund leaves nothing to give by hand', async () => {
  const { id, tell } = await paidOrder();
  await paying.staffMove(id, 13);
  const { payments: providers } = paying.world.services;
  const { named } = providers;
  paying.faults.refuseRefunds = true;
  providers.named = async (owner, name) => {
    const provider = await named(owner, name);
    if (provider === null) return null;
    const refund: typeof provider.refund = async (...asked) => {
      await tell('chargeback');
      return provider.refund(...asked);
    };
    return { ...provider, refund };
  };
  await paying.work();
  providers.named = named;
  expect(await stuck(id)).toBe(false);
  expect((await staff.call('confirmRefund', { id })).body.codErro).toBe(failureCodes.paymentOver);
  paying.reset();
  await tell('chargebackReversed');
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
});

test('an open order earns again when a dispute is reversed, however often it happens', async () => {
  const { db } = paying.world.services;
  const { brandId, id: storeId } = await storeOf(paying.world, staff);
  const rule = { percentual: 10, valorMinimoPedido: 0, percentualMaximo: 50, valorMaximo: 0 };
  const always = { ...rule, diasValidade: 30, ativo: true };
  await db
    .insert(cashbackRules)
    .values({ brandId, storeId, ...always })
    .onConflictDoUpdate({ target: [cashbackRules.brandId, cashbackRules.storeId], set: always });
  const { id, tell } = await paidOrder();
  const pending = async () =>
    (await db.select().from(loyaltyLedger).where(eq(loyaltyLedger.orderId, id)))
      .filter(({ account }) => account === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0);
  expect(await pending()).toBe(299);
  for (let dispute = 0; dispute < 2; dispute++) {
    await tell('chargeback');
    expect(await pending()).toBe(0);
    await tell('chargebackReversed');
    expect(await pending()).toBe(299);
  }
  expect((await paying.staffMove(id, 13)).body).toMatchObject({ status: 13 });
  expect(await pending()).toBe(0);
});

test('a dispute about a second payment leaves the order paid by the first', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  paying.later(11 * MINUTE);
  await paying.work();
  await ana.call('payOrder', { id });
  await paying.work();
  await paying.pay(id);
  paying.later(MINUTE);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 2 });
  const [late] = await paymentsOf(id);
  if (late === undefined) throw new Error('no payment');
  const at = paying.now();
  const { services } = paying.world;
  await settle(services, late, {
    ...{ outcome: 'approved', reference: late.idempotencyKey },
    ...{ amount: late.valor, paidAt: at },
  });
  expect(await paying.state(id)).toMatchObject({ attempts: ['refunding', 'approved'] });
  for (const outcome of ['chargeback', 'chargebackReversed', 'refunded'] as const) {
    await settle(services, late, { outcome });
    expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 2 });
  }
  expect(await paying.state(id)).toMatchObject({
    attempts: ['refunded', 'approved'],
    refunds: ['done alreadyPaid 2990'],
  });
});

test('a refund that is sent to the provider again is not confirmed by hand as well', async () => {
  const { id } = await paidOrder();
  await paying.staffMove(id, 13);
  paying.faults.refuseRefunds = true;
  await paying.work();
  expect(await stuck(id)).toBe(true);
  paying.reset();
  const { db } = paying.world.services;
  const brand = await paying.world.services.brands.byHost('pizzaria.localhost');
  const confirmed = await db.transaction(async (tx) => {
    const own = and(eq(orders.brandId, brand?.id ?? 0), eq(orders.id, id));
    await tx.select().from(orders).where(own).for('update');
    const confirming = staff.call('confirmRefund', { id });
    await expect.poll(() => waitsForLock(paying.world)).toBe(true);
    expect((await staff.call('retryRefund', { id })).body.codErro).toBeUndefined();
    return { reply: confirming };
  });
  expect((await confirmed.reply).body.codErro).toBe(failureCodes.paymentOver);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 5,
    refunds: ['done orderOver 2990'],
  });
  expect((await paying.charge(id)).pix?.[0]?.devolucoes).toHaveLength(1);
});
