import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { readPixCode } from '#rules/orders/pix.ts';
import {
  auditLog,
  orderEvents,
  orders,
  outbox,
  paymentEvents,
  payments,
  refunds,
} from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { readOutput } from '#test/world.ts';

let paying: PayingWorld;
beforeAll(async () => {
  paying = await createPayingWorld();
});
afterEach(() => paying.reset());
afterAll(() => paying.world.close());

const minutes = (count: number) => count * 60_000;

// Rows: 4.4
test('a Pix order goes to the store once the provider has the money', async () => {
  const { ana, id } = await paying.order();
  expect((await ana.call('orderStatus', { id })).body).toMatchObject({
    status: 11,
    statusPagamento: 1,
  });
  await paying.work();
  const waiting = await ana.call('orderPayment', { id });
  expect(waiting.body).toMatchObject({
    podePagar: false,
    pagamento: {
      tipo: 'pix',
      estado: 'aguardando',
      valor: 29.9,
      sandbox: true,
      confirmacaoAutomatica: true,
    },
  });
  expect(readPixCode((waiting.body.pagamento as { codigoPix: string }).codigoPix)).toHaveProperty(
    'pix.location',
  );
  expect((await ana.call('paySandboxPix', { id })).body).toMatchObject({
    pagamento: { estado: 'pago', codigoPix: null },
  });
  expect(await paying.state(id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['approved'],
    refunds: [],
  });
  const steps = await paying.world.services.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.id);
  expect(steps.map(({ status, actor }) => `${status} ${actor}`)).toEqual([
    '1 customer',
    '11 clock',
    '10 provider',
    '2 provider',
  ]);
  expect(await paying.world.services.db.select().from(outbox)).toContainEqual(
    expect.objectContaining({ kind: 'paymentMoved', payload: { orderId: id, statusPagamento: 2 } }),
  );
});

test('a return from the bank asks the provider, but not twice in five seconds', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { payments: providers } = paying.world.services;
  const asked: (() => Promise<unknown>)[] = [];
  const { soon } = providers;
  providers.soon = (work) => void asked.push(work);
  try {
    await ana.call('orderPayment', { id });
    expect(asked).toHaveLength(0);
    await paying.pay(id);
    paying.later(6000);
    await Promise.all([ana.call('orderPayment', { id }), ana.call('orderPayment', { id })]);
    expect(asked).toHaveLength(1);
    await asked[0]?.();
    expect((await ana.call('orderPayment', { id })).body).toMatchObject({
      pagamento: { estado: 'pago' },
    });
    expect(asked).toHaveLength(1);
  } finally {
    providers.soon = soon;
  }
});

// Rows: 5.19, 6.8
test('paying online needs a login, in the specification’s words', async () => {
  const guest = paying.world.visitor('pizzaria');
  expect((await paying.place(guest)).body).toMatchObject({
    codErro: failureCodes.onlineNeedsSignIn,
  });
});

test('the store has its whole time to accept from the payment on', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  paying.later(minutes(9));
  await ana.call('paySandboxPix', { id });
  const [row] = await paying.world.services.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.expiresAt.getTime()).toBe(paying.now().getTime() + minutes(15));
});

test('payments of other customers and other brands are not found', async () => {
  const { id, key } = await paying.order();
  const bia = paying.world.visitor('pizzaria');
  for (const call of ['orderPayment', 'payOrder', 'paySandboxPix'] as const)
    expect((await bia.call(call, { id })).status).toBe(404);
  // A shared link shows the order but not its payments.
  expect((await bia.call('orderPayment', { id, chave: key })).status).toBe(404);
  expect((await paying.world.visitor('burger').call('orderPayment', { id })).status).toBe(404);
});

test('an unpaid charge expires, and the customer can retry', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  paying.later(minutes(10));
  expect((await ana.call('orderPayment', { id })).body).toMatchObject({
    podePagar: true,
    pagamento: { estado: 'expirado', codigoPix: null },
  });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 3,
    attempts: ['expired'],
  });
  expect((await ana.call('paySandboxPix', { id })).body).toMatchObject({
    codErro: failureCodes.paymentOver,
  });
  // Two tabs, one charge.
  await Promise.all([ana.call('payOrder', { id }), ana.call('payOrder', { id })]);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 1,
    attempts: ['expired', 'pending'],
  });
  await ana.call('paySandboxPix', { id });
  expect(await paying.state(id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['expired', 'approved'],
  });
});

test('an unpaid order is given up, and its charge cancelled', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  paying.later(minutes(31));
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 12,
    statusPagamento: 3,
    attempts: ['expired'],
  });
  expect((await ana.call('payOrder', { id })).body).toMatchObject({
    codErro: failureCodes.paymentOver,
  });
});

test('an order that was not paid in time says so, unlike one that was cancelled', async () => {
  const { ana, id } = await paying.order();
  const again = await paying.order();
  await paying.work();
  await again.ana.call('cancelOrder', { id: again.id });
  paying.later(minutes(31));
  await paying.work();
  expect((await ana.call('order', { id })).body).toMatchObject({
    status: 12,
    pagarAte: expect.any(String),
  });
  expect((await again.ana.call('order', { id: again.id })).body).toMatchObject({
    status: 12,
    pagarAte: null,
  });
});

test('switching from Pix to cash asks for change, and the kitchen sees it', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { outrasFormas } = (await ana.call('orderPayment', { id })).body as {
    outrasFormas: { id: number; nome: string }[];
  };
  const formaPagamento = { id: outrasFormas.find(({ nome }) => nome === 'Dinheiro')?.id };
  expect((await ana.call('payOrder', { id, formaPagamento, troco: 29.9 })).body).toMatchObject({
    codErro: failureCodes.changeTooLow,
  });
  expect(await paying.state(id)).toMatchObject({ status: 11 });
  await ana.call('payOrder', { id, formaPagamento, troco: 50 });
  expect((await ana.call('order', { id })).body).toMatchObject({
    status: 2,
    formaPagamento: { nome: 'Dinheiro' },
    troco: 50,
  });
});

test('a customer may pay on delivery instead, and a late Pix payment is refunded', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { outrasFormas } = (await ana.call('orderPayment', { id })).body as {
    outrasFormas: { id: number; nome: string }[];
  };
  // Five percent off for Pix on delivery would be another total.
  expect(outrasFormas.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['Dinheiro', 'Cartão de crédito']),
  );
  expect(outrasFormas.map(({ nome }) => nome)).not.toContain('Pix na entrega');
  await paying.pay(id);
  const cash = outrasFormas.find(({ nome }) => nome === 'Dinheiro');
  await ana.call('payOrder', { id, formaPagamento: { id: cash?.id } });
  expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 0 });
  await paying.work();
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 2,
    statusPagamento: 0,
    attempts: ['refunded'],
    refunds: ['done alreadyPaid 2990'],
  });
  const wrong = await ana.call('payOrder', { id, formaPagamento: { id: cash?.id } });
  expect(wrong.body).toMatchObject({ codErro: failureCodes.paymentOver });
});

test('an order that waits for payment never reaches the kitchen unpaid', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  for (const status of [2, 3, 10])
    expect((await ana.call('updateOrderStatus', { id, status })).body.codErro).toBe(
      failureCodes.moveRefused,
    );
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 1,
    attempts: ['pending'],
  });
});

test.each([
  ['the customer', async (id: number) => paying.customer().call('cancelOrder', { id }), 12],
  ['the store', async (id: number) => paying.staffMove(id, 13), 13],
  ['time', async () => paying.later(minutes(16)), 14],
])('a paid order that %s ends gets its money back, once', async (_who, end, status) => {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  await end(id);
  await paying.work();
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status,
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: ['done orderOver 2990'],
  });
  const charge = await paying.charge(id);
  expect(charge.pix?.[0]?.devolucoes?.map(({ valor }) => valor)).toEqual(['29.90']);
});

test('repeated, unordered, forged or unmatched webhooks change nothing twice', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { address, txid } = await paying.account(id);
  const message = {
    pix: [
      {
        endToEndId: `E00000000${txid}`.slice(0, 32),
        txid,
        valor: '0.01',
        horario: '2020-01-01T00:00:00Z',
      },
    ],
  };
  // The provider has not been paid, despite the message.
  expect((await ana.call('pixWebhook', { chave: address, ...message })).body).toEqual({
    registrado: true,
  });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ status: 11, statusPagamento: 1 });
  await paying.pay(id);
  for (let copy = 0; copy < 3; copy++)
    await ana.call('pixWebhook', {
      chave: address,
      pix: [{ ...message.pix[0], devolucoes: [{ id: 'd1', status: `copy ${copy % 2}` }] }],
    });
  await paying.work();
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['approved'],
    refunds: [],
  });
  const kept = await paying.world.services.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.subject, txid));
  expect(kept).toHaveLength(3);
  expect(kept.every(({ processedAt }) => processedAt !== null)).toBe(true);
  const stranger = { pix: [{ endToEndId: 'E'.padEnd(32, '0'), txid: 'x'.repeat(32) }] };
  expect((await ana.call('pixWebhook', { chave: address, ...stranger })).body).toEqual({
    registrado: true,
  });
  expect((await ana.call('pixWebhook', { chave: 'a'.repeat(32), ...message })).status).toBe(404);
  expect(
    (await paying.world.visitor('burger').call('pixWebhook', { chave: address, ...message }))
      .status,
  ).toBe(404);
});

test('a notice that comes again after its copies asks the provider again', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { address, txid } = await paying.account(id);
  const notice = { chave: address, pix: [{ endToEndId: `E${txid}`.slice(0, 32), txid }] };
  const asked = async () => {
    await ana.call('pixWebhook', notice);
    await paying.work();
    const events = await paying.world.services.db
      .select({ at: paymentEvents.processedAt })
      .from(paymentEvents)
      .where(eq(paymentEvents.subject, txid));
    return events.map(({ at }) => at?.getTime());
  };
  const first = paying.now().getTime();
  expect(await asked()).toEqual([first]);
  paying.later(30_000);
  expect(await asked()).toEqual([first]);
  paying.later(40_000);
  expect(await asked()).toEqual([first + 70_000]);
});

test('where a proxy checks the provider’s certificate, unproved messages are ignored', async () => {
  const { ana, id } = await paying.order();
  const { address, txid } = await paying.account(id, {
    webhookProof: { header: 'x-client-verify', value: 'SUCCESS' },
  });
  const message = { chave: address, pix: [{ endToEndId: 'E'.padEnd(32, '1'), txid }] };
  expect((await ana.call('pixWebhook', message)).status).toBe(404);
  expect((await ana.call('pixWebhook', message, { 'x-client-verify': 'SUCCESS' })).body).toEqual({
    registrado: true,
  });
});

test('a provider’s wrong amount is rejected, and the customer sees no code', async () => {
  const { ana, id } = await paying.order({
    lie: (charge) => ({ ...charge, valor: { original: '1.00' } }),
  });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 3,
    attempts: ['refused'],
  });
  expect((await ana.call('orderPayment', { id })).body).toMatchObject({
    podePagar: true,
    pagamento: { estado: 'recusado', motivo: 'amountDiffers', codigoPix: null },
  });
});

test('another amount than the one asked for goes back, and the order waits on', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  await paying.pay(id);
  paying.faults.lie = (charge) => ({
    ...charge,
    pix: charge.pix?.map((one) => ({ ...one, valor: '29.89' })),
  });
  paying.later(minutes(1));
  await paying.work();
  paying.faults.lie = null;
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 3,
    attempts: ['refunded'],
    refunds: ['done amountDiffers 2989'],
  });
  await ana.call('payOrder', { id });
  await paying.work();
  await ana.call('paySandboxPix', { id });
  expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 2 });
});

test('late money revives a waiting order, and is refunded for an abandoned one', async () => {
  const waiting = await paying.order();
  const over = await paying.order();
  await paying.work();
  paying.faults.down = true;
  // Paid in the last second; reported only once the provider is back.
  await paying.pay(waiting.id);
  await paying.pay(over.id);
  await paying.customer().call('cancelOrder', { id: over.id });
  paying.later(minutes(12));
  await paying.work();
  expect(await paying.state(waiting.id)).toMatchObject({ status: 11, attempts: ['voiding'] });
  paying.faults.down = false;
  paying.later(minutes(10));
  await paying.work();
  await paying.work();
  expect(await paying.state(waiting.id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['approved'],
    refunds: [],
  });
  expect(await paying.state(over.id)).toMatchObject({
    status: 12,
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: ['done orderOver 2990'],
  });
});

/** The bank takes the money two minutes after the code expired, while the store takes no orders. */
async function paidLateAtPausedStore(id: number) {
  await paying.work();
  await paying.pay(id);
  paying.faults.lie = (charge) => ({
    ...charge,
    pix: charge.pix?.map((one) => ({
      ...one,
      horario: new Date(paying.now().getTime()).toISOString(),
    })),
  });
  await paying.pause(true);
  paying.later(minutes(12));
  await paying.work();
  await paying.pause(false);
  paying.faults.lie = null;
  await paying.work();
  return paying.state(id);
}

test('money that comes after the store has closed is refunded, and the order ends', async () => {
  const { id } = await paying.order();
  expect(await paidLateAtPausedStore(id)).toMatchObject({
    status: 12,
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: ['done storeClosed 2990'],
  });
});

test('late money for an order of tomorrow is taken, whatever the store does tonight', async () => {
  const { id } = await paying.order();
  const [inicioPreparo, agendadoInicio] = [20, 21].map(
    (hours) => new Date(paying.now().getTime() + hours * minutes(60)),
  );
  await paying.world.services.db
    .update(orders)
    .set({ entregaImediata: false, inicioPreparo, agendadoInicio, agendadoTermino: agendadoInicio })
    .where(eq(orders.id, id));
  expect(await paidLateAtPausedStore(id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['approved'],
    refunds: [],
  });
});

test('a code of the store’s own is paid when staff say so, and given back by hand', async () => {
  const { ana, id } = await paying.ownPixOrder();
  const shown = (await ana.call('orderPayment', { id })).body.pagamento as { codigoPix: string };
  expect(shown).toMatchObject({
    estado: 'aguardando',
    confirmacaoAutomatica: false,
    sandbox: false,
    expiraEm: null,
  });
  expect(readPixCode(shown.codigoPix)).toMatchObject({
    pix: { amount: 1290, name: 'ROXO ACAI', city: 'RECIFE' },
  });
  paying.later(minutes(20));
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 1,
    attempts: ['pending'],
  });
  expect((await ana.call('confirmPix', { id })).status).toBe(401);
  const staff = paying.world.visitor('acai');
  await signInStaff(staff);
  const paid = { status: 2, statusPagamento: 2 };
  // Two people at once, and a press again.
  const both = await Promise.all([1, 2].map(() => staff.call('confirmPix', { id })));
  for (const { body } of [...both, await staff.call('confirmPix', { id })])
    expect(body).toMatchObject(paid);
  const trace = await paying.world.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.acao, 'confirmPix'), eq(auditLog.alvo, `order ${id}`)));
  expect(trace).toHaveLength(1);
  // No provider said so: the order's log names who did.
  const file = readOutput('storeOrder', (await staff.call('storeOrder', { id })).body);
  const autor = { tipo: 'equipe', nome: 'Conceição Lins' };
  expect(file.pedido.historico.slice(-2)).toMatchObject([
    { status: 10, autor },
    { status: 2, autor },
  ]);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou o açaí' });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 13,
    statusPagamento: 4,
    attempts: ['refunding'],
    refunds: ['byHand orderOver 1290'],
  });
  expect((await staff.call('confirmRefund', { id })).body).toMatchObject({ statusPagamento: 5 });
  expect(await paying.state(id)).toMatchObject({
    attempts: ['refunded'],
    refunds: ['done orderOver 1290'],
  });
  expect((await staff.call('confirmRefund', { id })).body).toMatchObject({
    codErro: failureCodes.paymentOver,
  });
});

test('a store’s own unpaid code expires in an hour, and staff may still confirm it', async () => {
  const { id } = await paying.ownPixOrder();
  paying.later(minutes(61));
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 12,
    statusPagamento: 3,
    attempts: ['voided'],
  });
  const staff = paying.world.visitor('acai');
  await signInStaff(staff);
  expect((await staff.call('confirmPix', { id })).body).toMatchObject({
    status: 12,
    statusPagamento: 4,
  });
  expect((await staff.call('confirmPix', { id: 999_999 })).status).toBe(404);
});

test('no row of a payment names the payer', async () => {
  const { id } = await paying.order();
  await paying.work();
  const rows = JSON.stringify([
    await paying.world.services.db.select().from(payments).where(eq(payments.orderId, id)),
    await paying.world.services.db.select().from(refunds),
  ]);
  expect(rows).not.toMatch(/Marina|cliente@|CPF/i);
});

test('a refund that the provider refused waits for staff, who may retry it', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  await paying.staffMove(id, 13);
  const { db } = paying.world.services;
  paying.faults.refuseRefunds = true;
  await paying.work();
  paying.reset();
  // The provider refuses this one for good: the job does not retry it, and it is still listed a
  // day later.
  paying.later(minutes(24 * 60));
  await paying.work();
  const [{ idempotencyKey: before } = { idempotencyKey: '' }] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id));
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 4,
    refunds: [expect.stringContaining('failed')],
  });
  const staff = paying.world.visitor('pizzaria');
  await signInStaff(staff);
  const onBoard = async () =>
    (
      (await staff.call('staffBoard')).body.pedidos as { id: number; devolucaoParada: boolean }[]
    ).find((order) => order.id === id);
  expect(await onBoard()).toMatchObject({ devolucaoParada: true });
  // The customer's page does not show this.
  expect((await ana.call('order', { id })).body).toMatchObject({ devolucaoParada: false });
  expect((await staff.call('retryRefund', { id })).body).toMatchObject({ id });
  expect(
    (await db.select().from(refunds).where(eq(refunds.orderId, id)))[0]?.idempotencyKey,
  ).not.toBe(before);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 5,
    refunds: [expect.stringContaining('done')],
  });
  expect(await onBoard()).toBeUndefined();
  expect((await staff.call('retryRefund', { id })).body.codErro).toBe(failureCodes.paymentOver);
});

test('a repeated confirmation never takes an older code for a second payment', async () => {
  const { id } = await paying.ownPixOrder();
  const { db } = paying.world.services;
  const [code] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (code === undefined) throw new Error('no code');
  // Given up, such as before the customer chose another method and came back to this one.
  const { id: _id, ...older } = code;
  await db.insert(payments).values({ ...older, state: 'voided', idempotencyKey: `old ${id}` });
  const staff = paying.world.visitor('acai');
  await signInStaff(staff);
  for (let press = 0; press < 3; press++)
    expect((await staff.call('confirmPix', { id })).body).toMatchObject({
      status: 2,
      statusPagamento: 2,
    });
  expect(await paying.state(id)).toMatchObject({ attempts: ['approved', 'voided'], refunds: [] });
});
