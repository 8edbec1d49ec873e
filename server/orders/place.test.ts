import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts, orderEvents, orders, outbox } from '#server/database/schema.ts';
import {
  home,
  item,
  newKey,
  orderBody,
  place,
  plainProduct,
  productNamed,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const GARLIC_BREAD = 'Pão de alho em dobro';
const newVisitor = () => world.visitor('pizzaria');
const bread = () => productNamed(world, newVisitor(), GARLIC_BREAD);

// Rows: 1.10, 3.41, 7.27, 7.32
test('a sent order awaits acceptance, with a number, a history and a message', async () => {
  const ana = newVisitor();
  const reply = await place(world, ana, [item(await bread(), 2)], { observacao: 'Sem pressa' });
  expect(reply.body).toMatchObject({
    numero: 1,
    status: 2,
    codigoEstabelecimento: 'vila-madalena',
  });
  const id = reply.body.id as number;
  const shown = await ana.call('order', { id });
  expect(shown.body).toMatchObject({
    numero: 1,
    status: 2,
    valorTotal: 59.8,
    observacao: 'Sem pressa',
    podeCancelar: true,
    chaveAcompanhamento: reply.body.chaveAcompanhamento,
    itens: [{ nome: GARLIC_BREAD, quantidade: 2, valorUnitario: 29.9, valorTotal: 59.8 }],
    formaPagamento: { nome: 'Dinheiro' },
  });
  expect((shown.body.historico as { status: number }[]).map((step) => step.status)).toEqual([1, 2]);
  expect(
    await world.services.db
      .select({ status: orderEvents.status })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id)),
  ).toHaveLength(2);
  expect(await world.services.db.select().from(outbox)).toContainEqual(
    expect.objectContaining({ kind: 'orderPlaced', payload: { orderId: id } }),
  );
});

// Rows: 3.40
test('a price sent by the browser is not believed', async () => {
  const ana = newVisitor();
  const cheap = { ...(await bread()), valor: 0.01 };
  const body = await orderBody(world, ana, [item(cheap)], { valorTotal: 0.01 });
  const reply = await ana.call('placeOrder', body);
  expect(reply.body).toMatchObject({
    codErro: failureCodes.totalChanged,
    mensagem: 'O total mudou para R$\u00a029,90. Confira a sacola e envie de novo.',
    detalhes: {
      valorTotal: 29.9,
      alteracoes: [{ tipo: 'preco', indice: 0, valorAnterior: 0.01, valorAtual: 29.9 }],
    },
  });
  // The browser's unit prices do not matter if the total it showed is right.
  const paid = await ana.call('placeOrder', {
    ...body,
    pedido: { ...body.pedido, valorTotal: 29.9 },
  });
  expect((await ana.call('order', { id: paid.body.id })).body).toMatchObject({
    valorTotal: 29.9,
    itens: [{ valorUnitario: 29.9 }],
  });
});

// Rows: 3.46
test('a token built into a site gives no rights: an order with it is as without it', async () => {
  const ana = newVisitor();
  const body = await withTotal(ana, await orderBody(world, ana, [item(await bread())]));
  const stranger = world.visitor('pizzaria');
  const token = 'f3b1d7c0-built-in';
  const reply = await ana.call('placeOrder', {
    ...body,
    token,
    pedido: { ...body.pedido, token, chaveIdempotencia: newKey() },
  });
  expect(reply.body).toMatchObject({ status: 2 });
  expect((await stranger.call('order', { id: reply.body.id, token })).body).toMatchObject({
    codErro: failureCodes.notFound,
  });
});

// Rows: 7.27
test('the same key twice is one order, and twenty times at once too', async () => {
  const ana = newVisitor();
  const body = await withTotal(ana, await orderBody(world, ana, [item(await bread())]));
  const first = await ana.call('placeOrder', body);
  expect((await ana.call('placeOrder', body)).body).toEqual(first.body);

  const again = { ...body, pedido: { ...body.pedido, chaveIdempotencia: newKey() } };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => ana.call('placeOrder', again)),
  );
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect(replies[0]?.body.id).not.toBe(first.body.id);
});

test('a repeated order is answered also after the store has paused', async () => {
  const ana = newVisitor();
  const body = await withTotal(ana, await orderBody(world, ana, [item(await bread())]));
  const first = await ana.call('placeOrder', body);
  const staff = newVisitor();
  await staff.call('staffSignIn', { email: 'painel@demo.quitute.app', senha: 'quitute-demo' });
  const pause = (pausar: boolean) =>
    staff.call('pauseStore', {
      idEstabelecimento: body.pedido.idEstabelecimento,
      pausar,
      minutos: null,
    });
  await pause(true);
  expect((await ana.call('placeOrder', body)).body).toEqual(first.body);
  const other = await ana.call('placeOrder', {
    ...body,
    pedido: { ...body.pedido, chaveIdempotencia: newKey() },
  });
  expect(other.body).toMatchObject({ codErro: failureCodes.storePaused });
  await pause(false);
});

test('a key that made another order is refused, and leads to that order', async () => {
  const ana = newVisitor();
  const body = await withTotal(ana, await orderBody(world, ana, [item(await bread())]));
  const first = await ana.call('placeOrder', body);
  const other = await ana.call('placeOrder', {
    ...body,
    pedido: { ...body.pedido, observacao: 'Outra coisa' },
  });
  expect(other.body).toMatchObject({
    codErro: failureCodes.orderAlreadySent,
    mensagem: expect.stringMatching(`^O pedido ${first.body.numero} já tinha chegado à loja`),
    detalhes: first.body,
  });
});

test('two devices may use the same key', async () => {
  const body = await orderBody(world, newVisitor(), [item(await bread())]);
  const [ana, bia] = [newVisitor(), newVisitor()];
  const one = await ana.call('placeOrder', await withTotal(ana, body));
  const two = await bia.call('placeOrder', await withTotal(bia, body));
  expect(one.body.id).not.toBe(two.body.id);
});

test('numbers count up without gaps, fifty at once too', async () => {
  const line = item(await bread());
  const families = Array.from({ length: 5 }, newVisitor);
  for (const family of families) await withTotal(family, await orderBody(world, family, [line]));
  const send = async (family: Visitor) =>
    family.call(
      'placeOrder',
      await orderBody(world, family, [line], {
        valorTotal: 29.9,
        cliente: { nome: 'Ana', telefone: `1198765000${families.indexOf(family)}` },
      }),
    );
  const replies = await Promise.all(Array.from({ length: 10 }, () => families.map(send)).flat());
  const numbers = replies.map((reply) => reply.body.numero as number).sort((a, b) => a - b);
  expect(numbers).toHaveLength(50);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

test('a device that orders like a script is stopped, and a retry is no new order', async () => {
  const { env } = world.services;
  const usual = env.orderLimit;
  env.orderLimit = 3;
  await world.services.db.delete(attempts);
  const ana = newVisitor();
  const cliente = { nome: 'Ana', telefone: '11987650777' };
  const send = async () =>
    withTotal(ana, await orderBody(world, ana, [item(await bread())], { cliente }));
  const first = await send();
  const placed = await ana.call('placeOrder', first);
  for (let round = 0; round < 2; round++)
    expect((await ana.call('placeOrder', await send())).body.numero).toBeGreaterThan(0);
  expect(await ana.call('placeOrder', await send())).toMatchObject({
    status: 429,
    body: { codErro: failureCodes.tooManyOrders },
  });
  expect((await ana.call('placeOrder', first)).body).toMatchObject({ id: placed.body.id });
  const bia = newVisitor();
  expect(
    (
      await bia.call(
        'placeOrder',
        await withTotal(
          bia,
          await orderBody(world, bia, [item(await bread())], {
            cliente: { ...cliente, telefone: '11987650776' },
          }),
        ),
      )
    ).body.numero,
  ).toBeGreaterThan(0);
  env.orderLimit = usual;
});

test('the limit of a device holds for orders that come at once', async () => {
  const { env } = world.services;
  const usual = env.orderLimit;
  env.orderLimit = 3;
  await world.services.db.delete(attempts);
  const ana = newVisitor();
  const cliente = { nome: 'Ana', telefone: '11987650778' };
  const bodies = await Promise.all(
    Array.from({ length: 8 }, async () =>
      withTotal(ana, await orderBody(world, ana, [item(await bread())], { cliente })),
    ),
  );
  const replies = await Promise.all(bodies.map((body) => ana.call('placeOrder', body)));
  expect(replies.filter(({ body }) => Number(body.numero) > 0)).toHaveLength(3);
  expect(replies.filter(({ body }) => body.codErro === failureCodes.tooManyOrders)).toHaveLength(5);
  env.orderLimit = usual;
});

test("another brand's product does not exist here", async () => {
  const ana = newVisitor();
  const theirs = await plainProduct(world, world.visitor('burger'));
  const body = await orderBody(world, ana, [item(theirs)], { valorTotal: theirs.valor });
  expect((await ana.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.productNotFound,
    detalhes: { alteracoes: [{ tipo: 'indisponivel' }] },
  });
  const elsewhere = await world.services.brands.byHost('burger.localhost');
  const store = await ana.call(
    'placeOrder',
    await orderBody(world, ana, [item(await bread())], {
      idEstabelecimento: elsewhere?.stores[0]?.id,
    }),
  );
  expect(store.body).toMatchObject({ codErro: failureCodes.storeNotFound });
});

// Rows: 3.44, 5.17
test('change must exceed the total', async () => {
  const ana = newVisitor();
  const product = await bread();
  expect((await place(world, ana, [item(product)], { troco: 29.9 })).body).toMatchObject({
    codErro: failureCodes.changeTooLow,
    mensagem: 'O valor para troco precisa ser maior que R$\u00a029,90.',
  });
  const paid = await place(world, ana, [item(product)], { troco: 50 });
  expect((await ana.call('order', { id: paid.body.id })).body).toMatchObject({ troco: 50 });
});

test('absurd quantities never reach the kitchen', async () => {
  const ana = newVisitor();
  const product = await bread();
  const wrong = [0, -1, 1.5, 100, 1e9].map(async (quantidade) =>
    ana.call('placeOrder', await orderBody(world, ana, [item(product, quantidade)])),
  );
  for (const reply of await Promise.all(wrong))
    expect(reply).toMatchObject({ status: 400, body: { codErro: failureCodes.malformed } });
  const many = await ana.call(
    'placeOrder',
    await orderBody(world, ana, Array(10).fill(item(product, 99))),
  );
  expect(many.body).toMatchObject({ codErro: failureCodes.quantityTooLarge });
  // Equal lines are summed, not capped at ninety-nine.
  const twice = await place(world, ana, [item(product, 99), item(product, 99)]);
  expect((await ana.call('order', { id: twice.body.id })).body).toMatchObject({
    valorTotal: 5920.2,
  });
});

// Rows: 3.25, 5.15, 5.20, 5.22, 5.28
test('every reason to refuse has a code of its own', async () => {
  const ana = newVisitor();
  const product = await bread();
  const refusal = async (changes: Record<string, unknown>) =>
    (await place(world, ana, [item(product, 2)], changes)).body.codErro;
  const delivery = { tipoPedido: 1, endereco: home };
  expect(await refusal({ tipoPedido: 3 })).toBe(failureCodes.tableNotConnected);
  expect(await refusal({ entregaImediata: false })).toBe(failureCodes.slotGone);
  expect(await refusal({ tipoPedido: 1, endereco: null })).toBe(failureCodes.addressMissing);
  const unserved = async (endereco: Partial<typeof home>) => {
    const body = await orderBody(world, ana, [item(product, 2)], {
      ...delivery,
      endereco: { ...home, ...endereco },
    });
    return (await ana.call('placeOrder', body)).body.codErro;
  };
  expect(await unserved({ bairro: 'Vila Leopoldina' })).toBe(failureCodes.notServed);
  expect(await unserved({ cidade: 'Santos', bairro: 'Gonzaga' })).toBe(failureCodes.cityNotServed);
  expect(await refusal({ formaPagamento: null })).toBe(failureCodes.paymentMissing);
  expect(await refusal({ formaPagamento: { id: 999_999 } })).toBe(failureCodes.paymentMissing);
  expect(await refusal({ cpfNota: '11111111111' })).toBe(failureCodes.cpfInvalid);
  expect(await refusal({ cliente: null })).toBe(failureCodes.nameMissing);
  expect((await place(world, ana, [item(product)], delivery)).body).toMatchObject({
    codErro: failureCodes.deliveryMinimum,
    mensagem: 'O pedido mínimo para entrega é R$\u00a035,00. Faltam R$\u00a05,10.',
  });
  // Across the river the area has its own minimum.
  expect(
    (
      await place(world, ana, [item(product, 2)], {
        ...delivery,
        endereco: { ...home, bairro: 'Butantã' },
      })
    ).body,
  ).toMatchObject({
    codErro: failureCodes.deliveryMinimum,
    mensagem: 'O pedido mínimo para entrega é R$\u00a060,00. Faltam R$\u00a00,20.',
  });
  const coupon = { ...(await orderBody(world, ana, [item(product)])), cupomDesconto: 'PRIMEIRA' };
  expect((await ana.call('placeOrder', coupon)).body.codErro).toBe(failureCodes.couponUnknown);
});

// Rows: 3.20, 4.25
test('the address id -1 is pickup: the order has no address and no fee', async () => {
  const ana = newVisitor();
  const product = await bread();
  const fetched = await place(world, ana, [item(product, 2)], {
    tipoPedido: 2,
    endereco: { id: -1 },
  });
  expect((await ana.call('order', { id: fetched.body.id })).body).toMatchObject({
    tipoPedido: 2,
    endereco: null,
    valorEntrega: 0,
    valorTotal: 59.8,
  });
  const brought = { tipoPedido: 1, endereco: { id: -1 } };
  expect((await place(world, ana, [item(product, 2)], brought)).body.codErro).toBe(
    failureCodes.addressMissing,
  );
  const body = await orderBody(world, ana, [item(product, 2)]);
  const retirada = { ...body, pedido: { ...body.pedido, endereco: { id: 'retirada' } } };
  expect((await ana.call('placeOrder', retirada)).body.codErro).toBe(failureCodes.malformed);
});

test('choices outside the least and the most of a group are refused', async () => {
  const ana = newVisitor();
  const pizza = await productNamed(world, ana, 'Pizza meio a meio');
  const body = await orderBody(world, ana, [item(pizza)], { valorTotal: 50 });
  expect((await ana.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.choicesInvalid,
    detalhes: { alteracoes: [{ tipo: 'opcoes' }] },
  });
});

// Rows: 1.10, 3.42, 5.35
test('delivery costs what the area says, and a discount of the payment is taken off', async () => {
  const ana = newVisitor();
  const store = (await world.services.brands.byHost('pizzaria.localhost'))?.stores[0];
  const pix = store?.paymentMethods.find((method) => method.tipo === 'pixNaEntrega');
  const reply = await place(world, ana, [item(await bread(), 2)], {
    tipoPedido: 1,
    endereco: home,
    formaPagamento: { id: pix?.id },
    troco: 100,
  });
  expect((await ana.call('order', { id: reply.body.id })).body).toMatchObject({
    valorItens: 59.8,
    descontoFormaPagamento: 2.99,
    valorEntrega: 6.9,
    valorTotal: 63.71,
    troco: null,
    endereco: { logradouro: 'Rua Harmonia' },
  });
});

// Rows: 5.26
test('a closed store takes no orders, and a loyalty-only store never does', async () => {
  const ana = world.visitor('burger');
  world.setNow(new Date('2026-11-20T12:00:00Z'));
  const plain = await plainProduct(world, ana);
  expect((await place(world, ana, [item(plain, 3)])).body).toMatchObject({
    codErro: failureCodes.storeClosed,
  });
  world.setNow(null);
});

// Rows: 1.3, 3.5, 4.17, 6.1, 6.9
test('guests order only where the brand allows it', async () => {
  const guest = world.visitor('cafe');
  const body = await orderBody(world, guest, [
    { produto: { id: 1, quantidade: 1, observacao: '', opcoes: [] }, valorProdutoHistorico: 1 },
  ]);
  expect((await guest.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.signUpNeeded,
  });
});

// Rows: 6.2
test('a signed-in customer orders under the name in the account', async () => {
  const marina = newVisitor();
  await marina.call('authenticate', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });
  const reply = await place(world, marina, [item(await bread())], { cliente: null });
  expect((await marina.call('order', { id: reply.body.id })).body).toMatchObject({
    nomeCliente: 'Marina Duarte',
    telefoneCliente: '11987650101',
  });
  expect((await marina.call('customerOrders', { quantidade: 10 })).body).toMatchObject({
    total: 1,
    pedidos: [{ id: reply.body.id }],
  });
});

test('a refused order leaves nothing behind', async () => {
  const ana = newVisitor();
  const before = await world.services.db.select({ n: count() }).from(orders);
  await place(world, ana, [item(await bread())], { troco: 1 });
  expect(await world.services.db.select({ n: count() }).from(orders)).toEqual(before);
});

test('the database keeps no order whose lines do not add up to its items', async () => {
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(await bread(), 2)]);
  const { db } = world.services;
  const own = eq(orders.id, Number(body.id));
  const [row] = await db.select().from(orders).where(own);
  const lines = row?.itens.reduce((sum, { valorTotal }) => sum + valorTotal, 0);
  expect([row?.valorItens, row?.totals.valorItens]).toEqual([lines, lines]);
  await expect(
    db.update(orders).set({ valorItens: sql`valor_itens + 1` }).where(own),
  ).rejects.toMatchObject({
    // On Citus the name ends in the number of the shard, and stands in the message alone.
    cause: { message: expect.stringContaining('"orders_items_sum') },
  });
});
