// Customers ask for a change until the kitchen begins; staff accept it as a version or decline it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  messages,
  options,
  orderSubscriptions,
  orders,
  orderWishes,
} from '#server/database/schema.ts';
import { writeOrderNotices } from '#server/messages/order-notices.ts';
import {
  home,
  item,
  newKey,
  place,
  plainProduct,
  productNamed,
  signInStaff,
  storeOf,
} from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let customer: Visitor;
let product: Awaited<ReturnType<typeof plainProduct>>;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  customer = world.visitor('pizzaria');
  await signInStaff(staff);
  product = await plainProduct(world, customer);
});
afterAll(() => world.close());

type Wire = Record<string, unknown>;
const unit = () => product.valor;
const keeps = (quantidade: number) => ({ mantidos: [{ linha: 0, quantidade }], novos: [] });
const oneMore = () => ({ mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] });

async function placed(quantity = 2, changes: Wire = {}, who = customer): Promise<number> {
  const reply = await place(world, who, [item(product, quantity)], changes);
  expect(reply.body.codErro).toBeUndefined();
  return Number(reply.body.id);
}
const look = async (id: number, who = customer) => (await who.call('order', { id })).body;
const move = (id: number, statusAtual: number, status: number) =>
  staff.call('moveOrder', { id, statusAtual, status, minutos: 20 });
async function wish(id: number, wanted: Wire, rest: Wire = {}, who = customer) {
  const seen = { id, revisaoPedido: (await look(id, who)).revisaoPedido, ...wanted };
  const quote = await who.call('quoteWish', seen);
  const valorTotal = quote.body.valorTotal ?? 0;
  return who.call('sendWish', { ...seen, valorTotal, recado: '', chave: newKey(), ...rest });
}
/** What the staff have on their screen. */
async function seenBy(id: number) {
  const { pedido } = (await staff.call('storeOrder', { id })).body as { pedido: Wire };
  const { valorTotal = 0 } = (pedido.mudancaPedida ?? {}) as Wire;
  return { revisaoPedido: pedido.revisaoPedido, valorTotal };
}
async function answer(id: number, aceita: boolean, rest: Wire = {}) {
  const seen = await seenBy(id);
  const motivo = aceita ? '' : 'Já está no forno';
  return staff.call('answerWish', { id, aceita, motivo, ...seen, ...rest });
}
const file = async (id: number) =>
  readOutput('storeOrder', (await staff.call('storeOrder', { id })).body);

// Rows: 1.27
test('a wish waits with its difference, and accepted it is a version', async () => {
  const id = await placed(2);
  expect(await look(id)).toMatchObject({ podePedirMudanca: true, mudancaPedida: null });
  const sent = await wish(id, keeps(1), { recado: 'Um só, por favor' });
  expect(sent.body).toMatchObject({
    valorTotal: unit() * 2,
    versao: 1,
    podePedirMudanca: false,
    mudancaPedida: {
      situacao: 'aberta',
      valorTotal: unit(),
      diferenca: -unit(),
      recado: 'Um só, por favor',
    },
  });
  const board = readOutput('staffBoard', (await staff.call('staffBoard')).body);
  expect(board.pedidos.find((order) => order.id === id)?.mudancaPedida?.situacao).toBe('aberta');
  expect((await answer(id, true)).body).toMatchObject({ versao: 2, valorTotal: unit() });
  expect(await look(id)).toMatchObject({
    valorTotal: unit(),
    mudancaPedida: { situacao: 'aceita' },
    podePedirMudanca: true,
  });
  expect((await file(id)).versoes[0]).toMatchObject({ versao: 2, autor: 'Lúcia Forneri' });
});

test('what costs more needs no second consent at the price that the customer saw', async () => {
  const id = await placed(1);
  await wish(id, oneMore());
  expect((await answer(id, true)).body).toMatchObject({
    versao: 2,
    valorTotal: unit() * 2,
    proposta: null,
  });
  expect((await file(id)).versoes[0]).toMatchObject({ concordou: 'cliente', situacao: 'valendo' });
});

test('address, payment and remark are asked for as well', async () => {
  const { paymentMethods } = await storeOf(world, customer);
  const other = paymentMethods.find(
    ({ tipo, desconto }) => tipo === 'cartaoNaEntrega' && desconto === 0,
  );
  const id = await placed(2, { tipoPedido: 1, endereco: home });
  const wanted = {
    ...keeps(2),
    endereco: { ...home, numero: '99' },
    formaPagamento: { id: other?.id },
    observacao: 'Sem cebola',
  };
  expect((await wish(id, wanted)).body.codErro).toBeUndefined();
  expect((await answer(id, true)).body).toMatchObject({
    versao: 2,
    endereco: { numero: '99' },
    formaPagamento: { id: other?.id },
    observacao: 'Sem cebola',
  });
});

test('words alone are answered without a version', async () => {
  const id = await placed(1);
  expect((await wish(id, keeps(1))).body.codErro).toBe(failureCodes.changeNothing);
  const sent = await wish(id, keeps(1), { recado: 'Toque o interfone do vizinho' });
  expect(sent.body).toMatchObject({ mudancaPedida: { diferenca: 0 } });
  expect((await answer(id, true)).body).toMatchObject({
    versao: 1,
    mudancaPedida: { situacao: 'aceita' },
  });
});

test('a declined wish changes nothing, and its reason is shown', async () => {
  const id = await placed(2);
  await wish(id, keeps(1));
  expect((await answer(id, false, { motivo: ' ' })).body.codErro).toBe(failureCodes.malformed);
  expect((await answer(id, false)).body).toMatchObject({ versao: 1, valorTotal: unit() * 2 });
  expect(await look(id)).toMatchObject({
    mudancaPedida: { situacao: 'recusada', motivo: 'Já está no forno' },
  });
  expect((await answer(id, true)).body.codErro).toBe(failureCodes.wishAnswered);
});

test('a wish that comes after the kitchen began is refused with a sentence', async () => {
  const id = await placed(2);
  await move(id, 2, 3);
  expect(await look(id)).toMatchObject({ podePedirMudanca: true });
  await move(id, 3, 4);
  expect(await look(id)).toMatchObject({ podePedirMudanca: false });
  const { body } = await wish(id, keeps(1));
  expect(body.codErro).toBe(failureCodes.wishTooLate);
  expect(JSON.stringify(body)).toContain('A cozinha já começou o seu pedido');
});

test('one wish at a time; who takes it back may ask again', async () => {
  const id = await placed(3);
  const chave = newKey();
  await wish(id, keeps(1), { chave });
  const open = await look(id);
  // A repeated request asks once.
  const again = { id, revisaoPedido: 0, ...keeps(1), valorTotal: unit(), recado: '', chave };
  expect((await customer.call('sendWish', again)).body).toMatchObject({
    revisaoPedido: open.revisaoPedido,
  });
  expect((await wish(id, keeps(2))).body.codErro).toBe(failureCodes.wishOpen);
  const back = await customer.call('takeWishBack', { id });
  expect(back.body).toMatchObject({
    podePedirMudanca: true,
    mudancaPedida: { situacao: 'retirada' },
  });
  expect((await customer.call('takeWishBack', { id })).body.codErro).toBeUndefined();
  expect((await wish(id, keeps(2))).body.codErro).toBeUndefined();
  await answer(id, true);
  expect((await customer.call('takeWishBack', { id })).body.codErro).toBe(
    failureCodes.wishAnswered,
  );
});

test('nobody but the customer asks, and staff of another store do not answer', async () => {
  const id = await placed(2);
  const { chaveAcompanhamento: chave } = await look(id);
  const stranger = world.visitor('pizzaria');
  const wanted = { id, revisaoPedido: 0, ...keeps(1) };
  const sent = { ...wanted, valorTotal: unit(), recado: '', chave: newKey() };
  await stranger.call('order', { id, chave });
  expect((await stranger.call('quoteWish', wanted)).body.codErro).toBe(failureCodes.notFound);
  expect((await stranger.call('sendWish', sent)).body.codErro).toBe(failureCodes.notFound);
  await wish(id, keeps(1));
  expect((await stranger.call('takeWishBack', { id })).body.codErro).toBe(failureCodes.notFound);
  expect((await stranger.call('order', { id, chave })).body).toMatchObject({
    mudancaPedida: null,
    podePedirMudanca: false,
  });
  const foreign = world.visitor('burger');
  await signInStaff(foreign);
  const reply = { id, revisaoPedido: 1, aceita: true, valorTotal: unit(), motivo: '' };
  expect((await foreign.call('answerWish', reply)).body.codErro).toBe(failureCodes.notFound);
});

test('another change by staff is their answer, and one made unseen is refused', async () => {
  const id = await placed(3);
  const byStaff = {
    id,
    revisaoPedido: 0,
    ...keeps(2),
    valorTotal: Math.round(unit() * 200) / 100,
    motivo: '',
    consentimento: 'perguntar',
  };
  await wish(id, keeps(1));
  expect((await staff.call('changeOrder', { ...byStaff, chave: newKey() })).body.codErro).toBe(
    failureCodes.changeOverlaps,
  );
  const seen = { ...byStaff, revisaoPedido: 1, chave: newKey() };
  expect((await staff.call('changeOrder', seen)).body).toMatchObject({ versao: 2 });
  expect(await look(id)).toMatchObject({
    versao: 2,
    mudancaPedida: { situacao: 'substituida' },
  });
});

test('accepted and taken back at the same moment, one of both counts', async () => {
  const id = await placed(2);
  await wish(id, keeps(1));
  const [accepted, back] = await Promise.all([
    answer(id, true),
    customer.call('takeWishBack', { id }),
  ]);
  const counts = [accepted.body.codErro, back.body.codErro];
  expect(
    counts.filter(
      (code) => code === failureCodes.wishAnswered || code === failureCodes.changeOverlaps,
    ),
  ).toHaveLength(1);
  const { versao, mudancaPedida } = await look(id);
  expect([versao, (mudancaPedida as Wire).situacao]).toEqual(
    accepted.body.codErro === undefined ? [2, 'aceita'] : [1, 'retirada'],
  );
});

test('two presses of accept make one version', async () => {
  const id = await placed(2);
  await wish(id, keeps(1));
  const seen = await seenBy(id);
  const replies = await Promise.all([answer(id, true, seen), answer(id, true, seen)]);
  expect(replies.map(({ body }) => body.versao)).toEqual([2, 2]);
  expect((await file(id)).versoes).toHaveLength(2);
});

test('a second press that read the order before the first was done finds it given', async () => {
  const id = await placed(2);
  await wish(id, keeps(1));
  const seen = await seenBy(id);
  const { db } = world.services;
  const { second } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table order_wishes in access exclusive mode`);
    const second = staff.call('answerWish', { id, aceita: false, motivo: 'Já saiu', ...seen });
    const waiting = sql`select from pg_locks
      where not granted and relation = 'order_wishes'::regclass`;
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
    await tx
      .update(orderWishes)
      .set({ state: 'declined', answeredAt: world.now() })
      .where(eq(orderWishes.orderId, id));
    await tx
      .update(orders)
      .set({ revisaoPedido: sql`${orders.revisaoPedido} + 1` })
      .where(eq(orders.id, id));
    return { second };
  });
  expect((await second).body).toMatchObject({ versao: 1, mudancaPedida: { situacao: 'recusada' } });
});

test('a wish ends with its order', async () => {
  const id = await placed(2);
  await wish(id, keeps(1));
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou o gás' });
  expect(await look(id)).toMatchObject({ mudancaPedida: null, podePedirMudanca: false });
  expect((await answer(id, true)).body.codErro).toBe(failureCodes.changeTooLate);
});

test('a proposal of the store is answered before a wish', async () => {
  const id = await placed(1);
  const seen = { id, revisaoPedido: 0, ...oneMore() };
  await staff.call('changeOrder', {
    ...seen,
    valorTotal: unit() * 2,
    motivo: '',
    consentimento: 'perguntar',
    chave: newKey(),
  });
  expect(await look(id)).toMatchObject({ podePedirMudanca: false });
  expect((await wish(id, oneMore())).body.codErro).toBe(failureCodes.wishProposalOpen);
});

test('the customer gets a notice of the answer', async () => {
  const id = await placed(2);
  const { db } = world.services;
  await db.insert(orderSubscriptions).values({
    brandId: 1,
    orderId: id,
    endpoint: 'https://fcm.googleapis.com/one',
    p256dh: 'p',
    auth: 'a',
    language: 'pt-BR',
    createdAt: world.now(),
  });
  await wish(id, keeps(1));
  await answer(id, false);
  while ((await writeOrderNotices(world.services)).events > 0);
  const told = await db.select().from(messages).where(eq(messages.orderId, id));
  expect(told.map(({ texto }) => texto)).toEqual([
    expect.stringMatching(/não pôde fazer a mudança que você pediu no pedido \d+/),
  ]);
});

test('a flavour that sells out before staff accept is not left out without a word', async () => {
  const combo = await productNamed(world, customer, 'Combo da casa');
  const [flavours, drinks] = combo.opcoes;
  if (flavours === undefined || drinks === undefined) throw new Error('another menu');
  const choice = (group: typeof flavours, nome: string) => ({
    id: group.opcoes.find((option) => option.nome === nome)?.id ?? 0,
    quantidade: 1,
  });
  const gone = choice(flavours, 'Calabresa da Vila');
  const halves = { id: flavours.id, opcoes: [choice(flavours, 'Mussarela'), gone] };
  const drink = { id: drinks.id, opcoes: [choice(drinks, 'Cola')] };
  const id = await placed(1);
  const wanted = { ...keeps(1), novos: [item(combo, 1, [halves, drink])] };
  expect((await wish(id, wanted)).body.codErro).toBeUndefined();
  await world.services.db.update(options).set({ esgotado: true }).where(eq(options.id, gone.id));
  world.services.menus.forget(null);
  expect((await answer(id, true)).body).toMatchObject({
    codErro: failureCodes.choicesInvalid,
    mensagem: expect.stringContaining('Calabresa da Vila'),
  });
  expect((await look(id)).itens).toHaveLength(1);
  await world.services.db.update(options).set({ esgotado: false }).where(eq(options.id, gone.id));
  world.services.menus.forget(null);
  expect((await answer(id, true)).body).toMatchObject({ versao: 2 });
});
