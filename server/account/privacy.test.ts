import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { customers, orders, savedCards, sessions, tabLines } from '#server/database/schema.ts';
import { isCardProvider } from '#server/integrations/payments/card-port.ts';
import { forgetErasedCards } from '#server/payments/card-forget.ts';
import { tablesOf } from '#test/at-table.ts';
import { keepCard, onlineCard } from '#test/card-paying.ts';
import { waitsForLock } from '#test/lock-waits.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PASSWORD = 'segredo-da-Ana-42';
let phones = 11_920_000_000;

async function newCustomer(nome: string) {
  const visitor = world.visitor('pizzaria');
  const telefone = String(++phones);
  const { body } = await visitor.call('registerCustomer', {
    nome,
    email: `eu${telefone}@exemplo.com`,
    telefone,
    senha: PASSWORD,
  });
  return {
    visitor,
    telefone,
    email: `eu${telefone}@exemplo.com`,
    id: (body.cliente as { id: number }).id,
  };
}

/** An order with remarks, ended by the customer. */
async function cancelledOrder(visitor: Visitor, name: string): Promise<number> {
  const line = item(await plainProduct(world, visitor));
  const remark = {
    ...line,
    produto: { ...line.produto, observacao: `sem cebola, é para ${name}` },
  };
  const { body } = await place(world, visitor, [remark], {
    observacao: `deixar com ${name}`,
    cpfNota: '52998224725',
  });
  await visitor.call('cancelOrder', { id: body.id as number, motivo: `${name} mudou de ideia` });
  return body.id as number;
}

// Rows: 2.25
test('the export has everything about the customer and nothing about others', async () => {
  const ana = await newCustomer('Ana Guimarães');
  const bia = await newCustomer('Beatriz Ramos');
  await ana.visitor.call('updateProfile', {
    nome: 'Ana Guimarães',
    email: ana.email,
    telefone: ana.telefone,
    cpf: '52998224725',
  });
  await ana.visitor.call('setConsent', { canal: 'email', finalidade: 'ofertas', aceito: true });
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  await tablesOf(world, staff).sit('Mesa 7', {}, ana.visitor);
  await ana.visitor.call('changeSeat', { nome: 'Ana da janela' });
  await world.services.db
    .update(customers)
    .set({ facebookId: '10159' })
    .where(eq(customers.id, ana.id));
  const order = await cancelledOrder(ana.visitor, 'Ana');
  const others = await cancelledOrder(bia.visitor, 'Beatriz');
  const { body } = await ana.visitor.call('personalData');
  expect(body).toMatchObject({
    cliente: {
      id: ana.id,
      nome: 'Ana Guimarães',
      email: ana.email,
      telefone: ana.telefone,
      cpf: '52998224725',
      facebookId: '10159',
      temSenha: true,
    },
    pedidos: [
      { id: order, observacao: 'deixar com Ana', cpfNota: '52998224725', historico: [{}, {}, {}] },
    ],
    dispositivos: [{ navegador: '' }],
    consentimentos: [{ canal: 'email', finalidade: 'ofertas', aceito: true }],
    outros: { mensagens: [], avisosDePedidos: [], mesas: [{ nome: 'Ana da janela' }] },
  });
  const told = JSON.stringify(body);
  expect(told).not.toContain('Beatriz');
  expect(told).not.toContain(`"id":${others},`);
  expect(told).not.toContain('argon2');
});

test('deleting the account removes the person everywhere and keeps the orders’ sums', async () => {
  const eva = await newCustomer('Evangelina Torres');
  const order = await cancelledOrder(eva.visitor, 'Evangelina');
  const { db } = world.services;
  const books = async () =>
    (await db.select({ total: sum(orders.valorTotal) }).from(orders))[0]?.total;
  const before = await books();
  const link = (await eva.visitor.call('order', { id: order })).body.chaveAcompanhamento;
  const other = world.visitor('pizzaria');
  await other.call('authenticate', { identificador: eva.telefone, senha: PASSWORD });
  await eva.visitor.call('setConsent', { canal: 'sms', finalidade: 'ofertas', aceito: true });

  expect((await eva.visitor.call('deleteAccount', { senhaAtual: 'chute' })).body).toMatchObject({
    codErro: failureCodes.passwordWrong,
  });
  expect((await eva.visitor.call('deleteAccount')).body).toMatchObject({
    codErro: failureCodes.passwordWrong,
  });
  const cookie = eva.visitor.cookies.get('quitute_sessao') ?? '';
  expect((await eva.visitor.call('deleteAccount', { senhaAtual: PASSWORD })).body).toEqual({
    logado: false,
  });

  expect(await books()).toBe(before);
  const [kept] = await db.select().from(orders).where(eq(orders.id, order));
  expect(kept).toMatchObject({
    nomeCliente: `#${eva.id}`,
    telefoneCliente: '',
    cpfNota: null,
    observacao: '',
    endereco: null,
    customerId: eva.id,
  });
  const dump = JSON.stringify([
    await db.select().from(orders),
    await db.select().from(customers).where(eq(customers.id, eva.id)),
    await db.select().from(sessions).where(eq(sessions.customerId, eva.id)),
  ]);
  for (const trace of ['Evangelina', eva.telefone, eva.email]) expect(dump).not.toContain(trace);

  for (const device of [eva.visitor, other])
    expect((await device.call('currentCustomer')).body).toMatchObject({ logado: false });
  eva.visitor.cookies.set('quitute_sessao', cookie);
  expect(await eva.visitor.call('order', { id: order })).toMatchObject({ status: 404 });
  expect(await world.visitor('pizzaria').call('order', { id: order, chave: link })).toMatchObject({
    status: 404,
  });
  expect(
    (
      await world
        .visitor('pizzaria')
        .call('authenticate', { identificador: eva.telefone, senha: PASSWORD })
    ).body,
  ).toMatchObject([
    {
      codErro: failureCodes.signInMismatch,
    },
  ]);
  // The phone can be used for a new account, which inherits nothing.
  const again = world.visitor('pizzaria');
  expect(
    (await again.call('registerCustomer', { nome: 'Eva', telefone: eva.telefone, senha: PASSWORD }))
      .body,
  ).toMatchObject({ logado: true });
  expect((await again.call('customerOrders', { pagina: 1, quantidade: 10 })).body).toMatchObject({
    total: 0,
  });
});

test('a remark on a dish at a table is deleted with the account, the sum is kept', async () => {
  const eva = await newCustomer('Evangelina Torres');
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const tables = tablesOf(world, staff);
  await tables.sit('Mesa 6', {}, eva.visitor);
  const line = item(await plainProduct(world, eva.visitor));
  const remark = {
    ...line,
    produto: { ...line.produto, observacao: 'para a Evangelina, que é celíaca' },
  };
  const { body } = await place(world, eva.visitor, [remark], {
    tipoPedido: 3,
    cliente: null,
    formaPagamento: null,
  });
  const { db } = world.services;
  const lines = () =>
    db
      .select()
      .from(tabLines)
      .where(eq(tabLines.orderId, body.id as number));
  const [before] = await lines();
  expect(before?.detalhe).toContain('celíaca');
  await eva.visitor.call('cancelOrder', {
    id: body.id as number,
    motivo: 'A Evangelina foi embora',
  });
  expect((await eva.visitor.call('deleteAccount', { senhaAtual: PASSWORD })).body).toEqual({
    logado: false,
  });
  expect(await lines()).toMatchObject([{ detalhe: '', nome: before?.nome, net: before?.net }]);
  expect(JSON.stringify(await db.select().from(orders))).not.toContain('Evangelina');
});

test("deleting an account leaves everybody else's data as it was", async () => {
  const ana = await newCustomer('Ana Guimarães');
  const bia = await newCustomer('Beatriz Ramos');
  const kept = await cancelledOrder(bia.visitor, 'Beatriz');
  await ana.visitor.call('deleteAccount', { senhaAtual: PASSWORD });
  expect((await bia.visitor.call('profile')).body).toMatchObject({
    nome: 'Beatriz Ramos',
    telefone: bia.telefone,
  });
  expect((await bia.visitor.call('order', { id: kept })).body).toMatchObject({
    nomeCliente: 'Beatriz Ramos',
    observacao: 'deixar com Beatriz',
  });
});

test('an account with an order under way stays until it has ended', async () => {
  const ana = await newCustomer('Ana Guimarães');
  const { body } = await place(world, ana.visitor, [item(await plainProduct(world, ana.visitor))]);
  expect((await ana.visitor.call('deleteAccount', { senhaAtual: PASSWORD })).body).toMatchObject({
    codErro: failureCodes.ordersUnderWay,
  });
  expect((await ana.visitor.call('currentCustomer')).body).toMatchObject({ logado: true });
  await ana.visitor.call('cancelOrder', { id: body.id as number });
  expect((await ana.visitor.call('deleteAccount', { senhaAtual: PASSWORD })).body).toEqual({
    logado: false,
  });
});

test('a deletion locks no customer while one of their orders changes', async () => {
  const dora = await newCustomer('Dora Prates');
  const id = await cancelledOrder(dora.visitor, 'Dora');
  const { db } = world.services;
  // A late chargeback, say: it locks the order, then the customer, whose credit it takes.
  const seen = await db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    const reply = dora.visitor.call('deleteAccount', { senhaAtual: PASSWORD });
    await expect.poll(() => waitsForLock(world)).toBe(true);
    const one = tx.select().from(customers).where(eq(customers.id, dora.id));
    const free = await one.for('no key update', { skipLocked: true });
    return { free: free.length > 0, reply };
  });
  expect((await seen.reply).body).toMatchObject({ logado: false });
  expect(seen.free).toBe(true);
});

test('staff do not find deleted customers, and the board shows a number', async () => {
  const ana = await newCustomer('Anastácia Guimarães');
  const order = await cancelledOrder(ana.visitor, 'Anastácia');
  await ana.visitor.call('deleteAccount', { senhaAtual: PASSWORD });
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const board = (await staff.call('staffBoard')).body;
  expect((board.pedidos as { id: number }[]).find(({ id }) => id === order)).toMatchObject({
    nomeCliente: `#${ana.id}`,
  });
  expect(JSON.stringify(board)).not.toContain('Anastácia');
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const wire = { idEstabelecimento: brand?.stores[0]?.id, nomeCliente: `#${ana.id}` };
  expect((await staff.call('searchCustomers', wire)).body).toEqual({ clientes: [] });
});

test('without a password a recent sign-in is required', async () => {
  const ana = await newCustomer('Ana Guimarães');
  const { db } = world.services;
  await db
    .update(customers)
    .set({ passwordHash: null })
    .where(and(eq(customers.id, ana.id)));
  await db
    .update(sessions)
    .set({ createdAt: world.after(-3_600_000) })
    .where(eq(sessions.customerId, ana.id));
  expect((await ana.visitor.call('deleteAccount')).body).toMatchObject({
    codErro: failureCodes.signInAgain,
  });
  await db.update(sessions).set({ createdAt: world.now() }).where(eq(sessions.customerId, ana.id));
  expect(
    (await ana.visitor.call('changePassword', { senhaNova: 'primeira-senha' })).body,
  ).toMatchObject({ temSenha: true });
  expect((await ana.visitor.call('deleteAccount')).body).toMatchObject({
    codErro: failureCodes.passwordWrong,
  });
});

test('a deleted account’s card is deleted in the vault, and unreadable meanwhile', async () => {
  const { visitor: eva, id: customerId } = await newCustomer('Eva Torres');
  const { store } = await onlineCard(world, eva);
  const token = await keepCard(world, eva);
  await eva.call('saveCard', { idEstabelecimento: store.id, tokenCartaoCredito: token });
  expect((await eva.call('deleteAccount', { senhaAtual: PASSWORD })).body).toEqual({
    logado: false,
  });
  const { db, payments: providers } = world.services;
  const kept = () => db.select().from(savedCards).where(eq(savedCards.customerId, customerId));
  expect(await kept()).toMatchObject([{ titular: '', ultimosDigitos: '', bandeira: '' }]);
  const provider = await providers.choose({ brandId: 1, storeId: store.id }, 'card');
  if (!isCardProvider(provider)) throw new Error('no provider of cards');
  expect(await provider.readCard(token, customerId)).not.toBeNull();
  await forgetErasedCards(world.services);
  expect(await provider.readCard(token, customerId)).toBeNull();
  expect(await kept()).toEqual([]);
});
