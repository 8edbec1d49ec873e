// Every order is found again, by what staff know of it, and only by staff of its store.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { customers, orders } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let dish: string;
const ids: Record<'bia' | 'ivo', number> = { bia: 0, ivo: 0 };

beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  for (const [who, nome, telefone] of [
    ['bia', 'Beatriz Conceição', '11977771280'],
    ['ivo', 'Ivo Prado', '11966660011'],
  ] as const) {
    const guest = world.visitor('pizzaria');
    const product = await plainProduct(world, guest);
    dish = product.nome;
    const reply = await place(world, guest, [item(product)], { cliente: { nome, telefone } });
    ids[who] = Number(reply.body.id);
  }
});
afterAll(() => world.close());

const found = async (input: Record<string, unknown>, who = staff) =>
  readOutput('storeOrders', (await who.call('storeOrders', input)).body).pedidos;
const idsOf = async (input: Record<string, unknown>) => (await found(input)).map(({ id }) => id);

test('an order is found by name without accents, by phone, by number and by product', async () => {
  expect(await idsOf({ busca: 'conceicao' })).toEqual([ids.bia]);
  expect(await idsOf({ busca: '(11) 97777-1280' })).toEqual([ids.bia]);
  expect(await idsOf({ busca: '0011' })).toEqual([ids.ivo]);
  expect(await idsOf({ busca: dish })).toEqual([ids.ivo, ids.bia]);
  const [bia] = await found({ busca: 'conceicao' });
  expect(await idsOf({ busca: String(bia?.numero) })).toContain(ids.bia);
  expect(await idsOf({ busca: dish.toUpperCase().slice(2) })).toEqual([ids.ivo, ids.bia]);
  for (const sign of ['%', '.*', '[', '(a', '\\', '"'])
    expect(await idsOf({ busca: sign })).toEqual([]);
  expect(await idsOf({ busca: 'ninguem assim' })).toEqual([]);
});

test('filters narrow the list, and a page goes on where the one before ended', async () => {
  expect(await idsOf({ situacao: 'novos' })).toEqual([ids.ivo, ids.bia]);
  expect(await idsOf({ situacao: 'entregues' })).toEqual([]);
  expect(await idsOf({ pagamento: 'cobrar', tipoPedido: 3 })).toEqual([]);
  expect(await idsOf({ pagamento: 'dinheiro' })).toEqual([ids.ivo, ids.bia]);
  expect(await idsOf({ pagamento: 'pix' })).toEqual([]);
  expect(await idsOf({ valorMinimo: 100_000 })).toEqual([]);
  expect(await idsOf({ antesDe: ids.ivo })).toEqual([ids.bia]);
  expect(await idsOf({ primeiroDia: '2030-01-01', ultimoDia: '2030-01-02' })).toEqual([]);
});

test('a guest’s order belongs to the customer with its phone, proved or not', async () => {
  const { db } = world.services;
  const [row] = await db.select().from(orders).where(eq(orders.id, ids.bia));
  expect(await found({ busca: 'conceicao' })).toMatchObject([
    { idCliente: null, telefoneConfirmado: false },
  ]);
  const [person] = await db
    .insert(customers)
    .values({
      brandId: row?.brandId ?? 0,
      nome: 'Beatriz',
      telefone: '11977771280',
      phoneConfirmedAt: world.now(),
      createdAt: world.now(),
    })
    .returning();
  expect(await found({ busca: 'conceicao' })).toMatchObject([
    { idCliente: person?.id, telefoneConfirmado: false },
  ]);
});

test('one order shows who moved it, its messages and its phone’s orders', async () => {
  await staff.call('moveOrder', {
    id: ids.ivo,
    statusAtual: S.awaitingAcceptance,
    status: S.accepted,
    minutos: 30,
  });
  const file = readOutput('storeOrder', (await staff.call('storeOrder', { id: ids.ivo })).body);
  expect(file.pedido.historico.at(-1)).toMatchObject({
    status: S.accepted,
    autor: { tipo: 'equipe' },
  });
  expect(file.cliente).toMatchObject({ quantidadePedidos: 1, telefoneConfirmado: false });
  expect(file.estabelecimento.id).toBe(file.pedido.idEstabelecimento);
});

test('the filtered orders are a file for accountants, and the log says who took it', async () => {
  const file = async (input: Record<string, unknown>, who = staff) =>
    (await who.call('ordersFile', input)).body;
  const { pedidos, haMais } = readOutput('ordersFile', await file({ busca: 'Ivo' }));
  const [row] = await world.services.db.select().from(orders).where(eq(orders.id, ids.ivo));
  expect(haMais).toBe(false);
  expect(pedidos).toMatchObject([
    {
      ...{ id: ids.ivo, nomeCliente: 'Ivo Prado', telefoneCliente: '11966660011', venda: true },
      ...{ valorItens: row?.valorItens, valorTotal: row?.valorTotal, formaPagamento: 'Dinheiro' },
      ...{ valorDesconto: 0, valorEntrega: 0, servico: 0, devolvido: 0, cupomDesconto: null },
    },
  ]);
  // Nobody has accepted it: no sale.
  const all = readOutput('ordersFile', await file({})).pedidos;
  expect(all.find(({ id }) => id === ids.bia)?.venda).toBe(false);
  expect(readOutput('ordersFile', await file({ situacao: 'entregues' })).pedidos).toEqual([]);
  const [entry] = readOutput(
    'auditLines',
    (await staff.call('auditLines', { acao: 'exportOrders' })).body,
  ).registros;
  expect(entry?.autor?.nome).toBe('Lúcia Forneri');
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await file({}, attendant)).codErro).toBe(failureCodes.notYours);
});

test('nobody else reads it: another brand, and no session', async () => {
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.call('storeOrder', { id: ids.ivo })).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect(await found({ busca: 'Ivo Prado' }, stranger)).toEqual([]);
  const nobody = world.visitor('pizzaria');
  expect((await nobody.call('storeOrders', {})).body.codErro).toBe(failureCodes.signInNeeded);
});
