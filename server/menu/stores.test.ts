// One menu, many shops: what a store has of its own, and who may change it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { staff, storeProducts } from '#server/database/schema.ts';
import { item, newKey, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let manager: Visitor;
let customer: Visitor;
let here: number;
let there: number;
let cash: number;
let dish: { id: number; valor: number };
let second: number;

beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  [owner, manager, customer] = [
    world.visitor('acai'),
    world.visitor('acai'),
    world.visitor('acai'),
  ];
  const brand = await world.services.brands.byHost('acai.localhost');
  [there = 0, here = 0] = brand?.stores.map(({ id }) => id) ?? [];
  await world.services.db
    .update(staff)
    .set({ storeId: here })
    .where(eq(staff.email, 'gerente@roxo.quitute.app'));
  await signInStaff(owner);
  await signInStaff(manager, 'gerente@roxo.quitute.app');
  cash =
    brand?.stores
      .find(({ id }) => id === here)
      ?.paymentMethods.find(({ tipo }) => tipo === 'dinheiro')?.id ?? 0;
  const plain = (await products(here)).filter(
    ({ esgotado, quantidade, opcoes }) =>
      !esgotado && quantidade === null && opcoes.every((group) => group.quantidadeMinima === 0),
  );
  dish = { id: plain[0]?.id ?? 0, valor: (plain[0]?.valor ?? 0) / 100 };
  second = plain[1]?.id ?? 0;
});
afterAll(() => world.close());

async function products(storeId: number, call: 'menu' | 'tableMenu' = 'menu') {
  const { body } = await customer.call(call, { idEstabelecimento: storeId });
  return readOutput(call, body).categorias.flatMap(({ produtos }) => produtos);
}
const shown = async (storeId: number) => (await products(storeId)).find(({ id }) => id === dish.id);

const nothing = {
  valor: null,
  valorEntrega: null,
  valorRetirada: null,
  valorMesa: null,
  formas: null,
  visivel: null,
  disponibilidade: null,
};
async function save(who: Visitor, storeId: number, fields: Record<string, unknown>) {
  const known = await owner.call('storeProducts', {
    idEstabelecimento: storeId,
    idProduto: dish.id,
  });
  const atualizadoEm =
    known.body.codErro === undefined
      ? (readOutput('storeProducts', known.body).produtos[0]?.atualizadoEm ?? null)
      : null;
  const subject = { idEstabelecimento: storeId, idProduto: dish.id };
  return (await who.call('saveStoreProduct', { ...subject, atualizadoEm, ...nothing, ...fields }))
    .body;
}

function request(storeId: number, tipoPedido: 1 | 2, valor: number, quantidade = 1) {
  return {
    cupomDesconto: null,
    idCartelaCompleta: null,
    pedido: {
      chaveIdempotencia: newKey(),
      idEstabelecimento: storeId,
      tipoPedido,
      entregaImediata: true,
      itens: [item({ id: dish.id, valor }, quantidade)],
      endereco: null,
      cliente: { nome: 'Ana Souza', telefone: '11987654321' },
      formaPagamento: { id: cash },
      troco: null,
      cpfNota: null,
      observacao: '',
      valorTotal: 0,
    },
  };
}
const quote = async (storeId: number, tipoPedido: 1 | 2, valor: number) =>
  (await customer.call('quoteOrder', request(storeId, tipoPedido, valor))).body;

test('a list price ends with the price that it was above', async () => {
  await save(manager, here, { valor: 41.9, valorDe: 50 });
  expect(await save(manager, here, { valor: 41.9 })).toMatchObject({ valor: 41.9, valorDe: 50 });
  expect(await save(manager, here, { valor: null })).toMatchObject({ valor: null, valorDe: null });
  expect(await save(manager, here, { valor: 41.9 })).toMatchObject({ valor: 41.9, valorDe: null });
  await save(manager, here, { valor: null });
});

// Rows: 1.33
test('a store’s price counts there alone, and the price trace names it', async () => {
  expect((await save(manager, here, { valor: 41.9 })).codErro).toBeUndefined();
  expect(await shown(here)).toMatchObject({ valor: 4190, camada: 'loja', promocional: false });
  expect((await shown(there))?.valor).toBe(dish.valor * 100);
  expect(await quote(here, 2, 41.9)).toMatchObject({
    valorItens: 41.9,
    alteracoes: [],
    composicao: [{ chave: 'itens', valor: 41.9, camadas: ['loja'] }, expect.anything()],
  });
  expect((await quote(there, 2, dish.valor)).composicao).toMatchObject([
    { chave: 'itens', valor: dish.valor },
    { chave: 'total' },
  ]);
  expect(await quote(here, 2, dish.valor)).toMatchObject({ alteracoes: [{ tipo: 'preco' }] });
});

test('a way of its own price overrides the store’s, and the stored order names it', async () => {
  await save(manager, here, { valor: 41.9, valorRetirada: 37 });
  expect(await shown(here)).toMatchObject({ valor: 4190, valoresPorForma: { retirada: 3700 } });
  expect(await quote(here, 2, 37)).toMatchObject({
    valorItens: 37,
    alteracoes: [],
    composicao: [{ chave: 'itens', camadas: ['retirada'] }, expect.anything()],
  });
  expect(await quote(here, 1, 41.9)).toMatchObject({ valorItens: 41.9 });
  const placed = request(here, 2, 37);
  placed.pedido.valorTotal = Number((await customer.call('quoteOrder', placed)).body.valorTotal);
  const { body } = await customer.call('placeOrder', placed);
  expect(body.codErro).toBeUndefined();
  const order = readOutput('order', (await customer.call('order', { id: body.id })).body);
  expect(order.itens[0]).toMatchObject({ valorUnitario: 3700, camada: 'retirada' });
  expect(order.composicao[0]?.camadas).toEqual(['retirada']);
});

test('what is not sold for delivery is refused there and sold for pickup', async () => {
  await save(manager, here, { formas: ['retirada', 'mesa'] });
  expect(await shown(here)).toMatchObject({ formas: ['retirada', 'mesa'] });
  expect(await quote(here, 1, dish.valor)).toMatchObject({
    alteracoes: [{ tipo: 'indisponivel' }],
  });
  expect(await quote(here, 2, dish.valor)).toMatchObject({ alteracoes: [] });
});

/** At 16:00 of the store. The time of a change never goes back, so the tests go on from there. */
function wednesdayAfter(time: Date): Date {
  const day = new Date(time);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 3);
  day.setUTCHours(19, 0, 0, 0);
  return day;
}

test('hidden and out of hours here, it is sold there', async () => {
  await save(manager, here, { visivel: false });
  expect(await shown(here)).toBeUndefined();
  expect(await shown(there)).toMatchObject({ esgotado: false });
  expect(await quote(here, 2, dish.valor)).toMatchObject({
    alteracoes: [{ tipo: 'indisponivel' }],
  });
  world.setNow(wednesdayAfter(world.now()));
  await signInStaff(manager, 'gerente@roxo.quitute.app');
  await signInStaff(owner);
  await save(manager, here, { disponibilidade: [{ diaSemana: 3, abre: 660, fecha: 900 }] });
  expect(await shown(here)).toMatchObject({ esgotado: true, disponivelEm: { minuto: 660 } });
  expect(await shown(there)).toMatchObject({ esgotado: false });
  await save(manager, here, {});
});

test('sold out here is not sold out there; only an owner says everywhere', async () => {
  const mark = (who: Visitor, fields: object) =>
    who.call('setAvailability', { id: dish.id, ...fields }).then(({ body }) => body.codErro);
  // Without a store, staff of one store mean theirs.
  expect(await mark(manager, { esgotado: true })).toBeUndefined();
  expect(await shown(here)).toMatchObject({ esgotado: true });
  expect(await shown(there)).toMatchObject({ esgotado: false });
  expect(await mark(manager, { idEstabelecimento: there, esgotado: true })).toBe(
    failureCodes.storeNotFound,
  );
  expect(await mark(owner, { esgotado: true })).toBeUndefined();
  expect(await shown(there)).toMatchObject({ esgotado: true });
  expect(await mark(owner, { esgotado: false })).toBeUndefined();
  expect(await shown(there)).toMatchObject({ esgotado: false });
  expect(await shown(here)).toMatchObject({ esgotado: true });
  expect(await mark(owner, { idEstabelecimento: here, esgotado: false })).toBeUndefined();
  expect(await shown(here)).toMatchObject({ esgotado: false });
});

test('portions counted here run out here, and come back with a cancelled order', async () => {
  const count = (quantidade: number | null, quantidadeVista: number | null) =>
    manager.call('setAvailability', { id: dish.id, quantidade, quantidadeVista });
  expect((await count(2, null)).body.codErro).toBeUndefined();
  const two = request(here, 2, dish.valor, 2);
  two.pedido.valorTotal = Number((await customer.call('quoteOrder', two)).body.valorTotal);
  const { body } = await customer.call('placeOrder', two);
  expect(body.codErro).toBeUndefined();
  expect(await quote(here, 2, dish.valor)).toMatchObject({ alteracoes: [{ tipo: 'esgotado' }] });
  expect(await quote(there, 2, dish.valor)).toMatchObject({ alteracoes: [] });
  await customer.call('cancelOrder', { id: body.id });
  expect(await quote(here, 2, dish.valor)).toMatchObject({ alteracoes: [] });
  expect((await count(null, 1)).body.codErro).toBe(failureCodes.portionsChanged);
  expect((await count(null, 2)).body.codErro).toBeUndefined();
});

test('a store orders a category as it likes', async () => {
  const category = (await products(here)).find(({ id }) => id === dish.id)?.idCategoria;
  const ids = async (storeId: number) =>
    (await products(storeId))
      .filter(({ idCategoria }) => idCategoria === category)
      .map(({ id }) => id);
  const before = await ids(there);
  const last = before.at(-1) ?? 0;
  const subject = { idEstabelecimento: here, idProduto: last };
  await manager.call('placeInStore', { ...subject, depoisDe: null });
  expect(await ids(here)).toEqual([last, ...before.filter((id) => id !== last)]);
  expect(await ids(there)).toEqual(before);
  await manager.call('placeInStore', subject);
  expect(await ids(here)).toEqual(before);
});

test('another store and another brand’s are refused, whatever is asked of them', async () => {
  const burger = await world.services.brands.byHost('burger.localhost');
  for (const store of [there, burger?.stores[0]?.id ?? 0]) {
    const code = failureCodes.storeNotFound;
    const idEstabelecimento = store;
    expect((await save(manager, store, { valor: 1 })).codErro).toBe(code);
    const change = { idEstabelecimentos: [here, store], produtos: [{ id: dish.id, valor: 1 }] };
    expect((await manager.call('changeInStores', change)).body.codErro).toBe(code);
    const place = { idEstabelecimento, idProduto: dish.id, depoisDe: null };
    expect((await manager.call('placeInStore', place)).body.codErro).toBe(code);
    expect((await manager.call('storeProducts', { idEstabelecimento })).body.codErro).toBe(code);
  }
  expect((await shown(there))?.valor).toBe(dish.valor * 100);
  const listed = await manager.call('storeProducts', { idProduto: dish.id });
  const { estabelecimentos, produtos } = readOutput('storeProducts', listed.body);
  expect(estabelecimentos.map(({ id }) => id)).toEqual([here]);
  expect(produtos.every(({ idEstabelecimento }) => idEstabelecimento === here)).toBe(true);
});

test('what a colleague has saved meanwhile is not overwritten, but shown', async () => {
  const state = await save(owner, here, { valor: 20 });
  const stale = await manager.call('saveStoreProduct', {
    idEstabelecimento: here,
    idProduto: dish.id,
    atualizadoEm: null,
    ...nothing,
  });
  expect(stale.body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    detalhes: { valor: 20, atualizadoEm: state.atualizadoEm, nomePessoa: 'Conceição Lins' },
  });
  // In many stores at once, by somebody else.
  const change = { idEstabelecimentos: [here], produtos: [{ id: dish.id, valor: 21 }] };
  expect((await manager.call('changeInStores', change)).body).toMatchObject({ mudados: 1 });
  const late = await owner.call('saveStoreProduct', {
    ...{ idEstabelecimento: here, idProduto: dish.id },
    ...{ atualizadoEm: state.atualizadoEm, ...nothing },
  });
  expect(late.body).toMatchObject({ detalhes: { valor: 21, nomePessoa: 'Ítalo Barros' } });
  await save(owner, here, {});
});

test('an owner sets one price in all stores at once', async () => {
  const change = {
    idEstabelecimentos: [here, there],
    produtos: [{ id: dish.id, valor: 55.5 }],
  };
  expect((await owner.call('changeInStores', change)).body).toMatchObject({ mudados: 2 });
  for (const store of [here, there]) expect(await shown(store)).toMatchObject({ valor: 5550 });
  await owner.call('changeInStores', {
    ...change,
    produtos: [{ id: dish.id, valor: null }],
  });
  for (const store of [here, there]) expect((await shown(store))?.valor).toBe(dish.valor * 100);
});

test('sitemap, paper and linter know what stores sell, and at which price', async () => {
  const all = (await world.services.brands.byHost('acai.localhost'))?.stores.map(({ id }) => id);
  const sitemap = async () => await (await customer.request('/sitemap.xml')).text();
  const findings = async () => readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const hide = (visivel: boolean | null) =>
    owner.call('changeInStores', {
      idEstabelecimentos: all,
      produtos: [{ id: dish.id, visivel }],
    });
  expect(await sitemap()).toContain(`/produto/${dish.id}<`);
  await hide(false);
  expect(await sitemap()).not.toContain(`/produto/${dish.id}<`);
  expect((await findings()).itensForaDasLojas).toEqual([dish.id]);
  await hide(null);
  await save(owner, here, { valor: 0 });
  expect((await findings()).itensSemPrecoNaLoja).toEqual([dish.id]);
  expect(await shown(here)).toBeUndefined();
  await save(owner, here, { valor: 61 });
  const paper = async (idEstabelecimento: number) =>
    readOutput('printedMenu', (await owner.call('printedMenu', { idEstabelecimento })).body)
      .categorias.flatMap(({ produtos }) => produtos)
      .find(({ id }) => id === dish.id)?.valor;
  expect(await paper(here)).toBe(6100);
  expect(await paper(there)).toBe(dish.valor * 100);
  const page = await customer.request(`/produto/${dish.id}`);
  expect(page.status).toBeLessThan(500);
  await save(owner, here, {});
});

test('a tap in one store leaves the other’s menu in memory', async () => {
  const brand = await world.services.brands.byHost('acai.localhost');
  const [one, other] = [here, there].map((id) => brand?.stores.find((store) => store.id === id));
  if (brand == null || one === undefined || other === undefined) throw new Error('no stores');
  const { menus, db } = world.services;
  const [first, kept] = [await menus.get(brand, one), await menus.get(brand, other)];
  const shared = kept.products.get(second);
  await manager.call('setAvailability', { id: dish.id, esgotado: true });
  expect(await menus.get(brand, other)).toBe(kept);
  const again = await menus.get(brand, one);
  expect(again).not.toBe(first);
  expect(again.products.get(dish.id)?.esgotado).toBe(true);
  const alone = [...again.products.values()].filter(({ id }) => id !== dish.id);
  expect(alone.some((product) => kept.products.get(product.id) === product)).toBe(true);
  expect(shared).toBeDefined();
  await db.delete(storeProducts).where(eq(storeProducts.brandId, brand.id));
  menus.forget(null);
});

test('what ran out says where, and who may say so everywhere', async () => {
  const asked = { idProduto: dish.id };
  const told = async (who: Visitor) =>
    readOutput('storeProducts', (await who.call('storeProducts', asked)).body);
  expect(await told(owner)).toMatchObject({ esgotado: false, variasLojas: true, podeEditar: true });
  expect(await told(manager)).toMatchObject({ variasLojas: true, podeEditar: false });
  await owner.call('setAvailability', { id: dish.id, esgotado: true, soHoje: true });
  expect(await told(manager)).toMatchObject({ esgotado: true });
  await owner.call('setAvailability', { id: dish.id, esgotado: false });
  expect(await told(manager)).toMatchObject({ esgotado: false });
});

test('a copy has the prices and ways of the stores, but not their portions', async () => {
  const own = { valor: 41, valorEntrega: 42, valorMesa: 43, formas: ['entrega'], visivel: true };
  await save(owner, here, own);
  const ofStore = async (idProduto: number) => {
    const { body } = await owner.call('storeProducts', { idEstabelecimento: here, idProduto });
    return readOutput('storeProducts', body).produtos[0];
  };
  const { atualizadoEm: seen } = (await owner.call('duplicateProduct', { id: dish.id })).body;
  expect(seen).toBeDefined();
  const menu = readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const all = menu.categorias.flatMap(({ id, produtos }) =>
    produtos.map((product) => ({ ...product, idCategoria: id })),
  );
  const { atualizadoEm = '', idCategoria } = all.find(({ id }) => id === dish.id) ?? {};
  const many = await owner.call('changeProducts', {
    acao: 'copiar',
    idCategoria,
    produtos: [{ id: dish.id, atualizadoEm }],
  });
  const [copied] = many.body.produtos as { id: number }[];
  const newest = Math.max(...all.map(({ id }) => id));
  const prices = { valor: 4100, valorEntrega: 4200, valorMesa: 4300, formas: ['entrega'] };
  for (const id of [newest, copied?.id ?? 0])
    expect(await ofStore(id)).toMatchObject({ ...prices, visivel: null, quantidade: null });
});
