// The cash register: what lands in it, who may use it, and what happens at the same time.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Register } from '#contract/entities/console/register.ts';
import { failureCodes } from '#contract/failures.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { registerMoves, registers } from '#server/database/schema.ts';
import { tablesOf } from '#test/at-table.ts';
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
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { readOutput, type Visitor } from '#test/world.ts';

let paying: PayingWorld;
let owner: Visitor;
let idEstabelecimento: number;
beforeAll(async () => {
  paying = await createPayingWorld();
  owner = paying.world.visitor('pizzaria');
  await signInStaff(owner);
  ({ id: idEstabelecimento } = await storeOf(paying.world, owner));
});
/** What the tests before sold is not of this one's register. */
let tests = 0;
beforeEach(() => paying.later(++tests * 600_000));
afterEach(async () => {
  await paying.world.services.db.delete(registerMoves);
  await paying.world.services.db.delete(registers);
  paying.reset();
});
afterAll(() => paying.world.close());

const open = (valor = 150, who = owner) => who.call('openRegister', { idEstabelecimento, valor });
async function look(who = owner): Promise<Register> {
  const { caixa } = readOutput(
    'register',
    (await who.call('register', { idEstabelecimento })).body,
  );
  if (caixa === null) throw new Error('the register is closed');
  return caixa;
}
const move = (tipo: 'suprimento' | 'sangria', valor: number, chave = newKey()) =>
  owner.call('moveRegisterMoney', { idEstabelecimento, tipo, valor, motivo: 'Troco', chave });
const cashOf = ({ esperado }: Register) =>
  esperado.filter(({ forma }) => forma === 'dinheiro').reduce((sum, { valor }) => sum + valor, 0);
/** Counts what is expected, `more` of it in cash. */
const close = async (seen: Register, more = 0, motivo = '', who = owner) =>
  who.call('closeRegister', {
    idEstabelecimento,
    id: seen.id,
    revisao: seen.revisao,
    motivo,
    contagem: (['dinheiro', 'cartao', 'pix'] as const).map((forma) => ({
      forma,
      idPessoa: null,
      valor:
        (seen.esperado
          .filter((sum) => sum.forma === forma)
          .reduce((sum, { valor }) => sum + valor, 0) +
          (forma === 'dinheiro' ? more : 0)) /
        100,
    })),
  });

/** An order in cash, accepted. */
async function accepted(): Promise<{ id: number; total: number }> {
  const { world } = paying;
  const body = await orderBody(world, owner, [item(await plainProduct(world, owner))]);
  const quote = await owner.call('quoteForCustomer', body);
  const total = Number(quote.body.valorTotal);
  const placed = await owner.call('takeOrder', {
    ...body,
    pedido: { ...body.pedido, valorTotal: total },
  });
  return { id: Number(placed.body.id), total: Math.round(total * 100) };
}
const hand = (id: number) => owner.call('moveOrder', { id, statusAtual: 3, status: 8 });

// Rows: 1.27
test('a delivered order lands once, with who handed it over', async () => {
  await open();
  const { id, total } = await accepted();
  expect(cashOf(await look())).toBe(15_000);
  await hand(id);
  await look();
  const { movimentos, ...caixa } = await look();
  expect(movimentos.filter(({ idPedido }) => idPedido === id)).toMatchObject([
    {
      tipo: 'pedido',
      forma: 'dinheiro',
      valor: total,
      nomeCliente: 'Ana Souza',
      nomePessoa: 'Lúcia Forneri',
    },
  ]);
  expect(cashOf({ movimentos, ...caixa })).toBe(15_000 + total);
});

test('cash is put in and taken out once per press, and not more than there is', async () => {
  await open();
  const chave = newKey();
  await move('suprimento', 200, chave);
  await move('suprimento', 200, chave);
  expect((await move('suprimento', 300, chave)).body.codErro).toBe(failureCodes.firstTryCounted);
  await move('sangria', 60.5);
  expect(cashOf(await look())).toBe(15_000 + 20_000 - 6_050);
  expect((await move('sangria', 1000)).body.codErro).toBe(failureCodes.registerTooLittle);
  expect((await move('sangria', 0)).body.codErro).toBe(failureCodes.malformed);
  expect((await move('sangria', -5)).body.codErro).toBe(failureCodes.malformed);
});

test('a register closes as counted; a difference needs a reason', async () => {
  await open();
  await hand((await accepted()).id);
  const seen = await look();
  expect((await close(seen, -600)).body.codErro).toBe(failureCodes.registerReason);
  const { caixa } = readOutput('closeRegister', (await close(seen, -600, 'Troco errado')).body);
  expect(caixa).toMatchObject({ motivo: 'Troco errado', nomeFechou: 'Lúcia Forneri' });
  expect(caixa.contagem).toEqual([
    expect.objectContaining({ esperado: cashOf(seen), contado: cashOf(seen) - 600 }),
  ]);
  expect((await owner.call('register', { idEstabelecimento })).body.caixa).toBeNull();
});

test('two people open at once: one register', async () => {
  const replies = await Promise.all([open(100), open(100), open(100)]);
  expect(replies.filter(({ body }) => body.codErro === failureCodes.registerOpen)).toHaveLength(2);
  expect(cashOf(await look())).toBe(10_000);
});

test('two people close at once: one closes, the other learns it', async () => {
  await open();
  const seen = await look();
  const replies = await Promise.all([close(seen), close(seen)]);
  const codes = replies.map(({ body }) => body.codErro);
  expect(codes.filter((code) => code === undefined || code === 0)).toHaveLength(1);
  expect(codes).toContain(failureCodes.registerClosed);
});

test('an order delivered while somebody closes is in this register or the next, once', async () => {
  await open();
  const made = [await accepted(), await accepted(), await accepted()];
  const seen = await look();
  const [closing] = await Promise.all([close(seen), ...made.map(({ id }) => hand(id))]);
  if (closing.body.codErro) {
    expect(closing.body.codErro).toBe(failureCodes.changedMeanwhile);
    expect((await close(await look())).body.codErro ?? 0).toBe(0);
  }
  await open(0);
  await look();
  const rows = await paying.world.services.db.select().from(registerMoves);
  const landed = rows.filter(({ orderId }) => made.some(({ id }) => id === orderId));
  expect(landed.map(({ orderId }) => orderId).toSorted()).toEqual(
    made.map(({ id }) => id).toSorted(),
  );
});

test('money that lands while somebody counts is seen before they sign', async () => {
  await open();
  const { id } = await accepted();
  const seen = await look();
  await hand(id);
  expect((await close(seen)).body.codErro).toBe(failureCodes.changedMeanwhile);
});

test('what is delivered while the register is closed lands in the next one', async () => {
  await open();
  await close(await look());
  const { id, total } = await accepted();
  await hand(id);
  paying.later(60_000);
  await open(0);
  expect(cashOf(await look())).toBe(total);
});

test('what was sold before a store used a register never lands', async () => {
  await hand((await accepted()).id);
  paying.later(60_000);
  await open(0);
  expect(cashOf(await look())).toBe(0);
});

test('a Pix of a provider needs no counting, and its refund leaves again', async () => {
  await open(0);
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  const paid = await look();
  expect(paid.esperado).toMatchObject([{ forma: 'online', valor: 2990, idPessoa: null }]);
  await owner.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou' });
  await paying.work();
  const back = await look();
  expect(back.movimentos.map(({ tipo, valor }) => [tipo, valor])).toEqual([
    ['pedido', 2990],
    ['devolucao', -2990],
  ]);
  expect((await close(back)).body.codErro ?? 0).toBe(0);
});

test('a part that staff give back lands with their reason', async () => {
  await open(0);
  const { ana, id } = await paying.order();
  await paying.work();
  await ana.call('paySandboxPix', { id });
  const given = { id, valor: 5, motivo: 'Faltou a bebida', chave: newKey() };
  // Giving money back needs a fresh sign-in.
  await signInStaff(owner);
  expect((await owner.call('refundPart', given)).body).toMatchObject({ devolvido: 5 });
  await paying.work();
  const { movimentos } = await look();
  expect(movimentos.find(({ tipo }) => tipo === 'devolucao')).toMatchObject({
    valor: -500,
    motivo: 'Faltou a bebida',
  });
  // Otherwise it expires in a later test, and what is left goes back there.
  await owner.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou' });
  await paying.work();
});

test('what a waiter receives at a table lands with the waiter’s name', async () => {
  await open(0);
  const tables = tablesOf(paying.world, owner);
  const { id } = await tables.named('Mesa 3');
  await owner.call('orderForTable', {
    id,
    idPessoa: null,
    itens: [item(await plainProduct(paying.world, owner))],
    chave: newKey(),
  });
  await owner.call('payTable', { id, idPessoa: null, valor: 5, forma: 'cartao', chave: newKey() });
  expect((await look()).movimentos.filter(({ tipo }) => tipo === 'mesa')).toMatchObject([
    { forma: 'cartao', valor: 500, rotulo: 'Mesa 3', nomePessoa: 'Lúcia Forneri' },
  ]);
});

test('what is taken back at a table leaves the register of whoever recorded it', async () => {
  await open(0);
  const tables = tablesOf(paying.world, owner);
  const { id } = await tables.named('Mesa 6');
  await owner.call('orderForTable', {
    id,
    idPessoa: null,
    itens: [item(await plainProduct(paying.world, owner))],
    chave: newKey(),
  });
  const pay = { id, idPessoa: null, valor: 5, forma: 'dinheiro' };
  await owner.call('payTable', { ...pay, chave: newKey() });
  expect(cashOf(await look())).toBe(500);
  const takeBack = async () => {
    const paid = (await tables.named('Mesa 6')).conta?.pagamentos.at(-1);
    const motivo = 'Lançado por engano';
    return owner.call('voidTabPayment', { idPagamento: paid?.id, motivo });
  };
  await takeBack();
  const seen = await look();
  expect(cashOf(seen)).toBe(0);
  expect(seen.movimentos).toMatchObject([
    { tipo: 'mesa', forma: 'dinheiro', valor: 500, rotulo: 'Mesa 6', motivo: '' },
    {
      tipo: 'devolucao',
      forma: 'dinheiro',
      valor: -500,
      rotulo: 'Mesa 6',
      nomePessoa: 'Lúcia Forneri',
      motivo: 'Lançado por engano',
    },
  ]);
  // Also when the shift that took it has ended.
  await owner.call('payTable', { ...pay, chave: newKey() });
  await close(await look());
  paying.later(60_000);
  await open(20);
  await takeBack();
  expect(cashOf(await look())).toBe(1_500);
});

test('what is paid by phone at a table lands with the table’s name', async () => {
  await open(0);
  const tables = tablesOf(paying.world, owner);
  const { id } = await tables.named('Mesa 5');
  const { visitor: customer } = await tables.sit('Mesa 5');
  await owner.call('orderForTable', {
    id,
    idPessoa: null,
    itens: [item(await plainProduct(paying.world, owner))],
    chave: newKey(),
  });
  await customer.call('payPart', { valor: 4, tipo: 'pix', chave: newKey() });
  await paying.work();
  await customer.call('paySandboxPart');
  expect((await look()).movimentos).toMatchObject([
    { tipo: 'mesa', forma: 'online', valor: 400, rotulo: 'Mesa 5', nomePessoa: null },
  ]);
});

test('what couriers are to collect stands beside the register until it lands', async () => {
  await open(0);
  const collect = async () =>
    readOutput('register', (await owner.call('register', { idEstabelecimento })).body).aReceber;
  const customer = paying.world.visitor('pizzaria');
  const placed = await place(
    paying.world,
    customer,
    [item(await plainProduct(paying.world, customer))],
    { tipoPedido: 1, endereco: home, troco: 500 },
  );
  const id = Number(placed.body.id);
  await owner.call('moveOrder', { id, statusAtual: 2, status: 3 });
  expect(await collect()).toEqual([]);
  await owner.call('moveOrder', { id, statusAtual: 3, status: 5 });
  const { valorTotal: total } = readOutput('order', (await customer.call('order', { id })).body);
  expect(await collect()).toMatchObject([
    { idPedido: id, nomeCliente: 'Ana Souza', forma: 'dinheiro', valor: total, troco: 50_000 },
  ]);
  expect((await look()).movimentos).toEqual([]);
  await owner.call('moveOrder', { id, statusAtual: 5, status: 8 });
  expect(await collect()).toEqual([]);
  expect(cashOf(await look())).toBe(total);
});

test('attendants use the register of their store; the report is for managers', async () => {
  const attendant = paying.world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await open(10, attendant)).body.codErro ?? 0).toBe(0);
  const dia = paying.world.now().toISOString().slice(0, 10);
  expect((await attendant.call('registerReport', { idEstabelecimento, dia })).body.codErro).toBe(
    failureCodes.notYours,
  );
  await close(await look(attendant), 0, '', attendant);
  const report = readOutput(
    'registerReport',
    (await owner.call('registerReport', { idEstabelecimento, dia })).body,
  );
  expect(report.caixas).toMatchObject([{ valorAbertura: 1000, fechadoEm: expect.any(String) }]);
  const stranger = paying.world.visitor('burger');
  await signInStaff(stranger);
  expect((await open(10, stranger)).body.codErro).toBe(failureCodes.storeNotFound);
});

test('nobody closes a register that is not open', async () => {
  await open();
  const seen = await look();
  await close(seen);
  expect((await close(seen)).body.codErro).toBe(failureCodes.registerClosed);
  expect((await move('suprimento', 5)).body.codErro).toBe(failureCodes.registerClosed);
  await open();
  expect((await close(seen)).body.codErro).toBe(failureCodes.registerClosed);
});

test('a customer’s own order lands as well', async () => {
  await open(0);
  const customer = paying.world.visitor('pizzaria');
  const { body } = await place(paying.world, customer, [
    item(await plainProduct(paying.world, customer)),
  ]);
  await owner.call('moveOrder', { id: body.id, statusAtual: 2, status: 3 });
  await hand(Number(body.id));
  const [row] = await paying.world.services.db
    .select()
    .from(registerMoves)
    .where(eq(registerMoves.source, `order ${body.id}`));
  expect(row).toBeUndefined();
  expect(cashOf(await look())).toBeGreaterThan(0);
});

test('the report of a day has what was sold until it is read', async () => {
  await open(0);
  const dia = localDate(paying.world.now(), 'America/Sao_Paulo');
  const { id, total } = await accepted();
  await hand(id);
  const { caixas } = readOutput(
    'registerReport',
    (await owner.call('registerReport', { idEstabelecimento, dia })).body,
  );
  expect(caixas.flatMap(({ movimentos }) => movimentos)).toMatchObject([
    { tipo: 'pedido', idPedido: id, valor: total },
  ]);
});

test('a Pix that staff confirmed, and gave back, lands with who did', async () => {
  const { id } = await paying.ownPixOrder();
  const staff = paying.world.visitor('acai');
  await signInStaff(staff);
  const { id: store } = await storeOf(paying.world, staff);
  await staff.call('openRegister', { idEstabelecimento: store, valor: 0 });
  await staff.call('confirmPix', { id });
  await staff.call('refundPart', { id, valor: 1, motivo: 'Faltou a colher', chave: newKey() });
  await staff.call('confirmRefund', { id });
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou' });
  await staff.call('confirmRefund', { id });
  const { caixa } = readOutput(
    'register',
    (await staff.call('register', { idEstabelecimento: store })).body,
  );
  const nomePessoa = 'Conceição Lins';
  expect(caixa?.movimentos).toMatchObject([
    { tipo: 'pedido', forma: 'pix', valor: 1290, nomePessoa },
    { tipo: 'devolucao', forma: 'pix', valor: -100, nomePessoa },
    { tipo: 'devolucao', forma: 'pix', valor: -1190, nomePessoa },
  ]);
  // Nobody has to count what came and went.
  expect(caixa?.esperado).toMatchObject([{ forma: 'pix', valor: 0, quantidade: 3 }]);
});
