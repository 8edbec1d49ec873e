// A process may die between any two steps, and a provider may be down or silent at any of them: the
// job always ends with the same result, one charge and one refund.
import { eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paymentEvents, payments } from '#server/database/schema.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { recordEvent } from './provider-webhooks.ts';
import { settle } from './settle.ts';

let paying: PayingWorld;
beforeAll(async () => {
  paying = await createPayingWorld();
});
afterEach(() => paying.reset());
afterAll(() => paying.world.close());

const MINUTE = 60_000;

/** Steps in a payment's life, each followed by the job. */
async function paidAndCancelled(id: number, disturb: (step: number) => void | Promise<void>) {
  await disturb(0);
  await paying.work();
  await recovered();
  await paying.pay(id);
  await disturb(1);
  paying.later(MINUTE / 2);
  await paying.work();
  await recovered();
  expect(await paying.state(id)).toMatchObject({
    status: 2,
    statusPagamento: 2,
    attempts: ['approved'],
    refunds: [],
  });
  await paying.customer().call('cancelOrder', { id });
  await disturb(2);
  await paying.work();
  await recovered();
}

/** The process restarts and the provider is back; a claim lasts less than a minute. */
async function recovered(): Promise<void> {
  paying.reset();
  paying.later(MINUTE);
  await paying.work();
}

const steps = ['takenUp', 'asked', 'settled', 'refundTakenUp', 'refundAsked', 'webhookAsked'];
const lives = steps.flatMap((name) => [0, 1, 2].map((when) => [name, when] as const));

test.each(lives)(
  'dying at %s in part %i of a payment loses nothing and doubles nothing',
  async (name, when) => {
    const { id } = await paying.order();
    await paidAndCancelled(id, (step) => {
      if (step === when) paying.faults.dieAt = name;
    });
    expect(await paying.state(id)).toMatchObject({
      status: 12,
      statusPagamento: 5,
      attempts: ['refunded'],
      refunds: ['done orderOver 2990'],
    });
    expect((await paying.charge(id)).pix).toMatchObject([
      { valor: '29.90', devolucoes: [{ valor: '29.90', status: 'DEVOLVIDO' }] },
    ]);
  },
);

test.each(['down', 'deaf'] as const)(
  'a provider that is %s at any moment costs time and nothing else',
  async (fault) => {
    for (const when of [0, 1, 2]) {
      const before = await paying.charges();
      const { id } = await paying.order();
      await paidAndCancelled(id, (step) => {
        if (step === when) paying.faults[fault] = true;
      });
      expect(await paying.state(id), `${fault} ${when}`).toMatchObject({
        status: 12,
        statusPagamento: 5,
        attempts: ['refunded'],
        refunds: ['done orderOver 2990'],
      });
      expect(await paying.charges()).toBe(before + 1);
      expect((await paying.charge(id)).pix?.[0]?.devolucoes).toHaveLength(1);
    }
  },
);

test('a provider that was down the whole time gets the cancellation afterwards', async () => {
  const { id } = await paying.order({ deaf: true });
  await paying.work();
  paying.reset();
  paying.faults.down = true;
  for (let round = 0; round < 8; round++) {
    paying.later(5 * MINUTE);
    await paying.work();
  }
  expect(await paying.state(id)).toMatchObject({
    status: 12,
    statusPagamento: 1,
    attempts: ['voiding'],
  });
  expect((await paying.charge(id)).status).toBe('ATIVA');
  paying.reset();
  paying.later(15 * MINUTE);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 12,
    statusPagamento: 3,
    attempts: ['expired'],
  });
  expect((await paying.charge(id)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
});

test.each(steps)(
  'money that came too late goes back once, also when the process dies at %s',
  async (name) => {
    const { id } = await paying.order();
    await paying.work();
    await paying.pay(id);
    // No page learns of it until the order is over.
    paying.faults.down = true;
    await paying.customer().call('cancelOrder', { id });
    await paying.work();
    expect(await paying.state(id)).toMatchObject({ status: 12, refunds: [] });
    paying.reset();
    paying.later(15 * MINUTE);
    paying.faults.dieAt = name;
    await paying.work();
    await recovered();
    expect(await paying.state(id)).toMatchObject({
      status: 12,
      statusPagamento: 5,
      attempts: ['refunded'],
      refunds: [expect.stringMatching(/^done \w+ 2990$/)],
    });
    expect((await paying.charge(id)).pix).toMatchObject([
      { valor: '29.90', devolucoes: [{ valor: '29.90', status: 'DEVOLVIDO' }] },
    ]);
  },
);

test('two processes that ask at the same moment make one charge and one refund', async () => {
  const { id } = await paying.order();
  await Promise.all([paying.work(), paying.work(), paying.work()]);
  await paying.pay(id);
  paying.later(MINUTE);
  await Promise.all([paying.work(), paying.work(), paying.work()]);
  await paying.customer().call('cancelOrder', { id });
  await Promise.all([paying.work(), paying.work(), paying.work()]);
  await recovered();
  expect(await paying.state(id)).toMatchObject({
    status: 12,
    statusPagamento: 5,
    refunds: ['done orderOver 2990'],
  });
  expect((await paying.charge(id)).pix?.[0]?.devolucoes).toHaveLength(1);
});

test('cancelling and paying at the same moment ends with the food or with the money', async () => {
  for (let race = 0; race < 5; race++) {
    const { ana, id } = await paying.order();
    await paying.work();
    await Promise.all([ana.call('paySandboxPix', { id }), ana.call('cancelOrder', { id })]);
    await recovered();
    await recovered();
    const { status, statusPagamento } = await paying.state(id);
    expect([`2 2`, `12 5`, `12 3`]).toContain(`${status} ${statusPagamento}`);
  }
});

test('a notice that money went back outlasts a provider that is away for hours', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  const { address, txid } = await paying.account(id);
  await ana.call('paySandboxPix', { id });
  const received = (await paying.charge(id)).pix?.[0];
  if (received === undefined) throw new Error('nothing was paid');
  await paying.staffMove(id, 3);
  const back = { id: 'D1', valor: received.valor, status: 'DEVOLVIDO' } as const;
  const notice = { endToEndId: received.endToEndId, txid, devolucoes: [back] };
  paying.faults.down = true;
  await ana.call('pixWebhook', { chave: address, pix: [notice] });
  for (let look = 0; look < 120; look++) {
    await paying.work();
    paying.later(MINUTE);
  }
  paying.reset();
  paying.faults.lie = (charge) => ({ ...charge, pix: [{ ...received, devolucoes: [back] }] });
  paying.later(15 * MINUTE);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
});

test('a notice that comes again after all tries failed is read again', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  const received = (await paying.charge(id)).pix?.[0];
  const { services } = paying.world;
  const { db } = services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (received === undefined || payment === undefined) throw new Error('nothing was paid');
  await paying.staffMove(id, 3);
  const { brandId, provider, idempotencyKey: subject } = payment;
  const notice = { brandId, provider, eventId: 'CANCELED', subject };
  paying.faults.down = true;
  await recordEvent(services, notice);
  await paying.work();
  await db.update(paymentEvents).set({ attempts: 200 }).where(isNull(paymentEvents.processedAt));
  paying.reset();
  const back = { id: 'D1', valor: received.valor, status: 'DEVOLVIDO' } as const;
  paying.faults.lie = (charge) => ({ ...charge, pix: [{ ...received, devolucoes: [back] }] });
  paying.later(15 * MINUTE);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 2 });
  await recordEvent(services, notice);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
});

test('a payment that is reported again keeps the moment at which it was paid', async () => {
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  const read = async () => {
    const { db } = paying.world.services;
    const [found] = await db.select().from(payments).where(eq(payments.orderId, id));
    if (found === undefined) throw new Error('no payment');
    return found;
  };
  const first = await read();
  expect(first).toMatchObject({ state: 'approved', paidAt: expect.any(Date) });
  paying.later(3_600_000);
  // Some providers name the time of each look.
  const told = { outcome: 'approved', amount: first.valor, paidAt: paying.now() } as const;
  await settle(paying.world.services, first, { ...told, reference: 'again' });
  expect(await read()).toMatchObject({ state: 'approved', paidAt: first.paidAt });
});

test('a code whose money went back before we saw it is not asked about again', async () => {
  const { id } = await paying.order();
  await paying.work();
  await paying.pay(id);
  const received = (await paying.charge(id)).pix?.[0];
  if (received === undefined) throw new Error('nothing was paid');
  const back = { id: 'D1', valor: received.valor, status: 'DEVOLVIDO' } as const;
  paying.faults.lie = (charge) => ({ ...charge, pix: [{ ...received, devolucoes: [back] }] });
  paying.later(MINUTE / 2);
  await paying.work();
  // The customer may pay again: there is no money of theirs here.
  expect(await paying.state(id)).toMatchObject({
    status: 11,
    statusPagamento: 3,
    attempts: ['voided'],
    refunds: [],
  });
  const { db } = paying.world.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  expect(payment?.nextAttemptAt).toBeNull();
});
