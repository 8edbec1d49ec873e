// Ordering at a table, through the API.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { at, tablesOf } from '#test/at-table.ts';
import { item, newKey, orderBody, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { listen } from '#test/read-stream.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let tables: ReturnType<typeof tablesOf>;
beforeAll(async () => {
  world = await openWorld();
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  tables = tablesOf(world, staff);
});
afterAll(() => world.close());

const tableNamed: typeof tables.named = (name) => tables.named(name);
const sheetOf: typeof tables.sheetOf = (name) => tables.sheetOf(name);
const sit: typeof tables.sit = (...args) => tables.sit(...args);
const order: typeof tables.order = (...args) => tables.order(...args);

// Rows: 1.5, 3.19, 3.48, 4.22, 6.5, 7.7
test('a table’s sheet creates an anonymous user of type 2 without a visible phone', async () => {
  const { reply, visitor } = await sit('Mesa 1');
  expect(reply.body).toMatchObject({
    codErro: 0,
    logado: true,
    cliente: { nome: 'Mesa 1', tipoUsuario: 2, telefone: null },
  });
  expect(await at(visitor)).toMatchObject({
    mesa: { rotulo: 'Mesa 1', confirmada: true },
    conta: { valorTotal: 0 },
  });
  expect((await visitor.call('currentCustomer')).body.logado).toBe(false);
});

// Rows: 8.12
test('another table’s sheet, a changed token and an unknown table are refused', async () => {
  const wrong = await sit('Mesa 1', { token: await sheetOf('Mesa 2') });
  expect(wrong.reply.body.codErro).toBe(failureCodes.tableSheetWrong);
  expect(
    (await world.visitor('pizzaria').call('createTableUser', { nome: 'Mesa 99', tipoUsuario: 2 }))
      .body,
  ).toMatchObject({
    codErro: failureCodes.tableNotFound,
    mensagem: 'Houve um erro ao buscar mesa',
  });
});

// Rows: 3.12, 4.22
test('a store without tables refuses both the user and the order', async () => {
  const visitor = world.visitor('mercado');
  expect(
    (await visitor.call('createTableUser', { nome: 'Mesa 1', tipoUsuario: 2 })).body.codErro,
  ).toBe(failureCodes.tableUnavailable);
  const body = await orderBody(world, visitor, [item(await plainProduct(world, visitor))], {
    tipoPedido: 3,
    formaPagamento: null,
  });
  expect((await visitor.call('placeOrder', body)).body.codErro).toBe(failureCodes.tableUnavailable);
});

test('orders to a table from elsewhere are refused', async () => {
  const stranger = world.visitor('pizzaria');
  await stranger.call(
    'quoteOrder',
    await orderBody(world, stranger, [item(await plainProduct(world, stranger))], {
      tipoPedido: 3,
    }),
  );
  expect((await (await order(stranger)).send()).body.codErro).toBe(failureCodes.tableNotConnected);
});

test('a typed number alone sees no bill and orders nothing until the staff say yes', async () => {
  const { visitor, reply } = await sit('Mesa 2', { token: null });
  expect(readOutput('createTableUser', reply.body)).toMatchObject({
    mesa: { confirmada: false },
    conta: null,
  });
  expect((await (await order(visitor)).send()).body.codErro).toBe(failureCodes.tableNotConfirmed);
  const [person] = (await tableNamed('Mesa 2')).conta?.pessoas ?? [];
  await staff.call('answerPerson', { idPessoa: person?.id, aceitar: true });
  expect((await (await order(visitor)).send()).body.codErro).toBeUndefined();
});

test('the first answer to a typed number stands, whatever another board says later', async () => {
  const answer = (idPessoa: number | undefined, aceitar: boolean) =>
    staff.call('answerPerson', { idPessoa, aceitar });
  const { visitor } = await sit('Comanda 18', { token: null });
  const [person] = (await tableNamed('Comanda 18')).conta?.pessoas ?? [];
  await answer(person?.id, true);
  await (await order(visitor)).send();
  expect((await answer(person?.id, false)).body.codErro).toBeUndefined();
  expect((await at(visitor)).mesa).toMatchObject({ rotulo: 'Comanda 18', confirmada: true });

  const { visitor: stranger } = await sit('Comanda 18', { token: null });
  const asking = (await tableNamed('Comanda 18')).conta?.pessoas.find(
    ({ confirmada }) => !confirmada,
  );
  await answer(asking?.id, false);
  await answer(asking?.id, true);
  await sit('Comanda 18', { token: null }, stranger);
  expect((await at(stranger)).mesa).toMatchObject({ confirmada: false });
});

test('refusing a move that was taken back sends nobody away', async () => {
  const { visitor } = await sit('Comanda 18');
  await (await order(visitor)).send();
  const { idPessoa } = (await at(visitor)).mesa ?? {};
  await sit('Comanda 19', {}, visitor);
  expect((await at(visitor)).mesa).toMatchObject({ rotulo: 'Comanda 18', querMesa: 'Comanda 19' });
  await sit('Comanda 18', {}, visitor);
  await staff.call('answerPerson', { idPessoa, aceitar: false });
  expect((await at(visitor)).mesa).toMatchObject({ rotulo: 'Comanda 18', querMesa: null });
});

test('a request to move to a table that was removed can still be refused', async () => {
  const { visitor } = await sit('Comanda 17');
  await (await order(visitor)).send();
  await sit('Comanda 16', {}, visitor);
  const { idPessoa } = (await at(visitor)).mesa ?? {};
  await staff.call('removeTable', { id: (await tableNamed('Comanda 16')).id });
  const answer = async (aceitar: boolean) =>
    (await staff.call('answerPerson', { idPessoa, aceitar })).body.codErro;
  expect(await answer(true)).toBe(failureCodes.tableNotFound);
  expect(await answer(false)).toBeUndefined();
  expect((await at(visitor)).mesa).toMatchObject({ rotulo: 'Comanda 17', querMesa: null });
});

test('a table with a code needs it besides number and sheet, and guesses are limited', async () => {
  const { reply, visitor } = await sit('Mesa 12');
  expect(reply.body.codErro).toBe(failureCodes.tableCodeNeeded);
  const guess = (codigoSuporte: string) =>
    visitor.call('createTableUser', { nome: 'Mesa 12', tipoUsuario: 2, codigoSuporte });
  expect((await guess('0000')).body.codErro).toBe(failureCodes.tableCodeWrong);
  expect(readOutput('createTableUser', (await guess('2468')).body).mesa?.confirmada).toBe(true);
  for (let tries = 0; tries < 8; tries++) await guess('1111');
  expect((await guess('2468')).body.codErro).toBe(failureCodes.tooMany);
});

// Rows: 1.11
test('an order is on the bill with its service, once even when sent twice', async () => {
  const { visitor } = await sit('Mesa 3');
  const { send, product, total } = await order(visitor, 2);
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.body.id).toBe(second.body.id);
  const { conta } = await at(visitor);
  const items = Math.round(product.valor * 200);
  expect(conta).toMatchObject({
    valorItens: items,
    servico: Math.round(items / 10),
    valorTotal: Math.round(total * 100),
  });
  expect(conta?.linhas).toHaveLength(1);
});

test('the service is taken away and comes back, for orders before and after', async () => {
  const { visitor } = await sit('Mesa 4');
  await (await order(visitor)).send();
  await visitor.call('changeSeat', { recusaServico: true });
  await (await order(visitor)).send();
  const without = (await at(visitor)).conta;
  expect(without).toMatchObject({ servico: 0, valorTotal: without?.valorItens });
  await visitor.call('changeSeat', { recusaServico: false });
  expect((await at(visitor)).conta?.servico).toBeGreaterThan(0);
});

// Rows: 1.11
test('five phones order at once, and everybody sees the same bill', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => sit('Mesa 5')));
  const orders = await Promise.all(guests.map(({ visitor }) => order(visitor)));
  const replies = await Promise.all(orders.map(({ send }) => send()));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(5);
  const bills = await Promise.all(guests.map(async ({ visitor }) => (await at(visitor)).conta));
  expect(bills[0]?.linhas).toHaveLength(5);
  for (const bill of bills) expect(bill).toEqual(bills[0]);
  expect(bills[0]?.pessoas.reduce((sum, { valorTotal }) => sum + valorTotal, 0)).toBe(
    bills[0]?.valorTotal,
  );
});

test('a bill closes only when paid, and then its old connections order nothing', async () => {
  const { visitor } = await sit('Mesa 6');
  await (await order(visitor)).send();
  const { id, conta } = await tableNamed('Mesa 6');
  const total = conta?.valorTotal ?? 0;
  expect((await staff.call('closeTable', { id })).body.codErro).toBe(failureCodes.billOpen);
  const part = { id, idPessoa: null, valor: 10, forma: 'pix', chave: newKey() };
  await staff.call('payTable', part);
  await staff.call('payTable', part);
  expect((await staff.call('payTable', { ...part, valor: 20 })).body.codErro).toBe(
    failureCodes.firstTryCounted,
  );
  expect((await at(visitor)).conta?.valorRestante).toBe(total - 1000);
  expect(
    (await staff.call('payTable', { ...part, chave: newKey(), valor: total / 100 })).body.codErro,
  ).toBe(failureCodes.paidTooMuch);
  await staff.call('payTable', {
    ...part,
    chave: newKey(),
    valor: (total - 1000) / 100,
    forma: 'dinheiro',
  });
  const late = await order(visitor);
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
  expect((await late.send()).body.codErro).toBe(failureCodes.tableNotConnected);
  expect((await at(visitor)).mesa).toBeNull();
});

test('voided lines and refused orders are not on the bill', async () => {
  const { visitor } = await sit('Mesa 7');
  const placed = await (await order(visitor)).send();
  await (await order(visitor)).send();
  const [first, second] = (await at(visitor)).conta?.linhas ?? [];
  await staff.call('voidTabLine', { idLinha: second?.id, motivo: 'Veio frio' });
  await staff.call('moveOrder', {
    id: placed.body.id,
    statusAtual: 2,
    status: 13,
    motivo: 'Acabou',
  });
  expect((await at(visitor)).conta).toMatchObject({
    valorTotal: 0,
    linhas: [{ id: first?.id, motivoEstorno: '' }, { motivoEstorno: 'Veio frio' }],
  });
});

test('the kitchen sees a voided line, and an order without lines is cancelled', async () => {
  const { visitor } = await sit('Mesa 7');
  const product = await plainProduct(world, visitor);
  const { body } = await (
    await order(visitor, 1, { itens: [item(product), item(product, 2)] })
  ).send();
  const known = ((await at(visitor)).conta?.linhas ?? []).filter(
    ({ idPedido }) => idPedido === body.id,
  );
  const onBoard = async () =>
    readOutput('staffBoard', (await staff.call('staffBoard')).body).pedidos.find(
      ({ id }) => id === body.id,
    );
  await staff.call('voidTabLine', { idLinha: known[1]?.id, motivo: 'Desistiu' });
  const one = await onBoard();
  expect([one?.status, ...(one?.itens.map(({ estornado }) => estornado) ?? [])]).toEqual([
    2,
    undefined,
    true,
  ]);
  await staff.call('voidTabLine', { idLinha: known[0]?.id, motivo: 'Foi embora' });
  expect(await onBoard()).toMatchObject({
    status: 13,
    motivoCancelamento: 'Foi embora',
    itens: [{ estornado: true }, { estornado: true }],
  });
});

test('two tables become one with people and lines, and what the staff add is shared', async () => {
  const [ana, davi] = [await sit('Mesa 8'), await sit('Mesa 9')];
  await (await order(ana.visitor)).send();
  await (await order(davi.visitor)).send();
  const [eight, nine] = [await tableNamed('Mesa 8'), await tableNamed('Mesa 9')];
  await staff.call('moveTable', { id: eight.id, idDestino: nine.id });
  await staff.call('addTabLine', {
    id: nine.id,
    idPessoa: null,
    nome: 'Rolha',
    quantidade: 1,
    valor: 20.01,
    chave: crypto.randomUUID(),
  });
  const bill = (await at(ana.visitor)).conta;
  expect(bill).toEqual((await at(davi.visitor)).conta);
  expect(bill?.linhas).toHaveLength(3);
  expect((await tableNamed('Mesa 8')).abertaEm).toBeNull();
  expect(bill?.pessoas.reduce((sum, { valorTotal }) => sum + valorTotal, 0)).toBe(bill?.valorTotal);
});

test('a line by hand is on the bill once, however often it is sent', async () => {
  const { id } = await tableNamed('Mesa 11');
  await staff.call('openTable', { id });
  const line = { id, idPessoa: null, nome: 'Rolha', quantidade: 2, valor: 15 };
  const chave = crypto.randomUUID();
  const replies = await Promise.all(
    [1, 2, 3].map(() => staff.call('addTabLine', { ...line, chave })),
  );
  for (const { body } of replies)
    expect(body).toMatchObject({ conta: { linhas: [{ nome: 'Rolha', quantidade: 2 }] } });
  const other = await staff.call('addTabLine', { ...line, chave: crypto.randomUUID() });
  expect((other.body.conta as { linhas: unknown[] }).linhas).toHaveLength(2);
  // A tab from before the key sends none.
  for (const lines of [3, 4]) {
    const { body } = await staff.call('addTabLine', line);
    expect((body.conta as { linhas: unknown[] }).linhas).toHaveLength(lines);
  }
});

test('people at a table are notified of changes there, and nobody else is', async () => {
  const { visitor } = await sit('Mesa 10');
  const { visitor: friend } = await sit('Mesa 10');
  const away = new AbortController();
  const phone = listen(await visitor.request('/api/mesa/Eventos', { signal: away.signal }));
  await phone.until('event: conta');
  await (await order(friend)).send();
  await phone.until('event: conta', 2);
  await friend.call('changeSeat', { nome: 'Davi' });
  await phone.until('event: conta', 3);
  // Only that something changed; the bill has the details.
  expect(phone.received()).not.toContain('Davi');
  away.abort();
  await phone.end();
  expect((await world.visitor('pizzaria').request('/api/mesa/Eventos')).status).toBe(404);
  expect(
    (
      await world.visitor('acai').request('/api/mesa/Eventos', {
        headers: { cookie: `quitute_sessao=${visitor.cookies.get('quitute_sessao')}` },
      })
    ).status,
  ).toBe(404);
});

test('a table that moves keeps how its bill is split and its declined service', async () => {
  const { visitor } = await sit('Mesa 3');
  await (await order(visitor)).send();
  await visitor.call('changeSeat', { modo: 'conta', recusaServico: true });
  await visitor.call('callWaiter', { motivo: 'conta' });
  const before = await at(visitor);
  expect(before.conta).toMatchObject({ modo: 'conta', servico: 0, recusaServico: true });
  await staff.call('moveTable', {
    id: (await tableNamed('Mesa 3')).id,
    idDestino: (await tableNamed('Comanda 12')).id,
  });
  expect((await at(visitor)).conta).toMatchObject({
    modo: 'conta',
    servico: 0,
    recusaServico: true,
    valorTotal: before.conta?.valorTotal,
  });
  expect((await tableNamed('Comanda 12')).contaPedidaEm).not.toBeNull();
});

test('two tables moved into each other at once lose nothing and never deadlock', async () => {
  const [ana, davi] = [await sit('Comanda 5'), await sit('Comanda 6')];
  await (await order(ana.visitor)).send();
  await (await order(davi.visitor)).send();
  for (let round = 0; round < 5; round++) {
    const [five, six] = [await tableNamed('Comanda 5'), await tableNamed('Comanda 6')];
    const replies = await Promise.all([
      staff.call('moveTable', { id: five.id, idDestino: six.id }),
      staff.call('moveTable', { id: six.id, idDestino: five.id }),
    ]);
    // A second arrival may find the table empty again; both moves count as one.
    for (const { body } of replies)
      expect([undefined, failureCodes.tableClosed]).toContain(body.codErro);
  }
  const bill = (await at(ana.visitor)).conta;
  expect(bill?.linhas).toHaveLength(2);
  expect((await at(davi.visitor)).conta).toEqual(bill);
});

test('money paid for a removed line is owed back, and no amount is negative', async () => {
  const { visitor } = await sit('Comanda 7');
  await (await order(visitor)).send();
  const { id, conta } = await tableNamed('Comanda 7');
  const total = conta?.valorTotal ?? 0;
  await staff.call('payTable', {
    id,
    idPessoa: null,
    valor: total / 100,
    forma: 'dinheiro',
    chave: newKey(),
  });
  await staff.call('voidTabLine', { idLinha: conta?.linhas[0]?.id, motivo: 'Veio frio' });
  expect((await at(visitor)).conta).toMatchObject({
    valorTotal: 0,
    valorRestante: 0,
    valorADevolver: total,
    pessoas: [{ valorRestante: 0 }],
  });
  expect((await staff.call('closeTable', { id })).body.codErro).toBeUndefined();
});

test('an order that ends after its bill was paid and closed does not say unpaid', async () => {
  const leave = async (name: string, isPaid: boolean) => {
    const { visitor } = await sit(name);
    const { body: placed } = await (await order(visitor)).send();
    const { id, conta } = await tableNamed(name);
    const due = (conta?.valorRestante ?? 0) / 100;
    const part = { id, idPessoa: null, valor: due, forma: 'dinheiro', chave: newKey() };
    if (isPaid) await staff.call('payTable', part);
    await staff.call('closeTable', { id, motivo: isPaid ? '' : 'Saíram sem pagar' });
    const move = { id: placed.id, statusAtual: 2, status: 13, motivo: 'Acabou' };
    expect((await staff.call('moveOrder', move)).body.codErro).toBeUndefined();
    return readOutput('storeOrder', (await staff.call('storeOrder', { id: placed.id })).body)
      .pedido;
  };
  expect(await leave('Comanda 8', true)).toMatchObject({ status: 13, contaFechada: true });
  expect(await leave('Comanda 9', false)).toMatchObject({ status: 13, contaFechada: false });
});

test('a person who has ordered moves once staff approve, and takes the lines along', async () => {
  const { visitor } = await sit('Comanda 1');
  await (await order(visitor)).send();
  expect((await visitor.call('leaveTable')).body.codErro).toBe(failureCodes.tableStays);
  const { reply } = await sit('Comanda 2', {}, visitor);
  const asked = readOutput('createTableUser', reply.body).mesa;
  expect(asked).toMatchObject({ rotulo: 'Comanda 1', querMesa: 'Comanda 2' });
  await staff.call('answerPerson', { idPessoa: asked?.idPessoa, aceitar: true });
  expect(await at(visitor)).toMatchObject({
    mesa: { rotulo: 'Comanda 2', querMesa: null },
    conta: { linhas: [{ quantidade: 1 }] },
  });
});

test('signing in beside the table keeps the seat, and the order is the customer’s', async () => {
  const { visitor } = await sit('Comanda 3');
  await visitor.call('authenticate', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });
  expect((await at(visitor)).mesa?.rotulo).toBe('Comanda 3');
  const { body } = await (await order(visitor)).send();
  const list = await visitor.call('customerOrders', { quantidade: 5 });
  expect(
    (list.body.pedidos as { id: number; nomeCliente: string; telefoneCliente: string }[]).find(
      ({ id }) => id === body.id,
    ),
  ).toMatchObject({
    nomeCliente: 'Comanda 3',
    telefoneCliente: '',
  });
});

// Rows: 7.18
test('a table price counts in the table’s menu and orders, and nowhere else', async () => {
  const { visitor } = await sit('Comanda 4');
  const product = await plainProduct(world, visitor);
  const { id: idEstabelecimento } = await storeOf(world, visitor);
  await staff.call('setTablePrice', { idEstabelecimento, idProduto: product.id, valor: 7.77 });
  const menu = await visitor.call('tableMenu', { idEstabelecimento });
  const shown = (menu.body.categorias as { produtos: { id: number; valor: number }[] }[])
    .flatMap(({ produtos }) => produtos)
    .find(({ id }) => id === product.id);
  expect(shown?.valor).toBe(7.77);
  const quote = (tipoPedido: number) =>
    orderBody(world, visitor, [item(product)], { tipoPedido, cliente: null }).then((body) =>
      visitor.call('quoteOrder', body),
    );
  expect((await quote(3)).body.valorItens).toBe(7.77);
  expect((await quote(2)).body.valorItens).toBe(product.valor);
  await staff.call('setTablePrice', { idEstabelecimento, idProduto: product.id, valor: null });
  expect((await quote(3)).body.valorItens).toBe(product.valor);
});

test('tables of one brand do not exist in another, and customers are not staff', async () => {
  const { id } = await tableNamed('Mesa 1');
  const other = world.visitor('burger');
  await signInStaff(other);
  expect((await other.call('openTable', { id })).body.codErro).toBe(failureCodes.tableNotFound);
  expect(
    (
      await other.call('createTableUser', {
        nome: 'Mesa 1',
        tipoUsuario: 2,
        token: await sheetOf('Mesa 1'),
      })
    ).body.codErro,
  ).toBe(failureCodes.tableSheetWrong);
  expect((await world.visitor('pizzaria').call('staffTables')).status).toBe(401);
});

// Rows: 9.13
test('a table is forgotten after 0.2 days, which every order renews', async () => {
  const HOUR_MS = 3_600_000;
  const { visitor } = await sit('Mesa 7');
  const { visitor: quiet } = await sit('Mesa 7');
  world.setNow(world.after(4 * HOUR_MS));
  const { send } = await order(visitor);
  expect((await send()).body).toMatchObject({ status: 2 });
  world.setNow(world.after(8 * HOUR_MS));
  expect((await at(visitor)).mesa?.rotulo).toBe('Mesa 7');
  expect((await at(quiet)).mesa).toBeNull();
  world.setNow(world.after(9 * HOUR_MS));
  expect((await at(visitor)).mesa).toBeNull();
  world.setNow(null);
});
