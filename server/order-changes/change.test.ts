// Staff change an order after it was placed: what costs less counts at once, what costs more waits
// for the customer.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  coupons,
  couponUses,
  customers,
  loyaltyLedger,
  orders,
  products,
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
  withTotal,
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
const cents = (value: unknown) => Math.round(Number(value) * 100);

async function placed(quantity = 2, changes: Wire = {}, who = customer): Promise<number> {
  const reply = await place(world, who, [item(product, quantity)], changes);
  expect(reply.body.codErro).toBeUndefined();
  return Number(reply.body.id);
}
const keeps = (quantidade: number) => ({ mantidos: [{ linha: 0, quantidade }], novos: [] });
const file = async (id: number) =>
  readOutput('storeOrder', (await staff.call('storeOrder', { id })).body);
const ask = async (id: number, wanted: Wire, who = staff) => {
  const { pedido } = (await staff.call('storeOrder', { id })).body as { pedido: Wire };
  return who.call('quoteChange', { id, revisaoPedido: pedido.revisaoPedido, ...wanted });
};
async function change(id: number, wanted: Wire, rest: Wire = {}, who = staff) {
  const { pedido } = (await staff.call('storeOrder', { id })).body as { pedido: Wire };
  const seen = { id, revisaoPedido: pedido.revisaoPedido, ...wanted };
  const quote = await staff.call('quoteChange', seen);
  return who.call('changeOrder', {
    ...seen,
    valorTotal: quote.body.valorTotal ?? 0,
    motivo: 'Acabou',
    consentimento: 'perguntar',
    chave: newKey(),
    ...rest,
  });
}

// Rows: 1.27
test('a change that costs less counts at once, and is a version with its trace', async () => {
  const id = await placed(2);
  expect((await ask(id, keeps(1))).body).toMatchObject({
    valorTotal: unit(),
    diferenca: -unit(),
    precisaConcordar: false,
    devolver: 0,
  });
  expect((await change(id, keeps(1))).body).toMatchObject({
    versao: 2,
    valorTotal: unit(),
    proposta: null,
    itens: [{ quantidade: 1 }],
  });
  expect((await customer.call('order', { id })).body).toMatchObject({
    valorTotal: unit(),
    versao: 2,
    itens: [{ quantidade: 1 }],
  });
  expect((await file(id)).versoes).toMatchObject([
    {
      versao: 2,
      situacao: 'valendo',
      autor: 'Lúcia Forneri',
      motivo: 'Acabou',
      diferenca: -cents(unit()),
    },
    { versao: 1, situacao: 'anterior', itens: [{ quantidade: 2 }] },
  ]);
});

test('what costs more waits for the customer, whose tap puts it into force', async () => {
  const id = await placed(1);
  const wanted = { mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] };
  const proposed = await change(id, wanted);
  expect(proposed.body).toMatchObject({
    versao: 1,
    valorTotal: unit(),
    proposta: { versao: 2, situacao: 'proposta', valorTotal: unit() * 2, diferenca: unit() },
  });
  const seen = (await customer.call('order', { id })).body;
  expect(seen.proposta).toMatchObject({ autor: null, diferenca: unit() });
  const answer = { id, revisaoPedido: seen.revisaoPedido, aceita: true };
  const stranger = world.visitor('pizzaria');
  expect((await stranger.call('answerChange', answer)).body.codErro).toBe(failureCodes.notFound);
  expect((await customer.call('answerChange', answer)).body).toMatchObject({
    versao: 2,
    valorTotal: unit() * 2,
    proposta: null,
  });
  // A second tap finds it answered the same way.
  expect((await customer.call('answerChange', answer)).body).toMatchObject({ versao: 2 });
  expect((await customer.call('answerChange', { ...answer, aceita: false })).body.codErro).toBe(
    failureCodes.changeAnswered,
  );
  expect((await file(id)).versoes[0]).toMatchObject({
    concordou: 'cliente',
    situacao: 'valendo',
  });
});

test('who called agrees in their own browser once they proved the phone', async () => {
  const telefone = '11933332222';
  const body = await orderBody(world, staff, [item(product)], {
    cliente: { nome: 'Quem liga', telefone },
  });
  const { body: taken } = await staff.call('takeOrder', await withTotal(staff, body));
  const id = Number(taken.id);
  const wanted = { mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] };
  await change(id, wanted);
  const caller = world.visitor('pizzaria');
  const link = { id, chave: taken.chaveAcompanhamento };
  expect((await caller.call('order', link)).body).toMatchObject({
    proposta: null,
    propostaAberta: true,
  });
  // An account that only names the phone is anybody's.
  const { id: idCliente } = await signUp(world, 'pizzaria', { telefone }, caller, false);
  const hidden = { proposta: null, propostaAberta: true };
  expect((await caller.call('order', link)).body).toMatchObject(hidden);

  await world.services.db
    .update(customers)
    .set({ phoneConfirmedAt: world.now() })
    .where(eq(customers.id, idCliente));
  await caller.call('generalLogin', { identificador: telefone, senha: 'uma-senha-boa' });
  const { body: seen } = await caller.call('order', { id });
  expect(seen).toMatchObject({ proposta: { versao: 2 }, propostaAberta: false });
  const answer = { id, revisaoPedido: seen.revisaoPedido, aceita: true };
  expect((await caller.call('answerChange', answer)).body).toMatchObject({
    versao: 2,
    valorTotal: unit() * 2,
  });
});

test('an order that a device placed stays with it when somebody proves the phone', async () => {
  const telefone = '11933331111';
  const id = await placed(1, { cliente: { nome: 'Outro', telefone } });
  const owner = world.visitor('pizzaria');
  await signUp(world, 'pizzaria', { telefone }, owner);
  await owner.call('generalLogin', { identificador: telefone, senha: 'uma-senha-boa' });
  expect((await owner.call('order', { id })).body.codErro).toBe(failureCodes.notFound);
});

test('a refused or withdrawn proposal changes nothing', async () => {
  const id = await placed(1);
  const wanted = { mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] };
  await change(id, wanted);
  const { revisaoPedido } = (await customer.call('order', { id })).body;
  expect(
    (await customer.call('answerChange', { id, revisaoPedido, aceita: false })).body,
  ).toMatchObject({ versao: 1, valorTotal: unit(), proposta: null });
  const again = await change(id, wanted);
  expect(again.body.proposta).toMatchObject({ versao: 3 });
  const gone = await staff.call('withdrawChange', {
    id,
    revisaoPedido: again.body.revisaoPedido,
  });
  expect(gone.body).toMatchObject({ proposta: null, valorTotal: unit() });
  expect((await file(id)).versoes.map(({ situacao }) => situacao)).toEqual([
    'retirada',
    'recusada',
    'valendo',
  ]);
});

test('a proposal that nobody answered ends with its order', async () => {
  const id = await placed(1);
  const wanted = { mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] };
  await change(id, wanted);
  expect((await file(id)).versoes[0]?.situacao).toBe('proposta');
  await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Acabou o gás' });
  const { pedido, versoes } = await file(id);
  expect([pedido.proposta, versoes[0]?.situacao]).toEqual([null, 'retirada']);
});

test('a consent by phone counts at once and says so', async () => {
  const id = await placed(1);
  const wanted = { mantidos: [{ linha: 0, quantidade: 1 }], novos: [item(product)] };
  const reply = await change(id, wanted, { consentimento: 'telefone' });
  expect(reply.body).toMatchObject({ versao: 2, valorTotal: unit() * 2 });
  expect((await file(id)).versoes[0]?.concordou).toBe('telefone');
});

test('of two changes at once one wins, and the other is told', async () => {
  const id = await placed(3);
  const wanted = { id, revisaoPedido: 0, motivo: '', consentimento: 'perguntar' };
  const replies = await Promise.all(
    [1, 2].map((quantity) =>
      staff.call('changeOrder', {
        ...wanted,
        ...keeps(quantity),
        valorTotal: Math.round(unit() * quantity * 100) / 100,
        chave: newKey(),
      }),
    ),
  );
  const codes = replies.map(({ body }) => body.codErro);
  expect(codes.filter((code) => code === failureCodes.changeOverlaps)).toHaveLength(1);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect((await file(id)).versoes).toHaveLength(2);
});

test('the price of a change is told for the order that was seen, and for no other', async () => {
  const id = await placed(3);
  const seen = { id, revisaoPedido: 0, mantidos: [{ linha: 1, quantidade: 1 }], novos: [] };
  await change(id, keeps(2));
  const { body } = await staff.call('quoteChange', seen);
  expect(body.codErro).toBe(failureCodes.changeOverlaps);
  expect(body.mensagem).not.toContain('mantidos');
});

test('a repeated request changes once', async () => {
  const id = await placed(3);
  const request = {
    id,
    revisaoPedido: 0,
    ...keeps(1),
    valorTotal: unit(),
    motivo: '',
    consentimento: 'perguntar',
    chave: newKey(),
  };
  const replies = await Promise.all([1, 2].map(() => staff.call('changeOrder', request)));
  expect(replies.map(({ body }) => body.versao)).toEqual([2, 2]);
});

test('a change meets an order that has just been finished, and is refused', async () => {
  const id = await placed(2);
  await staff.call('moveOrder', { id, statusAtual: 2, status: 3, minutos: 20 });
  const [late, moved] = await Promise.all([
    change(id, keeps(1)),
    staff.call('moveOrder', { id, statusAtual: 3, status: 8 }),
  ]);
  expect(moved.body.status).toBe(8);
  expect([undefined, failureCodes.changeTooLate]).toContain(late.body.codErro);
  expect((await change(id, keeps(1))).body.codErro).toBe(failureCodes.changeTooLate);
  const { pedido } = await file(id);
  expect(pedido.valorTotal).toBe(pedido.itens.reduce((sum, { valorTotal }) => sum + valorTotal, 0));
});

test('lines that stay keep the price of their order, new ones have today’s', async () => {
  const id = await placed(2);
  const raised = Math.round((unit() + 1) * 100);
  const publish = async (valor: number) => {
    const { categorias } = readOutput('staffMenu', (await staff.call('staffMenu')).body);
    const stored = categorias
      .flatMap(({ produtos }) => produtos)
      .find((candidate) => candidate.id === product.id);
    const precos = [{ id: product.id, atualizadoEm: stored?.atualizadoEm, valor, valorDe: null }];
    const saved = await staff.call('setPrices', { precos });
    expect(saved.body.codErro).toBeUndefined();
  };
  await publish(raised / 100);
  try {
    const quote = await ask(id, {
      mantidos: [{ linha: 0, quantidade: 1 }],
      novos: [item({ ...product, valor: raised / 100 })],
    });
    expect(quote.body.itens).toMatchObject([
      { valorUnitario: unit() },
      { valorUnitario: raised / 100 },
    ]);
  } finally {
    await publish(unit());
  }
});

test('a line is not kept twice, nor with more than was ordered, and something stays', async () => {
  const id = await placed(2);
  for (const mantidos of [
    [{ linha: 0, quantidade: 3 }],
    [{ linha: 4, quantidade: 1 }],
    [
      { linha: 0, quantidade: 1 },
      { linha: 0, quantidade: 1 },
    ],
    [],
  ])
    expect((await ask(id, { mantidos, novos: [] })).body.codErro).toBe(failureCodes.malformed);
  expect((await change(id, keeps(2))).body.codErro).toBe(failureCodes.changeNothing);
});

test('a total that staff did not see is refused', async () => {
  const id = await placed(2);
  expect((await change(id, keeps(1), { valorTotal: 0.01 })).body.codErro).toBe(
    failureCodes.totalChanged,
  );
});

test('portions follow the difference', async () => {
  const id = await placed(3);
  const { db } = world.services;
  const left = async () =>
    (await db.select().from(products).where(eq(products.id, product.id)))[0]?.quantidade;
  await db.update(products).set({ quantidade: 5 }).where(eq(products.id, product.id));
  try {
    await change(id, keeps(1));
    expect(await left()).toBe(7);
    await staff.call('moveOrder', { id, statusAtual: 2, status: 13, motivo: 'Fim' });
    expect(await left()).toBe(8);
  } finally {
    await db.update(products).set({ quantidade: null }).where(eq(products.id, product.id));
  }
});

test('another address brings its fee, another payment its discount, cash its change', async () => {
  const id = await placed(2, { tipoPedido: 1, endereco: home });
  const store = await storeOf(world, staff);
  const far = { ...home, cidade: 'Manaus', bairro: 'Centro', uf: 'AM', cep: '69005010' };
  expect((await ask(id, { ...keeps(2), endereco: far })).body.codErro).toBeGreaterThan(0);
  const near = { ...home, numero: '999' };
  const moved = await change(id, { ...keeps(2), endereco: near });
  expect(moved.body).toMatchObject({ endereco: { numero: '999' } });
  const card = store.paymentMethods.find(({ tipo }) => tipo === 'cartaoNaEntrega');
  const paid = await change(id, { ...keeps(2), formaPagamento: { id: card?.id } });
  expect(paid.body).toMatchObject({ formaPagamento: { tipo: 'cartaoNaEntrega' } });
  const cash = store.paymentMethods.find(({ tipo }) => tipo === 'dinheiro');
  const wanted = { ...keeps(2), formaPagamento: { id: cash?.id } };
  for (const troco of [0.5, paid.body.valorTotal])
    expect((await ask(id, { ...wanted, troco })).body.codErro).toBe(failureCodes.changeTooLow);
  expect((await change(id, { ...wanted, troco: 500 })).body).toMatchObject({ troco: 500 });
  const online = store.paymentMethods.find(({ tipo }) => tipo === 'pixOnline');
  expect((await ask(id, { ...keeps(2), formaPagamento: { id: online?.id } })).body.codErro).toBe(
    failureCodes.paymentMissing,
  );
});

test('a coupon that needs more than what is left is given back with its discount', async () => {
  const { visitor } = await signUp(world, 'pizzaria');
  const { brandId } = await storeOf(world, staff);
  const { db } = world.services;
  const codigoCupom = 'MINIMO2';
  await db.insert(coupons).values({
    brandId,
    codigoCupom,
    nome: 'Dois',
    valorDesconto: 100,
    valorMinimoPedido: cents(unit()) * 2,
    limiteUsos: 5,
    createdAt: world.now(),
  } as typeof coupons.$inferInsert);
  const body = await orderBody(world, visitor, [item(product, 2)], { cliente: null });
  const request = { ...body, cupomDesconto: codigoCupom } as unknown as typeof body;
  const sent = await visitor.call('placeOrder', await withTotal(visitor, request));
  const id = Number(sent.body.id);
  const uses = () => db.$count(couponUses, eq(couponUses.orderId, id));
  expect(await uses()).toBe(1);
  expect((await ask(id, keeps(1))).body).toMatchObject({
    cupomPerdido: codigoCupom,
    valorTotal: unit(),
  });
  await change(id, keeps(1));
  expect(await uses()).toBe(0);
});

test('cashback is earned on what the order costs after the change', async () => {
  const acai = world.visitor('acai');
  await signInStaff(acai);
  const { visitor, id: customerId } = await signUp(world, 'acai');
  const dish = await plainProduct(world, visitor);
  const reply = await place(world, visitor, [item(dish, 4)], { cliente: null });
  const id = Number(reply.body.id);
  const mine = and(eq(loyaltyLedger.orderId, id), eq(loyaltyLedger.customerId, customerId));
  const waiting = async () =>
    (await world.services.db.select().from(loyaltyLedger).where(mine))
      .filter(({ account }) => account === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0);
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  const wanted = { id, revisaoPedido: 0, ...keeps(2) };
  const { valorTotal } = (await acai.call('quoteChange', wanted)).body;
  const sent = { ...wanted, valorTotal, motivo: '', consentimento: 'perguntar', chave: newKey() };
  expect((await acai.call('changeOrder', sent)).body.versao).toBe(2);
  expect(Math.abs((await waiting()) - before / 2)).toBeLessThanOrEqual(1);
});

test('an order older than its stored terms keeps its discounts as amounts', async () => {
  const id = await placed(2);
  await world.services.db.update(orders).set({ pricing: null }).where(eq(orders.id, id));
  expect((await change(id, keeps(1))).body).toMatchObject({ valorTotal: unit() });
});

test('staff of another brand, and nobody, change nothing', async () => {
  const id = await placed(2);
  const other = world.visitor('burger');
  await signInStaff(other);
  expect((await ask(id, keeps(1), other)).body.codErro).toBe(failureCodes.notFound);
  expect((await ask(id, keeps(1), customer)).body.codErro).toBe(failureCodes.signInNeeded);
});
