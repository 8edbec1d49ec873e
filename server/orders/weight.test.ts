// Products by weight, from the menu's editor to the order and its change.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brands, products, storeProducts, tablePrices } from '#server/database/schema.ts';
import {
  item,
  newKey,
  orderBody,
  place,
  productNamed,
  signInStaff,
  storeOf,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

const NAME = 'Tiramisù no pote';
const peso = { passo: 100, minimo: 200, maximo: 3000 };

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  await setStock(null);
  const reply = await save({ valor: 39.9, valorDe: null, promocional: false, peso });
  expect(reply.body.codErro).toBeUndefined();
});
afterAll(() => world.close());

const newVisitor = () => world.visitor('pizzaria');
const weighed = () => productNamed(world, newVisitor(), NAME);
const columns = { id: products.id, quantidade: products.quantidade, updatedAt: products.updatedAt };
async function row() {
  const [found] = await world.services.db
    .select({ ...columns, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.nome, NAME));
  if (found === undefined) throw new Error('the product is gone');
  return found;
}
async function setStock(quantidade: number | null) {
  await world.services.db.update(products).set({ quantidade }).where(eq(products.nome, NAME));
  world.services.menus.forget(null);
}
async function save(changes: Record<string, unknown>) {
  const { id, categoryId: idCategoria, updatedAt } = await row();
  const kept = { nome: NAME, descricao: '', urlImagem: null, etiquetas: [], grupos: [] };
  const seen = { id, idCategoria, atualizadoEm: updatedAt.toISOString() };
  return staff.call('saveProduct', { ...seen, ...kept, ...changes });
}
const order = async (lines: unknown[], changes = {}) =>
  orderBody(world, newVisitor(), lines, { valorTotal: 0, ...changes });

test('the menu says the price of a kilogram, and how the weight is chosen', async () => {
  expect(await weighed()).toMatchObject({ valor: 39.9, peso, esgotado: false });
});

test('six steps are 600 g, and the order keeps the exact price of that weight', async () => {
  const product = await weighed();
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(product, 6)]);
  expect(body.codErro).toBeUndefined();
  const { body: reply } = await staff.call('storeOrder', { id: body.id });
  expect(reply.pedido).toMatchObject({
    valorItens: 23.94,
    itens: [{ quantidade: 6, gramas: 100, valorUnitario: 39.9, valorTotal: 23.94 }],
  });
});

test('a weight that is not made of whole steps, or of none, is refused', async () => {
  const product = await weighed();
  const other = (gramas: number | undefined, quantidade: number) => ({
    produto: { id: product.id, quantidade, observacao: '', opcoes: [], ...(gramas && { gramas }) },
    valorProdutoHistorico: 39.9,
  });
  // 350 g in forged steps; units instead of steps; below the least; above the most.
  for (const wrong of [other(50, 7), other(undefined, 2), other(100, 1), other(100, 31)]) {
    const ana = newVisitor();
    const body = await withTotal(ana, await orderBody(world, ana, [wrong]));
    expect((await ana.call('placeOrder', body)).body).toMatchObject({
      codErro: failureCodes.weightInvalid,
      detalhes: { alteracoes: [{ tipo: 'peso', gramas: 100 }] },
    });
  }
  for (const malformed of [other(100, 3.5), other(-100, 6), other(100, 600)])
    expect((await newVisitor().call('quoteOrder', await order([malformed]))).status).toBe(400);
});

test('the price of a step that somebody forged is not believed', async () => {
  const forged = { ...item(await weighed(), 6), valorProdutoHistorico: 0.01 };
  const { body } = await newVisitor().call(
    'placeOrder',
    await order([forged], { valorTotal: 0.01 }),
  );
  expect(body).toMatchObject({
    codErro: failureCodes.totalChanged,
    detalhes: { valorItens: 23.94, alteracoes: [{ tipo: 'preco' }] },
  });
});

test('grams leave the stock, and what is left is said as a weight', async () => {
  await setStock(1450);
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(await weighed(), 6)]);
  expect((await row()).quantidade).toBe(850);
  const more = await ana.call('placeOrder', await order([item(await weighed(), 9)]));
  expect(more.body).toMatchObject({
    codErro: failureCodes.notEnough,
    mensagem: `Só restam 850\u00a0g de ${NAME}.`,
    detalhes: { alteracoes: [{ tipo: 'esgotado', quantidadeAtual: 8, gramas: 100 }] },
  });
  await ana.call('cancelOrder', { id: body.id });
  expect((await row()).quantidade).toBe(1450);
  await setStock(199);
  expect((await weighed()).esgotado).toBe(true);
  await setStock(null);
});

test('open menus reload once ten of the smallest weights are left, as with ten units', async () => {
  const version = async () => {
    const [brand] = await world.services.db.select().from(brands).where(eq(brands.id, 1));
    return brand?.version;
  };
  const soldAt = async (grams: number) => {
    await setStock(grams);
    const before = await version();
    await place(world, newVisitor(), [item(await weighed(), 6)]);
    return { reloads: (await version()) !== before };
  };
  expect(await soldAt(20_000)).toEqual({ reloads: false });
  expect(await soldAt(2700)).toEqual({ reloads: false });
  expect(await soldAt(2600)).toEqual({ reloads: true });
  await setStock(null);
});

test('staff note what was weighed: less counts at once, more waits for the customer', async () => {
  await setStock(5000);
  const { body } = await place(world, newVisitor(), [item(await weighed(), 6)]);
  const change = async (gramas: number) => {
    const { pedido } = (await staff.call('storeOrder', { id: body.id })).body as {
      pedido: Record<string, unknown>;
    };
    const mantidos = [{ linha: 0, quantidade: 1, gramas }];
    const wanted = { id: body.id, revisaoPedido: pedido.revisaoPedido, mantidos, novos: [] };
    const quote = await staff.call('quoteChange', wanted);
    const { valorTotal } = quote.body;
    const sent = { motivo: 'Na balança', consentimento: 'perguntar', chave: newKey() };
    const reply = await staff.call('changeOrder', { ...wanted, valorTotal, ...sent });
    expect(reply.body.codErro).toBeUndefined();
    return (await staff.call('storeOrder', { id: body.id })).body.pedido;
  };
  expect(await change(580)).toMatchObject({
    valorItens: 23.14,
    proposta: null,
    itens: [{ quantidade: 1, gramas: 580, valorUnitario: 39.9, valorTotal: 23.14 }],
  });
  expect((await row()).quantidade).toBe(5000 - 580);
  expect(await change(634)).toMatchObject({
    valorItens: 23.14,
    proposta: { itens: [{ quantidade: 1, gramas: 634, valorTotal: 25.3 }], diferenca: 2.16 },
  });
  await setStock(null);
});

test('what lies on the scale is noted, also when the counted stock is used up', async () => {
  await setStock(600);
  const { body } = await place(world, newVisitor(), [item(await weighed(), 6)]);
  const { pedido } = (await staff.call('storeOrder', { id: body.id })).body as {
    pedido: Record<string, unknown>;
  };
  const mantidos = [{ linha: 0, quantidade: 1, gramas: 620 }];
  const wanted = { id: body.id, revisaoPedido: pedido.revisaoPedido, mantidos, novos: [] };
  const { valorTotal } = (await staff.call('quoteChange', wanted)).body;
  const sent = { motivo: 'Na balança', consentimento: 'telefone', chave: newKey() };
  const reply = await staff.call('changeOrder', { ...wanted, valorTotal, ...sent });
  expect(reply.body).toMatchObject({ versao: 2, itens: [{ gramas: 620 }] });
  expect((await row()).quantidade).toBe(0);
  await setStock(null);
});

test('who agrees to a weight that is gone reads what is left in their language', async () => {
  await setStock(null);
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(await weighed(), 6)]);
  const { id } = body;
  const { pedido } = (await staff.call('storeOrder', { id })).body as {
    pedido: Record<string, unknown>;
  };
  const kept = [{ linha: 0, quantidade: 6 }];
  const novos = [item(await weighed(), 20)];
  const wanted = { id, revisaoPedido: pedido.revisaoPedido, mantidos: kept, novos };
  const { valorTotal } = (await staff.call('quoteChange', wanted)).body;
  const sent = { motivo: 'Mais', consentimento: 'perguntar', chave: newKey() };
  const proposed = await staff.call('changeOrder', { ...wanted, valorTotal, ...sent });
  await setStock(1150);
  const agreed = { id, revisaoPedido: proposed.body.revisaoPedido, aceita: true };
  const reply = await ana.call('answerChange', agreed, { 'accept-language': 'en' });
  expect(reply.body.codErro).toBe(failureCodes.notEnough);
  expect(reply.body.mensagem).toContain('1.15\u00a0kg');
  await setStock(null);
});

test('a customer asks for another weight in steps, and the store accepts it', async () => {
  await setStock(5000);
  const product = await weighed();
  const ana = newVisitor();
  const { body } = await place(world, ana, [item(product, 6)]);
  const id = body.id;
  const look = async () => (await ana.call('order', { id })).body;
  const seen = async () => ({ id, revisaoPedido: (await look()).revisaoPedido });
  const ask = async (wanted: Record<string, unknown>, valorTotal: unknown, recado = '') =>
    ana.call('sendWish', { ...(await seen()), ...wanted, valorTotal, recado, chave: newKey() });
  const kept = (quantidade: number, more = {}) => ({ linha: 0, quantidade, ...more });

  const wanted = { mantidos: [kept(4)], novos: [item(product, 3)] };
  const quote = await ana.call('quoteWish', { ...(await seen()), ...wanted });
  expect(quote.body).toMatchObject({
    valorItens: 27.93,
    itens: [
      { quantidade: 4, gramas: 100, valorTotal: 15.96 },
      { quantidade: 3, gramas: 100, valorTotal: 11.97 },
    ],
  });
  expect((await ask(wanted, quote.body.valorTotal)).body).toMatchObject({
    mudancaPedida: { situacao: 'aberta', valorTotal: 27.93 },
  });
  expect((await row()).quantidade).toBe(5000 - 600);
  const { revisaoPedido } = await look();
  const answer = { id, aceita: true, revisaoPedido, valorTotal: 27.93, motivo: '' };
  expect((await staff.call('answerWish', answer)).body).toMatchObject({ versao: 2 });
  expect((await row()).quantidade).toBe(5000 - 700);

  // Forged steps, below the least, above the most; and grams, which the scale alone says.
  const forged = { ...item(product, 6) };
  forged.produto = { ...forged.produto, gramas: 50 };
  for (const added of [forged, item(product, 1), item(product, 31)])
    for (const valorTotal of [15.96, 23.94, 39.9]) {
      const wrong = { mantidos: [kept(4)], novos: [added] };
      expect((await ask(wrong, valorTotal)).body.codErro).toBe(failureCodes.weightInvalid);
    }
  const tooLittle = { ...(await seen()), mantidos: [kept(1)], novos: [] };
  expect((await ana.call('quoteWish', tooLittle)).body).toMatchObject({
    codErro: failureCodes.weightInvalid,
  });
  const weighing = { mantidos: [kept(1, { gramas: 400 })], novos: [item(product, 3)] };
  const same = { mantidos: [kept(4, { gramas: 100 }), { linha: 1, quantidade: 3 }], novos: [] };
  for (const wrong of [weighing, same])
    expect((await ask(wrong, 27.93, 'Só isso')).body.codErro).toBe(failureCodes.malformed);
  expect(await look()).toMatchObject({ versao: 2, valorTotal: 27.93 });
  await setStock(null);
});

test('steps that do not fit are refused by the editor, and a turn forgets the stock', async () => {
  const price = { valor: 39.9, valorDe: null, promocional: false };
  for (const wrong of [
    { ...peso, minimo: 150 },
    { ...peso, maximo: 10_000 },
    { passo: 0, minimo: 0, maximo: 0 },
  ])
    expect((await save({ ...price, peso: wrong })).status).toBe(400);
  await setStock(900);
  await save({ ...price, peso: { ...peso, passo: 50 } });
  expect((await row()).quantidade).toBe(900);
  await save({ ...price, peso: null });
  expect((await row()).quantidade).toBe(null);
  expect(await weighed()).not.toHaveProperty('peso');
  await save(price);
  expect(await weighed()).not.toHaveProperty('peso');
});

test('sold by the piece again, it keeps no store’s price or count of grams', async () => {
  await save({ valor: 39.9, valorDe: null, promocional: false, peso });
  const { id } = await row();
  const store = await storeOf(world, newVisitor());
  const key = { brandId: 1, storeId: store.id, productId: id };
  await world.services.db
    .insert(storeProducts)
    .values({ ...key, valor: 4500, quantidade: 5000, esgotado: true });
  await world.services.db.insert(tablePrices).values({ ...key, valor: 4700 });
  const reply = await save({ valor: 12, valorDe: null, promocional: false, peso: null });
  expect(reply.body.codErro).toBeUndefined();
  const own = await world.services.db.select().from(storeProducts);
  expect(own.find(({ productId }) => productId === id)).toMatchObject({
    valor: null,
    quantidade: null,
    esgotado: true,
  });
  const atTables = await world.services.db.select().from(tablePrices);
  expect(atTables.filter(({ productId }) => productId === id)).toEqual([]);
});
