// Payments that no open bill shows, through the API.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, orders, payments, refunds, tabPayments } from '#server/database/schema.ts';
import { settle } from '#server/payments/settle.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { newKey, signInStaff } from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { partUnderWay, refusedPart } from '#test/refused-part.ts';
import { readOutput, type Visitor } from '#test/world.ts';

let paying: PayingWorld;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  paying = await createPayingWorld();
  staff = paying.world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(paying.world, staff);
});
afterEach(() => paying.reset());
afterAll(() => paying.world.close());

const troubles = async (visitor = staff) =>
  readOutput('staffTables', (await visitor.call('staffTables')).body).pendencias;

test('a part whose refund was refused waits for staff, who may retry it', async () => {
  const { total, payment } = await refusedPart(paying, staff, tables, 'Mesa 1');
  // The board lists it too, so that staff see it without opening the tables.
  expect((await staff.call('staffBoard')).body.pendencias).toMatchObject([
    { id: payment.id, tipo: 'devolucao', rotulo: 'Mesa 1' },
  ]);
  expect(await troubles()).toMatchObject([
    { id: payment.id, tipo: 'devolucao', rotulo: 'Mesa 1', valor: total, forma: 'pix' },
  ]);
  expect(await troubles(await otherBrand())).toEqual([]);
  expect((await (await otherBrand()).call('retryPartRefund', { id: payment.id })).status).toBe(404);
  expect((await staff.call('retryPartRefund', { id: payment.id })).body.pendencias).toEqual([]);
  await paying.work();
  const [refund] = await paying.world.services.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  expect(refund).toMatchObject({ state: 'done', orderId: null });
  expect((await staff.call('retryPartRefund', { id: payment.id })).body.codErro).toBe(
    failureCodes.paymentOver,
  );
});

const otherBrand = async () => {
  const visitor = paying.world.visitor('acai');
  await signInStaff(visitor);
  return visitor;
};

test('a part that staff refunded by hand is recorded once and leaves the list', async () => {
  const { visitor, payment } = await refusedPart(paying, staff, tables, 'Mesa 2');
  expect((await staff.call('confirmPartRefund', { id: payment.id })).body.pendencias).toEqual([]);
  expect((await at(visitor)).pagamento?.estado).toBe('devolvido');
  expect((await staff.call('confirmPartRefund', { id: payment.id })).body.codErro).toBe(
    failureCodes.paymentOver,
  );
  const { db } = paying.world.services;
  expect(await db.$count(auditLog, eq(auditLog.alvo, `payment ${payment.id}`))).toBe(1);
  // An order's payment is not part of a bill.
  const { id: orderId } = await paying.order();
  const [ofOrder] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  expect((await staff.call('confirmPartRefund', { id: ofOrder?.id })).status).toBe(404);
});

// Rows: 4.4
test('a part charged back after the bill closed waits for the bank, then goes back', async () => {
  const { visitor, total, payment, id } = await partUnderWay(paying, tables, 'Mesa 3');
  await visitor.call('paySandboxPart');
  const figures = async () =>
    (await staff.call('figures', { primeiroDia: '2026-11-21', ultimoDia: '2026-11-21' })).body;
  expect(await figures()).toMatchObject({ quantidadeContestados: 0, valorContestado: 0 });
  await settle(paying.world.services, payment, { outcome: 'chargeback' });
  expect(await figures()).toMatchObject({ quantidadeContestados: 1, valorContestado: total / 100 });
  expect(
    (await staff.call('figures', { primeiroDia: '2026-11-22', ultimoDia: '2026-11-22' })).body,
  ).toMatchObject({ quantidadeContestados: 0 });
  // The open bill shows it.
  expect(await troubles()).toEqual([]);
  await staff.call('payTable', {
    id,
    idPessoa: null,
    valor: total / 100,
    forma: 'dinheiro',
    chave: newKey(),
  });
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  const { db, now } = paying.world.services;
  const [part] = await db
    .select()
    .from(tabPayments)
    .where(eq(tabPayments.key, payment.idempotencyKey));
  expect(await troubles()).toMatchObject([
    {
      id: part?.id,
      tipo: 'contestacao',
      rotulo: 'Mesa 3',
      valor: total,
      forma: 'pix',
      data: now().toISOString(),
    },
  ]);
  await settle(paying.world.services, payment, { outcome: 'chargebackReversed' });
  expect(await troubles()).toEqual([]);
  // The cash had paid for it, so the part goes back.
  await paying.work();
  const back = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  expect(back).toMatchObject([{ state: 'done', reason: 'alreadyPaid', amount: total }]);
  expect(await db.$count(tabPayments, eq(tabPayments.key, payment.idempotencyKey))).toBe(0);
});

test('a part charged back stays paid after a reversal if nobody else paid for it', async () => {
  const { visitor, payment, id } = await partUnderWay(paying, tables, 'Mesa 4');
  await visitor.call('paySandboxPart');
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  for (const outcome of ['chargeback', 'chargebackReversed'] as const)
    await settle(paying.world.services, payment, { outcome });
  await paying.work();
  const { db } = paying.world.services;
  expect(await db.$count(refunds, eq(refunds.paymentId, payment.id))).toBe(0);
  expect(await db.$count(tabPayments, eq(tabPayments.key, payment.idempotencyKey))).toBe(1);
});

test('a part refused before a dispute goes back after it, though its bill is closed', async () => {
  const { payment, id } = await refusedPart(paying, staff, tables, 'Mesa 6');
  expect((await staff.call('closeTable', { id, motivo: 'Foi embora' })).body.codErro).toBe(
    undefined,
  );
  for (const outcome of ['chargeback', 'chargebackReversed'] as const)
    await settle(paying.world.services, payment, { outcome });
  await paying.work();
  const { db } = paying.world.services;
  const back = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  expect(back.map(({ state }) => state)).toEqual(['done']);
});

test('a chargeback during a refund pays back once, and its reversal owes it again', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  await paying.staffMove(id, 13);
  paying.faults.refuseRefunds = true;
  await paying.work();
  const { db } = paying.world.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (payment === undefined) throw new Error('no payment');
  const stuck = async () =>
    (
      (await staff.call('staffBoard')).body.pedidos as { id: number; devolucaoParada: boolean }[]
    ).find((order) => order.id === id)?.devolucaoParada;
  expect(await stuck()).toBe(true);
  await settle(paying.world.services, payment, { outcome: 'chargeback' });
  // The line is not owed again.
  expect(await stuck()).toBe(false);
  for (const call of ['retryRefund', 'confirmRefund'] as const)
    expect((await staff.call(call, { id })).body.codErro).toBe(failureCodes.paymentOver);
  paying.reset();
  await settle(paying.world.services, payment, { outcome: 'chargebackReversed' });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 13,
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: [expect.stringContaining('done')],
  });
  expect((await db.select().from(orders).where(eq(orders.id, id)))[0]?.statusPagamento).toBe(5);
});
