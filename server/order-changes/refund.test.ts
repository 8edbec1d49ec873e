// Parts of what was paid online go back: for a change that costs less, and as a favour. Never more
// than was paid, and once.
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { emptyOrders } from '#server/account/empty-orders.ts';
import {
  loyaltyLedger,
  orders,
  partialRefunds,
  payments,
  registerMoves,
} from '#server/database/schema.ts';
import { settle } from '#server/payments/settle.ts';
import {
  item,
  newKey,
  orderBody,
  productNamed,
  signInStaff,
  storeOf,
  withTotal,
} from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { readOutput, type Visitor } from '#test/world.ts';

let paying: PayingWorld;
let staff: Visitor;
let unit: number;
beforeAll(async () => {
  paying = await createPayingWorld();
  staff = paying.world.visitor('pizzaria');
  await signInStaff(staff);
});
afterEach(() => paying.reset());
afterAll(() => paying.world.close());

type Wire = Record<string, unknown>;
const dish = 'Pão de alho em dobro';

/** Paid with Pix and accepted by nobody yet. */
async function paidOrder(quantity = 2): Promise<number> {
  const customer = paying.customer();
  const store = await storeOf(paying.world, customer);
  const pix = store.paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  const product = await productNamed(paying.world, customer, dish);
  unit = product.valor;
  const body = await orderBody(paying.world, customer, [item(product, quantity)], {
    formaPagamento: { id: pix?.id },
  });
  const { body: reply } = await customer.call('placeOrder', await withTotal(customer, body));
  const id = Number(reply.id);
  await paying.work();
  await customer.call('paySandboxPix', { id });
  expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 2 });
  return id;
}
const file = async (id: number) =>
  readOutput('storeOrder', (await staff.call('storeOrder', { id })).body);
async function change(id: number, wanted: Wire, rest: Wire = {}) {
  const { pedido } = (await staff.call('storeOrder', { id })).body as { pedido: Wire };
  const seen = { id, revisaoPedido: pedido.revisaoPedido, ...wanted };
  const quote = await staff.call('quoteChange', seen);
  const sent = {
    ...seen,
    valorTotal: quote.body.valorTotal ?? 0,
    motivo: 'Acabou',
    consentimento: 'telefone',
    chave: newKey(),
    ...rest,
  };
  return { sent, quote: quote.body, body: (await staff.call('changeOrder', sent)).body };
}
const keeps = (quantidade: number) => ({ mantidos: [{ linha: 0, quantidade }], novos: [] });
const more = async () => ({
  mantidos: [{ linha: 0, quantidade: 1 }],
  novos: [item(await productNamed(paying.world, staff, dish))],
});
const give = async (id: number, valor: number, chave = newKey()) =>
  (await staff.call('refundPart', { id, valor, motivo: 'Faltou a bebida', chave })).body;
/** In reais, smallest first: parts are sent side by side and arrive in either order. */
const backAtProvider = async (id: number) =>
  ((await paying.charge(id)).pix?.[0]?.devolucoes ?? [])
    .map(({ valor }) => Number(valor))
    .toSorted((one, other) => one - other);
const parts = async (id: number) =>
  (
    await paying.world.services.db
      .select()
      .from(partialRefunds)
      .where(eq(partialRefunds.orderId, id))
      .orderBy(partialRefunds.id)
  ).map(({ state, amount }) => `${state} ${amount}`);
const cents = (reais: number) => Math.round(reais * 100);
const inReais = (value: number) => Math.round(value * 100) / 100;

// Rows: 1.27
test('a change that costs less gives the difference back once; the order stays paid', async () => {
  const id = await paidOrder(2);
  const { body, sent, quote } = await change(id, keeps(1));
  expect(quote).toMatchObject({ devolver: unit, aCobrar: 0 });
  expect(body).toMatchObject({ versao: 2, statusPagamento: 2, valorTotal: unit });
  expect((await staff.call('changeOrder', sent)).body).toMatchObject({ versao: 2 });
  await paying.work();
  await paying.work();
  expect(await backAtProvider(id)).toEqual([unit]);
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 2, attempts: ['approved'] });
  expect(await file(id)).toMatchObject({
    podeDevolver: cents(unit),
    devolucoes: [{ valor: cents(unit), situacao: 'feita', versao: 2, motivo: 'Acabou' }],
    pedido: { devolvidoPeloSite: cents(unit), devolvidoFora: 0 },
  });
});

test('a refund whose answer was lost counts as it was sent, whatever is typed next', async () => {
  const id = await paidOrder(2);
  const key = newKey();
  await give(id, 2, key);
  expect((await give(id, 2, key)).codErro).toBeUndefined();
  expect(await give(id, 3, key)).toMatchObject({
    codErro: failureCodes.firstTryCounted,
    mensagem: expect.stringContaining('R$\u00a02,00'),
  });
  expect(await parts(id)).toEqual(['requested 200']);
});

test('a lost answer of the provider gives nothing back twice', async () => {
  const id = await paidOrder(2);
  await change(id, keeps(1));
  paying.faults.deaf = true;
  await paying.work();
  expect(await parts(id)).toEqual([`requested ${cents(unit)}`]);
  paying.faults.deaf = false;
  paying.later(60_000);
  await paying.work();
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);
  expect(await backAtProvider(id)).toEqual([unit]);
});

test('a process that dies after asking gives nothing back twice', async () => {
  const id = await paidOrder(2);
  await change(id, keeps(1));
  paying.faults.dieAt = 'partAsked';
  await paying.work();
  paying.later(60_000);
  await paying.work();
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);
  expect(await backAtProvider(id)).toEqual([unit]);
});

test('what costs more is due on handover, in a way that staff choose', async () => {
  const id = await paidOrder(1);
  const store = await storeOf(paying.world, staff);
  const cash = store.paymentMethods.find(({ tipo }) => tipo === 'dinheiro');
  const pix = store.paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  expect((await change(id, await more())).body.codErro).toBe(failureCodes.changeDueMethod);
  const wrong = { ...(await more()), formaDiferenca: { id: pix?.id } };
  expect((await change(id, wrong)).body.codErro).toBeGreaterThan(0);
  const { body } = await change(id, { ...(await more()), formaDiferenca: { id: cash?.id } });
  expect(body).toMatchObject({
    aCobrar: unit,
    formaDiferenca: { tipo: 'dinheiro' },
    statusPagamento: 2,
    valorTotal: inReais(unit * 2),
  });
  // Less again: first what is due goes, and no money is given back for it.
  const back = await change(id, {
    mantidos: [{ linha: 0, quantidade: 1 }],
    novos: [],
  });
  expect(back.body).toMatchObject({ aCobrar: 0, valorTotal: unit });
  expect(await parts(id)).toEqual([]);
  expect((await change(id, { ...keeps(1), formaPagamento: { id: cash?.id } })).body.codErro).toBe(
    failureCodes.changePaymentFixed,
  );
});

test('staff give back any amount that is left, once per key, and the total stays', async () => {
  const id = await paidOrder(1);
  const chave = newKey();
  const replies = await Promise.all([give(id, 5, chave), give(id, 5, chave)]);
  expect(replies).toMatchObject([{ devolvido: 5 }, { devolvido: 5, valorTotal: unit }]);
  await paying.work();
  expect(await backAtProvider(id)).toEqual([5]);
  const tooMuch = await give(id, inReais(unit - 4.99));
  expect(tooMuch).toMatchObject({ codErro: failureCodes.refundTooMuch });
  const rest = inReais(unit - 5);
  const both = await Promise.all([give(id, rest), give(id, rest)]);
  expect(both.filter(({ codErro }) => codErro === failureCodes.refundTooMuch)).toHaveLength(1);
  await paying.work();
  expect((await backAtProvider(id)).reduce((sum, valor) => sum + cents(valor), 0)).toBe(
    cents(unit),
  );
});

test('an order paid on handover has nothing to give back', async () => {
  const customer = paying.customer();
  const product = await productNamed(paying.world, customer, dish);
  const body = await orderBody(paying.world, customer, [item(product)]);
  const { body: reply } = await customer.call('placeOrder', await withTotal(customer, body));
  expect(await give(Number(reply.id), 1)).toMatchObject({ codErro: failureCodes.refundTooMuch });
});

test('giving money back needs fresh proof', async () => {
  const id = await paidOrder(1);
  paying.later(6 * 60_000);
  expect(await give(id, 1)).toMatchObject({ codErro: failureCodes.proofNeeded });
  await signInStaff(staff);
  expect(await give(id, 1)).toMatchObject({ devolvido: 1 });
});

test('a cancelled order gives back what its parts have left', async () => {
  const id = await paidOrder(2);
  await change(id, keeps(1));
  await paying.work();
  await give(id, 3);
  // Nobody has asked the provider for the second part: it goes back with the rest.
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
  await paying.work();
  expect(await parts(id)).toEqual([`done ${cents(unit)}`, 'replaced 300']);
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: [`done orderOver ${cents(unit)}`],
  });
  const back = await backAtProvider(id);
  expect(back.reduce((sum, valor) => sum + cents(valor), 0)).toBe(cents(unit) * 2);
});

test('an order whose parts took all of it is refunded without asking again', async () => {
  const id = await paidOrder(1);
  await give(id, unit);
  await paying.work();
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, refunds: [] });
  expect(await backAtProvider(id)).toEqual([unit]);
});

test('an order is refunded when a part arrives after the rest of its money', async () => {
  const id = await paidOrder(1);
  await give(id, 3);
  paying.faults.dieAt = 'partTakenUp';
  await paying.work();
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 4,
    refunds: [`done orderOver ${cents(unit) - 300}`],
  });
  paying.later(60_000);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
  expect(await backAtProvider(id)).toEqual([3, inReais(unit - 3)]);
});

test('an order whose last part is on its way is refunded when that part has arrived', async () => {
  const id = await paidOrder(1);
  await give(id, unit);
  // The process dies as it asks the provider.
  paying.faults.dieAt = 'partTakenUp';
  await paying.work();
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 4, attempts: ['refunding'] });
  paying.faults.refuseRefunds = true;
  paying.later(60_000);
  await paying.work();
  expect(await parts(id)).toEqual([`failed ${cents(unit)}`]);
  expect((await file(id)).pedido).toMatchObject({ statusPagamento: 4, devolucaoParada: true });
  paying.reset();
  await signInStaff(staff);
  await staff.call('retryRefund', { id });
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: [],
  });
  expect(await backAtProvider(id)).toEqual([unit]);
});

test('an order is refunded once parts have given all of it back, and earned nothing', async () => {
  const { db } = paying.world.services;
  const id = await paidOrder(1);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, motivo: '' });
  await staff.call('moveOrder', { id, statusAtual: 3, status: 8, motivo: '' });
  const ofOrder = and(eq(loyaltyLedger.orderId, id), eq(loyaltyLedger.account, 'cashback'));
  const kinds = async () =>
    (await db.select().from(loyaltyLedger).where(ofOrder).orderBy(loyaltyLedger.id)).map(
      ({ tipo }) => tipo,
    );
  await give(id, 5);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 2, attempts: ['approved'] });
  expect(await kinds()).toEqual(['ganho']);
  await give(id, inReais(unit - 5));
  await paying.work();
  expect(await paying.state(id)).toMatchObject({
    status: 8,
    statusPagamento: 5,
    attempts: ['refunded'],
    refunds: [],
  });
  expect(await kinds()).toEqual(['ganho', 'estornado']);
  expect(cents((await backAtProvider(id)).reduce((sum, valor) => sum + valor, 0))).toBe(
    cents(unit),
  );
});

test('a proposal is not asked of a customer who has all of the money back', async () => {
  const id = await paidOrder(1);
  const due = (await storeOf(paying.world, staff)).paymentMethods.find(
    ({ tipo }) => tipo === 'dinheiro',
  );
  const wanted = { ...(await more()), formaDiferenca: { id: due?.id } };
  const { body } = await change(id, wanted, { consentimento: 'perguntar' });
  expect(body.proposta).toMatchObject({ situacao: 'proposta' });
  await give(id, unit);
  await paying.work();
  expect(await paying.state(id)).toMatchObject({ status: 2, statusPagamento: 5 });
  const { body: seen } = await paying.customer().call('order', { id });
  expect(seen.proposta).toBeNull();
  const { pedido, versoes } = await file(id);
  expect([pedido.proposta, versoes[0]?.situacao]).toEqual([null, 'retirada']);
});

test('a dispute that the store won, and then a refund, leave no credit', async () => {
  const { db } = paying.world.services;
  const id = await paidOrder(1);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, motivo: '' });
  await staff.call('moveOrder', { id, statusAtual: 3, status: 8, motivo: '' });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (payment === undefined) throw new Error('no payment');
  const ofOrder = and(eq(loyaltyLedger.orderId, id), eq(loyaltyLedger.account, 'cashback'));
  const credit = async () =>
    (await db.select().from(loyaltyLedger).where(ofOrder)).reduce((sum, l) => sum + l.amount, 0);
  const earned = await credit();
  expect(earned).toBeGreaterThan(0);
  const tell = (outcome: 'chargeback' | 'chargebackReversed' | 'refunded') =>
    settle(paying.world.services, payment, { outcome });
  for (let turn = 0; turn < 2; turn += 1) {
    await tell('chargeback');
    expect(await credit()).toBe(0);
    await tell('chargebackReversed');
    expect(await credit()).toBe(earned);
  }
  await tell('refunded');
  expect(await credit()).toBe(0);
});

test('a part that the provider refuses waits for staff, who retry or confirm it', async () => {
  const id = await paidOrder(2);
  paying.faults.refuseRefunds = true;
  await change(id, keeps(1));
  await paying.work();
  expect((await file(id)).pedido).toMatchObject({
    devolucaoParada: true,
    valorParado: cents(unit),
  });
  paying.faults.refuseRefunds = false;
  expect((await staff.call('retryRefund', { id })).body).toMatchObject({ devolucaoParada: false });
  await paying.work();
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);

  const other = await paidOrder(2);
  paying.faults.refuseRefunds = true;
  await change(other, keeps(1));
  await paying.work();
  expect((await staff.call('confirmRefund', { id: other })).body).toMatchObject({
    devolucaoParada: false,
    statusPagamento: 2,
  });
  expect((await staff.call('confirmRefund', { id: other })).body.codErro).toBe(
    failureCodes.paymentOver,
  );
});

test('a part of a Pix without a provider is given back by hand', async () => {
  const { id } = await paying.ownPixOrder();
  const acai = paying.world.visitor('acai');
  await signInStaff(acai);
  await acai.call('confirmPix', { id });
  const reply = await acai.call('refundPart', { id, valor: 2, motivo: 'Faltou', chave: newKey() });
  expect(reply.body).toMatchObject({ devolucaoParada: true, valorParado: 2, devolvido: 2 });
  expect((await acai.call('confirmRefund', { id })).body).toMatchObject({
    devolucaoParada: false,
    statusPagamento: 2,
  });
});

test('a Pix without a provider of which all was given back by hand is refunded', async () => {
  const { ana, id } = await paying.ownPixOrder();
  const acai = paying.world.visitor('acai');
  await signInStaff(acai);
  await acai.call('confirmPix', { id });
  const { valorTotal } = (await ana.call('order', { id })).body;
  for (const valor of [2, inReais(Number(valorTotal) - 2)]) {
    await acai.call('refundPart', { id, valor, motivo: 'Veio frio', chave: newKey() });
    await acai.call('confirmRefund', { id });
  }
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, refunds: [] });
});

test('a cheaper order of a Pix without a provider says what the store gives back', async () => {
  const { ana, id } = await paying.ownPixOrder();
  const acai = paying.world.visitor('acai');
  await signInStaff(acai);
  await acai.call('confirmPix', { id });
  const { pedido } = readOutput('storeOrder', (await acai.call('storeOrder', { id })).body);
  const menu = await ana.call('menu', {
    idEstabelecimento: (await storeOf(paying.world, ana)).id,
  });
  const cheap = (menu.body.categorias as { produtos: Parameters<typeof item>[0][] }[])
    .flatMap(({ produtos }) => produtos)
    .filter((one) => (one as { opcoes?: unknown[] }).opcoes?.length === 0)
    .toSorted((a, b) => a.valor - b.valor)[0];
  if (cheap === undefined) throw new Error('no product without options');
  const { revisaoPedido } = pedido;
  const wanted = { id, revisaoPedido, mantidos: [], novos: [item(cheap)] };
  const { valorTotal, devolver } = (await acai.call('quoteChange', wanted)).body;
  expect(cents(Number(devolver))).toBe(pedido.valorTotal - cents(Number(valorTotal)));
  const reply = await acai.call('changeOrder', {
    ...wanted,
    valorTotal,
    motivo: 'Acabou',
    consentimento: 'perguntar',
    chave: newKey(),
  });
  expect(reply.body).toMatchObject({ devolucaoParada: true, valorParado: devolver });
  expect((await ana.call('order', { id })).body).toMatchObject({
    devolverFora: devolver,
    devolvidoFora: 0,
  });
  await acai.call('confirmRefund', { id });
  expect((await ana.call('order', { id })).body).toMatchObject({
    devolverFora: 0,
    devolvidoFora: devolver,
  });
});

test('a chargeback ends a part that waits', async () => {
  const id = await paidOrder(2);
  paying.faults.refuseRefunds = true;
  await change(id, keeps(1));
  await paying.work();
  const { db } = paying.world.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  const own = { brandId: payment?.brandId ?? 0, id: payment?.id ?? 0 };
  await settle(paying.world.services, own, { outcome: 'chargeback' });
  expect((await file(id)).pedido.devolucaoParada).toBe(false);
});

test('what is due, and what goes back, lands in the cash register once', async () => {
  const { db } = paying.world.services;
  const id = await paidOrder(1);
  const store = await storeOf(paying.world, staff);
  await staff.call('openRegister', { idEstabelecimento: store.id, valor: 0 });
  const cash = store.paymentMethods.find(({ tipo }) => tipo === 'dinheiro');
  await change(id, { ...(await more()), formaDiferenca: { id: cash?.id } });
  await give(id, 2);
  await paying.work();
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 20 });
  await staff.call('moveOrder', { id, statusAtual: 3, status: 8 });
  const look = async () => {
    await staff.call('register', { idEstabelecimento: store.id });
    const rows = await db
      .select()
      .from(registerMoves)
      .where(and(eq(registerMoves.orderId, id), ne(registerMoves.tipo, 'mesa')));
    return rows.map(({ tipo, forma, valor }) => `${tipo} ${forma} ${valor}`).toSorted();
  };
  const landed = [`pedido dinheiro ${cents(unit)}`, 'devolucao online -200'];
  expect(await look()).toEqual(expect.arrayContaining(landed));
  expect(await look()).toHaveLength((await look()).length);
});

test('money given back at the provider leaves the register, and no part is owed', async () => {
  const id = await paidOrder(2);
  const store = await storeOf(paying.world, staff);
  // Another test may have opened it.
  await staff.call('openRegister', { idEstabelecimento: store.id, valor: 0 });
  paying.faults.refuseRefunds = true;
  await give(id, 3);
  await paying.work();
  expect((await file(id)).pedido).toMatchObject({ devolucaoParada: true, valorParado: 300 });
  const { db } = paying.world.services;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  const own = { brandId: payment?.brandId ?? 0, id: payment?.id ?? 0 };
  for (let times = 0; times < 2; times++)
    await settle(paying.world.services, own, { outcome: 'refunded' });
  expect((await file(id)).pedido).toMatchObject({ statusPagamento: 5, devolucaoParada: false });
  expect((await staff.call('confirmRefund', { id })).body.codErro).toBe(failureCodes.paymentOver);
  await staff.call('register', { idEstabelecimento: store.id });
  const rows = await db.select().from(registerMoves).where(eq(registerMoves.orderId, id));
  expect(rows.map(({ tipo, forma, valor }) => `${tipo} ${forma} ${valor}`).toSorted()).toEqual([
    `devolucao online -${2 * cents(unit)}`,
    `pedido online ${2 * cents(unit)}`,
  ]);
});

test('an order that becomes cheaper than what was given back is no negative sale', async () => {
  const sales = async () => {
    const dia = { primeiroDia: '2026-11-21', ultimoDia: '2026-11-21' };
    return cents(readOutput('figures', (await staff.call('figures', dia)).body).vendas / 100);
  };
  const before = await sales();
  const id = await paidOrder(2);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 20 });
  expect(await sales()).toBe(before + 2 * cents(unit));
  expect((await give(id, inReais(2 * unit - 0.01))).codErro).toBeUndefined();
  expect((await change(id, keeps(1))).body.codErro).toBeUndefined();
  await paying.work();
  expect(await backAtProvider(id)).toEqual([0.01, inReais(2 * unit - 0.01)]);
  expect(await sales()).toBe(before);
});

/** What the bank says of the order's payment. */
async function tellOf(id: number) {
  const { services } = paying.world;
  const [payment] = await services.db.select().from(payments).where(eq(payments.orderId, id));
  const own = { brandId: payment?.brandId ?? 0, id: payment?.id ?? 0 };
  return (outcome: 'chargeback' | 'chargebackReversed') => settle(services, own, { outcome });
}

test('a part that was refused before a dispute goes back after it, beside the rest', async () => {
  const id = await paidOrder(1);
  await give(id, 3);
  paying.faults.dieAt = 'partTakenUp';
  await paying.work();
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
  await paying.work();
  paying.faults.refuseRefunds = true;
  paying.later(60_000);
  await paying.work();
  expect(await parts(id)).toEqual(['failed 300']);
  paying.reset();
  const tell = await tellOf(id);
  await tell('chargeback');
  await tell('chargebackReversed');
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 4 });
  paying.later(60_000);
  await paying.work();
  expect(await parts(id)).toEqual(['done 300']);
  expect(await backAtProvider(id)).toEqual([3, inReais(unit - 3)]);
  expect(await paying.state(id)).toMatchObject({ statusPagamento: 5, attempts: ['refunded'] });
});

test('a part whose answer was lost before a dispute goes back once after it', async () => {
  const id = await paidOrder(2);
  const tell = await tellOf(id);
  paying.faults.deaf = true;
  await change(id, keeps(1));
  await paying.work();
  paying.reset();
  await tell('chargeback');
  await tell('chargebackReversed');
  paying.later(600_000);
  await paying.work();
  expect(await backAtProvider(id)).toEqual([unit]);
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);
});

test('a part that arrives while a dispute begins has gone back', async () => {
  const id = await paidOrder(2);
  const tell = await tellOf(id);
  const { payments: providers } = paying.world.services;
  const { named } = providers;
  providers.named = async (owner, name) => {
    const provider = await named(owner, name);
    if (provider === null) return null;
    const refund: typeof provider.refund = async (...asked) => {
      const answer = await provider.refund(...asked);
      await tell('chargeback');
      return answer;
    };
    return { ...provider, refund };
  };
  await change(id, keeps(1));
  await paying.work();
  providers.named = named;
  await tell('chargebackReversed');
  await paying.work();
  expect(await backAtProvider(id)).toEqual([unit]);
  expect(await parts(id)).toEqual([`done ${cents(unit)}`]);
});

test('an order that is emptied keeps the amount of a part, and no words about it', async () => {
  const id = await paidOrder(2);
  await staff.call('proveStaff', { senha: 'quitute-demo' });
  expect((await give(id, 5)).codErro).toBeUndefined();
  await paying.work();
  const { db } = paying.world.services;
  await emptyOrders(db, eq(orders.id, id));
  const rows = await db.select().from(partialRefunds).where(eq(partialRefunds.orderId, id));
  expect(rows).toMatchObject([{ state: 'done', amount: 500, motivo: '' }]);
});
