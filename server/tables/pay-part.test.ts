// Paying parts of a bill by phone, through the API.
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { payments } from '#server/database/schema.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { settle } from '#server/payments/settle.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { APPROVED, keepCard, payer } from '#test/card-paying.ts';
import { newKey, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  world = await openWorld();
  // Only a job asks the provider, when a test runs it.
  world.services.payments.soon = () => undefined;
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(world, staff);
});
afterAll(() => world.close());

const work = () => reconcile(world.services);
const pix = (visitor: Visitor, cents: number, chave = `${newKey()}-of-a-part`) =>
  visitor.call('payPart', { valor: cents / 100, tipo: 'pix', chave });

async function seated(table: string) {
  const { visitor } = await tables.sit(table);
  await (await tables.order(visitor)).send();
  const { conta } = await at(visitor);
  return { visitor, total: conta?.valorTotal ?? 0 };
}

test('half of a bill is paid by Pix at the table, and everybody sees what is left', async () => {
  const { visitor, total } = await seated('Mesa 1');
  const { visitor: friend } = await tables.sit('Mesa 1');
  const half = Math.ceil(total / 2);
  await pix(visitor, half);
  await work();
  expect((await at(visitor)).pagamento).toMatchObject({
    tipo: 'pix',
    estado: 'aguardando',
    valor: half,
    sandbox: true,
    codigoPix: expect.any(String),
  });
  expect((await at(friend)).pagamento).toBeNull();
  await visitor.call('paySandboxPart');
  const { conta, pagamento } = await at(friend);
  expect(pagamento).toBeNull();
  expect(conta).toMatchObject({
    valorQuitado: half,
    valorRestante: total - half,
    // Everybody at the table reads that no money came.
    pagamentos: [{ valor: half, forma: 'pix', sandbox: true }],
  });
  // Reported twice, counted once.
  await work();
  expect((await at(visitor)).conta?.valorQuitado).toBe(half);
});

test('the same key twice, and two tabs at once, pay once', async () => {
  const { visitor, total } = await seated('Mesa 2');
  const key = `${newKey()}-of-two-tabs`;
  await Promise.all([pix(visitor, total, key), pix(visitor, total, key)]);
  await work();
  await visitor.call('paySandboxPart');
  await pix(visitor, total, key);
  expect(await at(visitor)).toMatchObject({
    conta: { valorRestante: 0, valorADevolver: 0 },
    pagamento: { estado: 'pago' },
  });
  const { id } = await tables.named('Mesa 2');
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
});

test('a payment above the amount left, or above what others are paying, is refused', async () => {
  const { visitor, total } = await seated('Mesa 3');
  const { visitor: friend } = await tables.sit('Mesa 3');
  expect((await pix(visitor, total + 1)).body.codErro).toBe(failureCodes.paidTooMuch);
  await pix(visitor, total);
  expect((await pix(friend, 100)).body.codErro).toBe(failureCodes.partUnderWay);
  await visitor.call('giveUpPart');
  expect((await pix(friend, 100)).body.codErro).toBeUndefined();
});

test.each([
  ['leaves', (friend: Visitor) => friend.call('leaveTable')],
  ['sits down elsewhere', (friend: Visitor) => tables.sit('Mesa 9', {}, friend)],
])('what somebody who %s has not paid yet is free for the others', async (_, go) => {
  const { visitor, total } = await seated('Mesa 6');
  const { visitor: friend } = await tables.sit('Mesa 6');
  await pix(friend, total);
  await work();
  expect((await pix(visitor, total)).body.codErro).toBe(failureCodes.partUnderWay);
  await go(friend);
  expect((await pix(visitor, total)).body.codErro).toBeUndefined();
  const { id } = await tables.named('Mesa 6');
  await staff.call('closeTable', { id, motivo: 'Fim' });
});

test('money that arrives after a cash payment or a closed account is refunded', async () => {
  const { visitor, total } = await seated('Mesa 4');
  await pix(visitor, total);
  await work();
  const { id } = await tables.named('Mesa 4');
  await staff.call('payTable', {
    id,
    idPessoa: null,
    valor: 1,
    forma: 'dinheiro',
    chave: newKey(),
  });
  await visitor.call('paySandboxPart');
  expect(await at(visitor)).toMatchObject({
    conta: { valorQuitado: 100, valorADevolver: 0 },
    pagamento: { estado: 'devolvendo' },
  });
  await work();
  expect((await at(visitor)).pagamento?.estado).toBe('devolvido');

  const late = await seated('Mesa 5');
  await pix(late.visitor, late.total);
  await work();
  await staff.call('closeTable', {
    id: (await tables.named('Mesa 5')).id,
    motivo: 'Pagou no balcão',
  });
  await work();
  const [charge] = await world.services.db
    .select({ state: payments.state })
    .from(payments)
    .orderBy(desc(payments.id))
    .limit(1);
  expect(charge?.state).toBe('voided');
});

test('a person who moves to another table takes an open payment along', async () => {
  const { visitor, total } = await seated('Comanda 8');
  await pix(visitor, total);
  await work();
  const { reply } = await tables.sit('Comanda 9', {}, visitor);
  expect(reply.body.codErro).toBe(0);
  const [person] = (await tables.named('Comanda 8')).conta?.pessoas ?? [];
  await staff.call('answerPerson', { idPessoa: person?.id, aceitar: true });
  await visitor.call('paySandboxPart');
  expect(await at(visitor)).toMatchObject({
    mesa: { rotulo: 'Comanda 9' },
    conta: { valorQuitado: total, valorRestante: 0 },
  });
});

test('only signed-in customers can pay by card', async () => {
  const { visitor, total } = await seated('Mesa 7');
  const card = {
    valor: total / 100,
    tipo: 'cartao',
    chave: `${newKey()}-of-a-card`,
    tokenCartaoCredito: 'a-card-of-nobody-at-all',
    pagador: payer,
  };
  expect((await visitor.call('payPart', card)).body.codErro).toBe(failureCodes.onlineNeedsSignIn);
  await visitor.call('authenticate', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });
  const tokenCartaoCredito = await keepCard(world, visitor, APPROVED);
  await visitor.call('payPart', { ...card, tokenCartaoCredito });
  await work();
  expect(await at(visitor)).toMatchObject({
    conta: { valorRestante: 0, pagamentos: [{ forma: 'cartao', valor: total }] },
    pagamento: { estado: 'pago' },
  });
});

test('a part that is charged back is owed again, and listed until reversed', async () => {
  const { visitor, total } = await seated('Mesa 10');
  await pix(visitor, total);
  await work();
  await visitor.call('paySandboxPart');
  const [payment] = await world.services.db
    .select()
    .from(payments)
    .orderBy(desc(payments.id))
    .limit(1);
  if (payment === undefined) throw new Error('no payment');
  expect((await at(visitor)).conta).toMatchObject({
    valorRestante: 0,
    pagamentos: [{ contestado: false }],
  });
  await settle(world.services, payment, { outcome: 'chargeback' });
  expect((await at(visitor)).conta).toMatchObject({
    valorRestante: total,
    valorQuitado: 0,
    pagamentos: [{ valor: total, contestado: true }],
  });
  await settle(world.services, payment, { outcome: 'chargebackReversed' });
  expect((await at(visitor)).conta).toMatchObject({
    valorRestante: 0,
    pagamentos: [{ contestado: false }],
  });
});

test('unconfirmed people cannot pay, and a prepaid Pix order needs no account', async () => {
  const { visitor: unknown } = await tables.sit('Mesa 8', { token: null });
  expect((await pix(unknown, 100)).body.codErro).toBe(failureCodes.tableNotConfirmed);
  const { visitor } = await tables.sit('Mesa 8');
  const method = (await storeOf(world, visitor)).paymentMethods.find(
    ({ tipo }) => tipo === 'pixOnline',
  );
  const placed = await (
    await tables.order(visitor, 1, { formaPagamento: { id: method?.id } })
  ).send();
  expect(placed.body).toMatchObject({ status: 11 });
  await work();
  await visitor.call('paySandboxPix', { id: placed.body.id });
  const { conta } = await at(visitor);
  expect(conta).toMatchObject({ valorRestante: 0, linhas: [{ quitada: true, status: 2 }] });
  // Its money would stay with the store: staff cancel the order instead.
  const gone = { idLinha: conta?.linhas[0]?.id, motivo: 'Acabou' };
  expect((await staff.call('voidTabLine', gone)).body.codErro).toBe(failureCodes.malformed);
  expect((await at(visitor)).conta).toMatchObject({ linhas: [{ motivoEstorno: null }] });
});

test('an order to be prepaid that is paid with the bill is owed on the bill', async () => {
  const { visitor } = await tables.sit('Comanda 7');
  const { paymentMethods } = await storeOf(world, visitor);
  const pixOnline = paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  const { send, total } = await tables.order(visitor, 1, { formaPagamento: { id: pixOnline?.id } });
  const { id } = (await send()).body;
  await work();
  const { outrasFormas } = (await visitor.call('orderPayment', { id })).body as {
    outrasFormas: { id: number; tipo: string }[];
  };
  const cash = outrasFormas.find(({ tipo }) => tipo === 'dinheiro');
  expect(
    (await visitor.call('payOrder', { id, formaPagamento: { id: cash?.id } })).body.codErro,
  ).toBeUndefined();
  expect((await visitor.call('order', { id })).body).toMatchObject({
    status: 2,
    statusPagamento: 0,
    formaPagamento: { tipo: 'conta' },
  });
  expect((await at(visitor)).conta).toMatchObject({
    valorRestante: Math.round(total * 100),
    linhas: [{ quitada: false }],
  });
});

test('an order that waits for its money does not go onto an account that has closed', async () => {
  const { visitor } = await tables.sit('Comanda 6');
  const { paymentMethods } = await storeOf(world, visitor);
  const pixOnline = paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  const { id } = (
    await (await tables.order(visitor, 1, { formaPagamento: { id: pixOnline?.id } })).send()
  ).body;
  await work();
  expect(
    (await staff.call('closeTable', { id: (await tables.named('Comanda 6')).id })).body.codErro,
  ).toBeUndefined();
  const cash = paymentMethods.find(({ tipo }) => tipo === 'dinheiro');
  expect(
    (await visitor.call('payOrder', { id, formaPagamento: { id: cash?.id } })).body.codErro,
  ).toBe(failureCodes.tableClosed);
});
