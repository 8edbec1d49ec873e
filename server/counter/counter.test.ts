// Staff take orders for people who call or stand at the counter.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  auditLog,
  coupons,
  couponUses,
  customers,
  loyaltyLedger,
  orders,
  registerMoves,
  stores,
} from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import {
  home,
  item,
  newKey,
  orderBody,
  place,
  plainProduct,
  signInStaff,
  storeOf,
} from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

const LUCIA = 'Lúcia Forneri';

async function bodyFor(staff: Visitor, changes: Record<string, unknown> = {}) {
  const body = await orderBody(world, staff, [item(await plainProduct(world, staff))], changes);
  const quote = await staff.call('quoteForCustomer', body);
  return { ...body, pedido: { ...body.pedido, valorTotal: quote.body.valorTotal ?? 0 } };
}
const take = async (staff: Visitor, changes: Record<string, unknown> = {}) =>
  staff.call('takeOrder', await bodyFor(staff, changes));
const onBoard = async (id: unknown, staff = owner) =>
  readOutput('staffBoard', (await staff.call('staffBoard')).body).pedidos.find(
    (order) => order.id === id,
  );
const lookUp = async (telefone: string, staff = owner) =>
  staff.call('counterCustomer', {
    idEstabelecimento: (await storeOf(world, staff)).id,
    telefone,
  });

// Rows: 1.27
test('what staff take is accepted at once, says who took it, and is in the log', async () => {
  const { body } = await take(owner, { observacao: 'sem talher' });
  expect(body).toMatchObject({ status: 3 });
  expect(await onBoard(body.id)).toMatchObject({
    status: 3,
    atendente: LUCIA,
    nomeCliente: 'Ana Souza',
    observacao: 'sem talher',
    historico: [{ status: 1 }, { status: 2 }, { status: 3 }],
  });
  const [line] = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'takeOrder'))
    .orderBy(desc(auditLog.id));
  expect(line?.alvo).toBe(`order ${body.id}`);
});

test('an order says to staff alone who of them took it', async () => {
  const customer = world.visitor('pizzaria');
  const own = await place(world, customer, [item(await plainProduct(world, customer))]);
  expect((await onBoard(own.body.id))?.atendente).toBeNull();
  const taken = await take(owner);
  const { id, chaveAcompanhamento: chave } = taken.body;
  expect((await customer.call('order', { id, chave })).body).toMatchObject({ atendente: null });
});

test('the order is not stored on the staff’s device', async () => {
  const { body } = await take(owner);
  expect((await owner.call('order', { id: body.id })).body.codErro).toBe(failureCodes.notFound);
  expect((await owner.call('lastOrder')).body.pedido).not.toMatchObject({ id: body.id });
});

test('a repeated key creates one order, also when both arrive at once', async () => {
  const request = await bodyFor(owner, { chaveIdempotencia: newKey() });
  const replies = await Promise.all([1, 2, 3].map(() => owner.call('takeOrder', request)));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(replies[0]?.body.status).toBe(3);
});

test('a total that staff did not see is refused, as for customers', async () => {
  const request = await bodyFor(owner);
  const wrong = { ...request, pedido: { ...request.pedido, valorTotal: 0.5 } };
  expect((await owner.call('takeOrder', wrong)).body.codErro).toBe(failureCodes.totalChanged);
});

test('staff take orders while the site is closed or paused, and below the minimum', async () => {
  const { db, brands } = world.services;
  const { id, brandId } = await storeOf(world, owner);
  const mine = and(eq(stores.brandId, brandId), eq(stores.id, id));
  const [before] = await db.select().from(stores).where(mine);
  if (before === undefined) throw new Error('no store');
  const { horarios, valorMinimoRetiradaNoLocal } = before;
  await db.update(stores).set({ horarios: [], valorMinimoRetiradaNoLocal: 500_00 }).where(mine);
  brands.forget(null);
  const request = await bodyFor(owner);
  expect((await owner.call('placeOrder', request)).body.codErro).toBeGreaterThan(0);
  expect((await owner.call('takeOrder', request)).body.status).toBe(3);
  await db.update(stores).set({ horarios, valorMinimoRetiradaNoLocal }).where(mine);
  brands.forget(null);
});

test('at the counter a name is enough; a delivery needs a phone and a served address', async () => {
  const cliente = { nome: 'Balcão', telefone: '' };
  expect((await take(owner, { cliente })).body.status).toBe(3);
  const delivery = { tipoPedido: 1, endereco: home };
  expect((await take(owner, { cliente, ...delivery })).body.codErro).toBe(
    failureCodes.phoneInvalid,
  );
  const far = { ...home, cidade: 'Manaus', bairro: 'Centro', uf: 'AM', cep: '69005010' };
  expect((await take(owner, { tipoPedido: 1, endereco: far })).body.codErro).toBeGreaterThan(0);
  const sent = await take(owner, delivery);
  expect(await onBoard(sent.body.id)).toMatchObject({ taxaEntrega: expect.any(Number) });
});

test('cash needs enough change, and a table is ordered for at the table', async () => {
  expect((await take(owner, { troco: 0.01 })).body.codErro).toBe(failureCodes.changeTooLow);
  expect((await take(owner, { troco: 500 })).body.status).toBe(3);
  expect((await take(owner, { tipoPedido: 3 })).body.codErro).toBe(failureCodes.malformed);
});

test('a phone finds name, last orders and addresses', async () => {
  const telefone = '11955554444';
  expect((await lookUp(telefone)).body).toMatchObject({ nome: '', pedidos: [], enderecos: [] });
  const cliente = { nome: 'Davi Rocha', telefone };
  await take(owner, { cliente, tipoPedido: 1, endereco: home });
  await take(owner, { cliente });
  const found = readOutput('counterCustomer', (await lookUp(telefone)).body);
  expect(found).toMatchObject({
    nome: 'Davi Rocha',
    idCliente: null,
    telefoneConfirmado: false,
    quantidadePedidos: 2,
    enderecos: [{ logradouro: home.logradouro, taxaEntrega: expect.any(Number) }],
  });
  expect(found.pedidos.map(({ tipoPedido }) => tipoPedido)).toEqual([2, 1]);
});

test('an order belongs to the account that proved its phone, and earns there', async () => {
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const { id, telefone, visitor } = await signUp(world, 'acai');
  const { body } = await take(staff, { cliente: { nome: 'Quem liga', telefone } });
  expect((await visitor.call('order', { id: body.id })).body).toMatchObject({ id: body.id });
  expect(
    await world.services.db.$count(loyaltyLedger, eq(loyaltyLedger.customerId, id)),
  ).toBeGreaterThan(0);
  expect((await lookUp(telefone, staff)).body).toMatchObject({
    idCliente: id,
    telefoneConfirmado: true,
    quantidadePedidos: 1,
  });
});

test('a phone that an account only claims shows that account nothing', async () => {
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const { telefone, visitor } = await signUp(world, 'acai', {}, undefined, false);
  const { body } = await take(staff, { cliente: { nome: 'Quem liga', telefone } });
  expect((await visitor.call('order', { id: body.id })).body.codErro).toBe(failureCodes.notFound);
  expect((await lookUp(telefone, staff)).body).toMatchObject({ idCliente: null });
});

test('staff of one store take and see nothing of another store', async () => {
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await take(attendant)).body.status).toBe(3);
  const { db } = world.services;
  const foreign = await storeOf(world, world.visitor('burger'));
  for (const idEstabelecimento of [foreign.id, 999_999])
    expect((await take(attendant, { idEstabelecimento })).body.codErro).toBe(
      failureCodes.storeNotFound,
    );
  const [known] = await db.select().from(customers).where(eq(customers.brandId, foreign.brandId));
  expect((await lookUp(known?.telefone ?? '11900000000')).body).toMatchObject({ nome: '' });
});

test('nobody who is not of the staff takes an order', async () => {
  const customer = world.visitor('pizzaria');
  expect((await customer.call('takeOrder', await bodyFor(owner))).body.codErro).toBe(
    failureCodes.signInNeeded,
  );
});

test('a Pix is paid before the kitchen starts, and its code is there to show or send', async () => {
  const { paymentMethods } = await storeOf(world, owner);
  const pix = paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  const { body } = await take(owner, { formaPagamento: { id: pix?.id } });
  expect(body.status).toBe(11);
  const payment = readOutput('counterPayment', (await owner.call('counterPayment', body)).body);
  expect(payment.pagamento).toMatchObject({ tipo: 'pix', valor: expect.any(Number) });
  // A visitor with the link sees what is to be paid, and chooses nothing.
  const [{ chave } = { chave: '' }] = await world.services.db
    .select({ chave: orders.chaveAcompanhamento })
    .from(orders)
    .where(eq(orders.id, Number(body.id)));
  const customer = world.visitor('pizzaria');
  expect((await customer.call('orderPayment', { id: body.id, chave })).body).toMatchObject({
    pagamento: { tipo: 'pix', valor: payment.pagamento && payment.pagamento.valor / 100 },
    podePagar: false,
    outrasFormas: [],
  });
  expect((await customer.call('orderPayment', { id: body.id })).status).toBe(404);
  expect((await customer.call('payOrder', { id: body.id })).status).toBe(404);
  const foreign = world.visitor('burger');
  await signInStaff(foreign);
  expect((await foreign.call('counterPayment', { id: body.id })).body.codErro).toBe(
    failureCodes.notFound,
  );
  const [row] = await world.services.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, Number(body.id)));
  expect(row?.status).toBe(11);
});

test('staff cannot read a customer’s own payment', async () => {
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer))]);
  expect((await owner.call('counterPayment', { id: body.id })).body.codErro).toBe(
    failureCodes.notFound,
  );
});

test('money that staff receive at once lands in the register, and goes back by hand', async () => {
  const store = await storeOf(world, owner);
  const { db } = world.services;
  await owner.call('openRegister', { idEstabelecimento: store.id, valor: 0 });
  const request = { ...(await bodyFor(owner)), recebido: true };
  const replies = await Promise.all([1, 2].map(() => owner.call('takeOrder', request)));
  const id = Number(replies[0]?.body.id);
  const total = Math.round(Number(request.pedido.valorTotal) * 100);
  expect(await onBoard(id)).toMatchObject({ status: 3, statusPagamento: 2 });
  const landed = async () => {
    await owner.call('register', { idEstabelecimento: store.id });
    const rows = await db.select().from(registerMoves).where(eq(registerMoves.orderId, id));
    return rows
      .toSorted((a, b) => a.id - b.id)
      .map(({ tipo, forma, valor, staffId }) => [tipo, forma, valor, staffId !== null]);
  };
  const paid = ['pedido', 'dinheiro', total, true];
  expect(await landed()).toEqual([paid]);
  await owner.call('moveOrder', { id, statusAtual: 3, status: 13, motivo: 'Acabou' });
  expect(await onBoard(id)).toMatchObject({ devolucaoParada: true, valorParado: total });
  await owner.call('confirmRefund', { id });
  expect(await landed()).toEqual([paid, ['devolucao', 'dinheiro', -total, true]]);
});

test('a part that staff give back in cash leaves the register in their name', async () => {
  const store = await storeOf(world, owner);
  const { body } = await owner.call('takeOrder', { ...(await bodyFor(owner)), recebido: true });
  const id = Number(body.id);
  const part = { id, valor: 1, motivo: 'Faltou o molho', chave: newKey() };
  expect((await owner.call('refundPart', part)).body.codErro).toBeUndefined();
  await owner.call('confirmRefund', { id });
  await owner.call('register', { idEstabelecimento: store.id });
  const { db } = world.services;
  const back = and(eq(registerMoves.orderId, id), eq(registerMoves.tipo, 'devolucao'));
  const rows = await db.select().from(registerMoves).where(back);
  expect(rows).toMatchObject([{ forma: 'dinheiro', valor: -100, staffId: expect.any(Number) }]);
});

test('what was received at once lands once, also when the order is handed over', async () => {
  const store = await storeOf(world, owner);
  const { body } = await owner.call('takeOrder', { ...(await bodyFor(owner)), recebido: true });
  const id = Number(body.id);
  await owner.call('moveOrder', { id, statusAtual: 3, status: 8 });
  await owner.call('register', { idEstabelecimento: store.id });
  const { db } = world.services;
  expect(await db.$count(registerMoves, eq(registerMoves.orderId, id))).toBe(1);
});

test('a coupon counts for the account that proved the phone, and for nobody else', async () => {
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const { telefone } = await signUp(world, 'acai');
  const { brandId } = await storeOf(world, staff);
  const { db } = world.services;
  const codigoCupom = 'BALCAO1';
  await db.insert(coupons).values({
    brandId,
    codigoCupom,
    nome: 'Balcão',
    valorDesconto: 100,
    limiteUsos: 5,
    createdAt: world.now(),
  } as typeof coupons.$inferInsert);
  const ask = async (phone: string) => {
    const cliente = { nome: 'Quem liga', telefone: phone };
    const body = { ...(await bodyFor(staff, { cliente })), cupomDesconto: codigoCupom };
    return { body, quote: (await staff.call('quoteForCustomer', body)).body };
  };
  const unknown = await ask('11944443333');
  expect(unknown.quote).toMatchObject({
    cupom: { aplicado: false, codErro: failureCodes.couponNeedsSignIn },
  });
  const { body, quote } = await ask(telefone);
  expect(quote).toMatchObject({ cupom: { aplicado: true } });
  const pedido = { ...body.pedido, valorTotal: quote.valorTotal };
  const sent = await staff.call('takeOrder', { ...body, pedido });
  expect(sent.body).toMatchObject({ status: 3 });
  expect(await db.$count(couponUses, eq(couponUses.orderId, Number(sent.body.id)))).toBe(1);
});

test('an order that costs nothing is unpaid, so nothing is owed when it is cancelled', async () => {
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const { telefone } = await signUp(world, 'acai');
  const { brandId } = await storeOf(world, staff);
  const codigoCupom = 'CORTESIA';
  await world.services.db.insert(coupons).values({
    brandId,
    codigoCupom,
    nome: 'Cortesia',
    valorDesconto: 100_000,
    createdAt: world.now(),
  } as typeof coupons.$inferInsert);
  const cliente = { nome: 'Quem ganha', telefone };
  const body = { ...(await bodyFor(staff, { cliente })), cupomDesconto: codigoCupom };
  const request = { ...body, pedido: { ...body.pedido, valorTotal: 0 }, recebido: true };
  const { body: sent } = await staff.call('takeOrder', request);
  expect(sent).toMatchObject({ status: 3 });
  const { id } = sent;
  await staff.call('moveOrder', { id, statusAtual: 3, status: 13, motivo: 'Acabou' });
  const file = await staff.call('storeOrder', { id });
  expect(readOutput('storeOrder', file.body).pedido).toMatchObject({
    status: 13,
    statusPagamento: 0,
    devolucaoParada: false,
  });
});
