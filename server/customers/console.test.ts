import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import {
  customers,
  orders,
  paymentMethods,
  sessions,
  staff as staffTable,
} from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
});
afterAll(() => world.close());

async function member(
  email?: string,
  brand: 'pizzaria' | 'burger' | 'acai' | 'cafe' = 'pizzaria',
): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const brandOf = async (host: string) =>
  (await world.services.brands.byHost(`${host}.localhost`)) ??
  Promise.reject(new Error('no brand'));

/** A past order, `before` days ago. */
async function order(
  host: string,
  nome: string,
  telefone: string,
  changes: Partial<typeof orders.$inferInsert> = {},
) {
  const { db } = world.services;
  const at = world.now();
  const brand = await brandOf(host);
  const brandId = brand.id;
  const [person] = await db
    .insert(customers)
    .values({
      brandId,
      nome,
      telefone,
      email: `${telefone}@casa.com.br`,
      createdAt: at,
    })
    .onConflictDoUpdate({ target: [customers.brandId, customers.telefone], set: { nome } })
    .returning();
  const [session] = await db
    .insert(sessions)
    .values({
      brandId,
      tokenHash: crypto.randomUUID(),
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at,
    })
    .returning();
  const storeId = changes.storeId ?? brand.stores[0]?.id ?? 0;
  const createdAt = changes.createdAt ?? new Date('2024-05-10T18:30:00Z');
  const itens = [
    {
      idProduto: 7,
      nome: 'Coxinha',
      quantidade: 2,
      observacao: '',
      opcoes: [],
      valorUnitario: 500,
      valorTotal: 1000,
    },
  ];
  const keys = {
    chaveIdempotencia: crypto.randomUUID(),
    requestHash: '',
    chaveAcompanhamento: crypto.randomUUID(),
  };
  const facts = {
    numero: 1,
    status: 8,
    statusPagamento: 2,
    tipoPedido: 2,
    entregaImediata: true,
    valorItens: 1000,
    valorTotal: 1000,
    observacao: '',
  } as const;
  const [row] = await db
    .insert(orders)
    .values({
      brandId,
      storeId,
      sessionId: session?.id ?? 0,
      customerId: person?.id ?? null,
      ...keys,
      ...facts,
      itens,
      totals: {} as (typeof orders.$inferInsert)['totals'],
      formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
      nomeCliente: nome,
      telefoneCliente: telefone,
      createdAt,
      expiresAt: createdAt,
      finishedAt: new Date(createdAt.getTime() + 40 * 60_000),
      ...changes,
    })
    .returning();
  return { person: person?.id ?? 0, order: row?.id ?? 0 };
}
const find = async (busca: string, who = owner) =>
  readOutput('people', (await who.call('people', { busca })).body).clientes.map(({ nome }) => nome);

test('customers are found by name, phone and email, whatever the accents', async () => {
  const { person } = await order('pizzaria', 'Zélia Assunção', '11911112222');
  await order('pizzaria', 'Zélia Assunção', '11911112222', { status: 12, valorTotal: 9900 });
  for (const wanted of ['zelia assun', '1111-2222', '11911112222@CASA'])
    expect(await find(wanted)).toEqual(['Zélia Assunção']);
  expect(await find('%')).toEqual([]);
  const [line] = readOutput(
    'people',
    (await owner.call('people', { busca: 'zelia' })).body,
  ).clientes;
  expect(line).toMatchObject({
    quantidadePedidos: 2,
    totalComprado: 1000,
    ultimoPedidoEm: '2024-05-10T18:30:00.000Z',
  });
  const file = readOutput('person', (await owner.call('person', { id: person })).body);
  expect(file.pedidos.map(({ valorTotal }) => valorTotal)).toEqual([9900, 1000]);
  expect(file.cliente).toMatchObject({ nome: 'Zélia Assunção', quantidadePedidos: 2 });
  expect((await owner.call('people', { maxResultado: 101 })).body.codErro).toBe(
    failureCodes.malformed,
  );
  const some = readOutput('people', (await owner.call('people', { maxResultado: 1 })).body);
  expect([some.clientes.length, some.haMais]).toEqual([1, true]);
});

// Rows: 1.27
test('guests belong to a customer by phone, or stand in the list as unproved phones', async () => {
  const as = (nome: string, telefone: string, changes: Partial<typeof orders.$inferInsert> = {}) =>
    order('pizzaria', nome, telefone, changes);
  // An account and an order without signing in, with one phone.
  const { person } = await as('Marta Conta', '11933334444');
  const asGuest = { customerId: null, nomeCliente: 'Marta', valorTotal: 2500 };
  await as('Marta Conta', '11933334444', asGuest);
  const read = async (busca: string) =>
    readOutput('people', (await owner.call('people', { busca })).body);
  expect(await read('marta')).toMatchObject({
    clientes: [{ id: person, quantidadePedidos: 2, totalComprado: 3500 }],
    semConta: [],
  });
  const file = readOutput('person', (await owner.call('person', { id: person })).body);
  expect(file.pedidos.map(({ semConta }) => semConta)).toEqual([true, false]);
  expect(file.cliente.telefoneConfirmado).toBe(false);

  // A phone that no account has, with two names.
  await world.services.db.delete(customers).where(eq(customers.telefone, '11922223333'));
  const customer = world.visitor('pizzaria');
  const product = await plainProduct(world, customer);
  for (const nome of ['Gil Gomes', 'Gil G. Gomes'])
    await place(world, customer, [item(product)], { cliente: { nome, telefone: '11922223333' } });
  for (const busca of ['gil', '2222-3333', ''])
    expect((await read(busca)).semConta[0]).toMatchObject({
      nome: 'Gil G. Gomes',
      telefone: '11922223333',
      quantidadePedidos: 2,
    });
  const guest = async (telefone: string, who = owner) =>
    (await who.call('guest', { telefone })).body;
  expect(readOutput('guest', await guest('11922223333')).pedidos).toHaveLength(2);
  const { conteudo } = readOutput('peopleFile', (await owner.call('peopleFile')).body);
  expect(conteudo).toContain(';Gil G. Gomes;11922223333;');

  // Not a customer's phone, not another brand's, and nobody's once it is erased.
  expect((await guest('11933334444')).codErro).toBe(failureCodes.notFound);
  const stranger = await member(undefined, 'burger');
  expect((await guest('11922223333', stranger)).codErro).toBe(failureCodes.notFound);
  await world.services.db
    .update(orders)
    .set({ status: 12, finishedAt: world.now() })
    .where(eq(orders.telefoneCliente, '11922223333'));
  await owner.call('proveStaff', { senha: 'quitute-demo' });
  expect((await owner.call('erasePerson', { telefone: '11922223333' })).body).toMatchObject({
    quantidadePedidos: 2,
  });
  expect((await read('gil')).semConta).toEqual([]);
  expect((await guest('11922223333')).codErro).toBe(failureCodes.notFound);
});

test('new customers of a period are accounts and phones of guests, each once', async () => {
  const boss = await member(undefined, 'burger');
  const at = { createdAt: new Date('2022-07-05T15:00:00Z') };
  const guest = { ...at, customerId: null, telefoneCliente: '11944440001' };
  await order('burger', 'Hugo Hóspede', '11944440001', guest);
  await order('burger', 'Hugo Hóspede', '11944440001', guest);
  await order('burger', 'Ivo Conta', '11944440002', at);
  await order('burger', 'Ivo Conta', '11944440002', { ...guest, telefoneCliente: '11944440002' });
  await order('burger', 'Recusado', '11944440003', {
    ...{ ...guest, telefoneCliente: '11944440003', status: 12 },
  });
  const read = async (day: string) => {
    const { body } = await boss.call('figures', { primeiroDia: day, ultimoDia: day });
    const { clientesNovos, clientesRecorrentes } = readOutput('figures', body);
    return [clientesNovos, clientesRecorrentes];
  };
  expect(await read('2022-07-05')).toEqual([2, 0]);
  await order('burger', 'Hugo Hóspede', '11944440001', {
    ...guest,
    createdAt: new Date('2022-07-09T15:00:00Z'),
  });
  expect(await read('2022-07-09')).toEqual([0, 1]);
});

test('the steps that block the first order are listed; other steps do not block it', async () => {
  const { passos, aceitaPedidos } = readOutput('setupSteps', (await owner.call('setupSteps')).body);
  expect([aceitaPedidos, passos.every(({ pronto }) => pronto)]).toEqual([true, true]);
  const fresh = await brandOf('acai');
  await world.services.db
    .update(paymentMethods)
    .set({ ativo: false })
    .where(eq(paymentMethods.brandId, fresh.id));
  world.services.brands.forget(fresh.id);
  const missing = readOutput(
    'setupSteps',
    (await (await member(undefined, 'acai')).call('setupSteps')).body,
  );
  expect(missing.aceitaPedidos).toBe(false);
  expect(
    missing.passos.filter(({ pronto, bloqueia }) => !pronto && bloqueia).map(({ passo }) => passo),
  ).toEqual(['pagamento']);
  const loyaltyAlone = readOutput(
    'setupSteps',
    (await (await member(undefined, 'cafe')).call('setupSteps')).body,
  );
  expect(loyaltyAlone.aceitaPedidos).toBe(true);
  expect((await (await member('balcao@forno.quitute.app')).call('setupSteps')).body.codErro).toBe(
    failureCodes.notYours,
  );
});

test('the owner’s export has all customers, is logged, and holds no formulas', async () => {
  await order('pizzaria', '=HYPERLINK("http://mau")', '11955556666');
  const { nomeArquivo, conteudo } = readOutput('peopleFile', (await owner.call('peopleFile')).body);
  expect(nomeArquivo).toMatch(/-clientes-\d{4}-\d\d-\d\d\.csv$/);
  expect(conteudo).toContain(`"'=HYPERLINK(""http://mau"")"`);
  const [entry] = readOutput(
    'auditLines',
    (await owner.call('auditLines', { acao: 'exportPeople' })).body,
  ).registros;
  expect(entry?.autor?.nome).toBe('Lúcia Forneri');
});

test('what a customer bought counts as in the figures: without what went back', async () => {
  const bought = async (changes: Parameters<typeof order>[3]) => {
    await order('cafe', 'Wanda Vale', '41911113333', changes);
  };
  await bought({ status: 3, valorTotal: 4000, devolvido: 555 });
  await bought({ status: 2, valorTotal: 10_000, statusPagamento: 0, finishedAt: null });
  await bought({ status: 11, valorTotal: 10_000, statusPagamento: 1, finishedAt: null });
  await bought({ status: 9, valorTotal: 10_000 });
  await bought({ status: 8, valorTotal: 10_000, statusPagamento: PAYMENT_STATUS.refunded });
  await bought({ status: 2, valorTotal: 700, tipoPedido: 3, statusPagamento: 0, finishedAt: null });
  const boss = await member(undefined, 'cafe');
  const found = readOutput('people', (await boss.call('people', { busca: 'wanda vale' })).body);
  expect(found.clientes).toMatchObject([{ quantidadePedidos: 6, totalComprado: 4145 }]);
});

test('the figures of a period are those of its orders, on the store’s clock', async () => {
  const late = { createdAt: new Date('2023-03-11T02:30:00Z') };
  await order('burger', 'Nina Nova', '11977770001', late);
  await order('burger', 'Nina Nova', '11977770001', { ...late, valorTotal: 3000 });
  await order('burger', 'Caio Cancelado', '11977770002', { ...late, status: 13, valorTotal: 5000 });
  await order('burger', 'Rosa Retorna', '11977770003', {
    createdAt: new Date('2023-01-05T15:00:00Z'),
  });
  await order('burger', 'Rosa Retorna', '11977770003', {
    ...late,
    valorTotal: 2000,
    createdAt: new Date('2023-03-10T12:10:00Z'),
  });
  const boss = await member(undefined, 'burger');
  const read = async (primeiroDia: string, ultimoDia: string) =>
    readOutput('figures', (await boss.call('figures', { primeiroDia, ultimoDia })).body);
  const figures = await read('2023-03-10', '2023-03-10');
  expect(figures).toMatchObject({
    vendas: 6000,
    quantidadePedidos: 3,
    valorMedio: 2000,
    quantidadeCancelados: 1,
    minutosAteAceite: null,
    minutosAteEntrega: 40,
    clientesNovos: 1,
    clientesRecorrentes: 1,
    porDia: [{ data: '2023-03-10', vendas: 6000, quantidadePedidos: 3 }],
    maisVendidos: [{ idProduto: 7, nome: 'Coxinha', quantidadeVendida: 6, vendas: 3000 }],
  });
  // Half past two in London is half past eleven of the Friday before in São Paulo.
  expect(figures.porHora).toEqual([
    { diaSemana: 5, horaDoDia: 9, quantidadePedidos: 1 },
    { diaSemana: 5, horaDoDia: 23, quantidadePedidos: 2 },
  ]);
  expect((await read('2023-03-11', '2023-03-12')).quantidadePedidos).toBe(0);
  for (const period of [
    { primeiroDia: '2023-03-11', ultimoDia: '2023-03-10' },
    { primeiroDia: '2020-01-01', ultimoDia: '2023-03-10' },
  ])
    expect((await boss.call('figures', period)).body.codErro).toBe(failureCodes.periodWrong);
});

// Rows: 6.10
test('each call is tried with each role, one store and another brand', async () => {
  const { person } = await order('acai', 'Ana da Primeira', '81988880001');
  const brand = await brandOf('acai');
  const second = brand.stores[1]?.id ?? 0;
  await order('acai', 'Beto da Segunda', '81988880002', { storeId: second });
  await order('acai', 'Ana da Primeira', '81988880001', { valorTotal: 7700 });
  const period = { primeiroDia: '2024-05-10', ultimoDia: '2024-05-10' };
  const codes = async (who: Visitor) => [
    (await who.call('people', {})).body.codErro,
    (await who.call('person', { id: person })).body.codErro,
    (await who.call('peopleFile')).body.codErro,
    (await who.call('figures', period)).body.codErro,
  ];
  const { notYours, signInNeeded, notFound, storeNotFound } = failureCodes;
  expect(await codes(world.visitor('acai'))).toEqual([
    signInNeeded,
    signInNeeded,
    signInNeeded,
    signInNeeded,
  ]);
  expect(await codes(await member('balcao@roxo.quitute.app', 'acai'))).toEqual([
    notYours,
    notYours,
    notYours,
    notYours,
  ]);
  expect((await owner.call('person', { id: person })).body.codErro).toBe(notFound);

  await world.services.db
    .update(staffTable)
    .set({ storeId: second })
    .where(eq(staffTable.email, 'gerente@roxo.quitute.app'));
  const manager = await member('gerente@roxo.quitute.app', 'acai');
  expect(await codes(manager)).toEqual([undefined, notFound, notYours, undefined]);
  expect(await find('ana da primeira', manager)).toEqual([]);
  expect(await find('beto', manager)).toEqual(['Beto da Segunda']);
  // Staff search finds no more than that, whatever the role, and cannot list everyone.
  const search = async (nomeCliente: string) =>
    (await manager.call('searchCustomers', { idEstabelecimento: second, nomeCliente })).body;
  expect(await search('ana da primeira')).toEqual({ clientes: [] });
  expect(await search('81988880001')).toEqual({ clientes: [] });
  expect(await search('beto')).toMatchObject({ clientes: [{ nome: 'Beto da Segunda' }] });
  // Within one hour of the clock.
  world.setNow(new Date('2024-05-10T12:10:00Z'));
  const many = await Promise.all(Array.from({ length: 300 }, () => search('beto')));
  expect(many.filter(({ codErro }) => codErro === failureCodes.tooMany)).toHaveLength(0);
  expect((await search('beto')).codErro).toBe(failureCodes.tooMany);
  world.setNow(null);
  expect(readOutput('figures', (await manager.call('figures', period)).body)).toMatchObject({
    vendas: 1000,
    estabelecimentos: [{ id: second }],
  });
  expect(
    (await manager.call('figures', { ...period, idEstabelecimento: brand.stores[0]?.id })).body
      .codErro,
  ).toBe(storeNotFound);
});
