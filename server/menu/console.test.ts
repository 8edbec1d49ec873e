import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

const menuOf = async (visitor = owner) =>
  readOutput('staffMenu', (await visitor.call('staffMenu')).body);

async function firstProduct() {
  const { categorias } = await menuOf();
  const product = categorias[0]?.produtos[0];
  if (product === undefined) throw new Error('the demo menu is empty');
  return product;
}

const reais = (cents: number) => cents / 100;
const asChange = ({
  quantidade: _q,
  esgotado: _e,
  ...product
}: Awaited<ReturnType<typeof firstProduct>>) => ({
  ...product,
  valor: reais(product.valor),
  valorDe: product.valorDe === null ? null : reais(product.valorDe),
});

async function shown(visitor = world.visitor('pizzaria')) {
  const found = await visitor.call('brandByUrl', { url: `http://${visitor.host}/` });
  const idEstabelecimento = (found.body.estabelecimentos as { id: number }[])[0]?.id;
  const { body } = await visitor.call('menu', {
    idEstabelecimento,
    idCliente: null,
    idEndereco: null,
  });
  return readOutput('menu', body).categorias;
}
const names = async () =>
  (await shown()).flatMap((category) => category.produtos.map(({ nome }) => nome));

test('a product’s change is on the storefront at once, and the log has both states', async () => {
  const product = await firstProduct();
  const { body } = await owner.call('saveProduct', {
    ...asChange(product),
    nome: 'Nome novo',
    valor: 12.34,
  });
  expect(body).toMatchObject({ id: product.id });
  expect(
    (await shown()).flatMap(({ produtos }) => produtos).find(({ id }) => id === product.id),
  ).toMatchObject({ nome: 'Nome novo', valor: 1234 });
  const log = (await world.services.db.select().from(auditLog)).find(
    ({ acao: action }) => action === 'saveProduct',
  );
  expect(log).toMatchObject({
    alvo: `product ${product.id}`,
    antes: { nome: product.nome, valor: product.valor },
    depois: { nome: 'Nome novo', valor: 1234 },
  });
});

test('of two people who edit one product, the second is refused and shown the change', async () => {
  const product = await firstProduct();
  const first = await owner.call('saveProduct', {
    ...asChange(product),
    nome: 'De quem foi antes',
  });
  expect(first.body.codErro).toBeUndefined();
  const second = await owner.call('saveProduct', {
    ...asChange(product),
    nome: 'De quem veio depois',
  });
  expect(second.body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    detalhes: {
      nome: 'De quem foi antes',
      atualizadoEm: first.body.atualizadoEm,
      valor: reais(product.valor),
    },
  });
  expect((await firstProduct()).nome).toBe('De quem foi antes');
});

test('who comes too late is told who changed it, alone or among many', async () => {
  const manager = world.visitor('pizzaria');
  await signInStaff(manager, 'gerente@forno.quitute.app');
  const product = await firstProduct();
  const { body: edited } = await manager.call('saveProduct', {
    ...asChange(product),
    descricao: 'Como o gerente quer',
  });
  const late = async () => (await owner.call('saveProduct', asChange(product))).body;
  expect(await late()).toMatchObject({ detalhes: { nomePessoa: 'Davi Prado' } });

  const price = { id: product.id, atualizadoEm: edited.atualizadoEm, valor: 30, valorDe: null };
  const { body: priced } = await owner.call('setPrices', { precos: [price] });
  expect(await late()).toMatchObject({ detalhes: { nomePessoa: 'Lúcia Forneri' } });

  const [seen] = priced.precos as { id: number; atualizadoEm: string }[];
  const hidden = await manager.call('changeProducts', { acao: 'ocultar', produtos: [seen] });
  expect(await late()).toMatchObject({ detalhes: { nomePessoa: 'Davi Prado' } });

  // A mark of the kitchen is no change of the product, and nobody is named for it.
  await owner.call('setAvailability', { id: product.id, esgotado: true });
  expect(await late()).toMatchObject({ detalhes: { nomePessoa: 'Davi Prado' } });
  await owner.call('setAvailability', { id: product.id, esgotado: false });

  // A refused change of many products names the person too, also in its sentence.
  for (const refused of [
    await owner.call('setPrices', {
      precos: [seen].map((one) => ({ ...one, valor: 31, valorDe: null })),
    }),
    await owner.call('changeProducts', { acao: 'mostrar', produtos: [seen] }),
  ])
    expect(refused.body).toMatchObject({
      codErro: failureCodes.menuChangedMeanwhile,
      mensagem: expect.stringMatching(/^Davi Prado mudou isto/),
      detalhes: { nomePessoa: 'Davi Prado' },
    });
  await owner.call('changeProducts', { acao: 'mostrar', produtos: hidden.body.produtos });
});

test('a product is made, copied, removed and put back', async () => {
  const { categorias } = await menuOf();
  const [category] = categorias;
  const fields = {
    nome: 'Pudim',
    descricao: '',
    urlImagem: null,
    valor: 9.9,
    valorDe: null,
    promocional: false,
    etiquetas: ['doce'],
    grupos: [],
  };
  const made = await owner.call('saveProduct', {
    id: null,
    atualizadoEm: null,
    idCategoria: category?.id,
    ...fields,
  });
  expect(await names()).toContain('Pudim');
  const copy = await owner.call('duplicateProduct', { id: made.body.id });
  const inside = (await menuOf()).categorias[0]?.produtos.map(({ id }) => id) ?? [];
  expect(inside.slice(-2)).toEqual([made.body.id, copy.body.id]);
  await owner.call('duplicateProduct', { id: made.body.id });
  await owner.call('duplicateProduct', { id: copy.body.id });
  const copies = (await names()).filter((name) => name.startsWith('Pudim ('));
  expect(copies.toSorted()).toEqual(['Pudim (2)', 'Pudim (3)', 'Pudim (4)']);
  const gone = await owner.call('removeProduct', {
    id: made.body.id,
    atualizadoEm: made.body.atualizadoEm,
    remover: true,
  });
  expect(await names()).not.toContain('Pudim');
  expect(
    (await owner.call('setAvailability', { id: made.body.id, esgotado: true })).body.codErro,
  ).toBe(failureCodes.productNotFound);
  await owner.call('removeProduct', {
    id: made.body.id,
    atualizadoEm: gone.body.atualizadoEm,
    remover: false,
  });
  expect(await names()).toContain('Pudim');
});

test('products and categories are ordered, and a hidden category is not shown', async () => {
  const before = (await menuOf()).categorias;
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error('two categories are needed');
  const [a, b] = first.produtos;
  await owner.call('moveProduct', { id: a?.id, idCategoria: first.id, depoisDe: b?.id });
  expect((await menuOf()).categorias[0]?.produtos.slice(0, 2).map(({ id }) => id)).toEqual([
    b?.id,
    a?.id,
  ]);
  await owner.call('moveProduct', { id: a?.id, idCategoria: second.id, depoisDe: null });
  expect((await shown()).find(({ id }) => id === second.id)?.produtos[0]?.id).toBe(a?.id);
  await owner.call('moveCategory', { id: first.id, depoisDe: second.id });
  expect((await shown()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  const { nome, descricao, tom, atualizadoEm } = second;
  await owner.call('saveCategory', {
    id: second.id,
    nome,
    descricao,
    tom,
    visivel: false,
    atualizadoEm,
  });
  expect((await shown()).map(({ id }) => id)).not.toContain(second.id);
  expect(
    (
      await owner.call('saveCategory', {
        id: second.id,
        nome,
        descricao,
        tom,
        visivel: true,
        atualizadoEm,
      })
    ).body.codErro,
  ).toBe(failureCodes.menuChangedMeanwhile);
});

test('only an empty category is removed', async () => {
  const [category] = (await menuOf()).categorias;
  const full = await owner.call('removeCategory', {
    id: category?.id,
    atualizadoEm: category?.atualizadoEm,
  });
  expect(full.body.codErro).toBe(failureCodes.categoryNotEmpty);
  const made = await owner.call('saveCategory', {
    id: null,
    atualizadoEm: null,
    nome: 'Vazia',
    descricao: '',
    tom: 'mint',
    visivel: true,
  });
  await owner.call('removeCategory', made.body);
  expect((await menuOf()).categorias.map(({ nome }) => nome)).not.toContain('Vazia');
});

test('attendants only mark products as sold out, and strangers change nothing', async () => {
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  const product = await firstProduct();
  expect((await menuOf(attendant)).podeEditar).toBe(false);
  await attendant.call('setAvailability', { id: product.id, esgotado: true });
  expect((await firstProduct()).esgotado).toBe(true);
  const { id, atualizadoEm, idCategoria } = product;
  const category = { id: idCategoria, atualizadoEm };
  const tries = [
    attendant.call('saveProduct', asChange(product)),
    attendant.call('removeProduct', { id, atualizadoEm, remover: true }),
    attendant.call('duplicateProduct', { id }),
    attendant.call('moveProduct', { id, idCategoria, depoisDe: null }),
    attendant.call('setAvailability', { id, quantidade: 3, quantidadeVista: product.quantidade }),
    attendant.call('saveCategory', {
      ...category,
      nome: 'X',
      descricao: '',
      tom: 'mint',
      visivel: true,
    }),
    attendant.call('moveCategory', { id: idCategoria, depoisDe: null }),
    attendant.call('removeCategory', category),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 403));
  expect((await world.visitor('pizzaria').call('staffMenu')).status).toBe(401);
});

test('another brand’s rows are not found, and invalid input is refused', async () => {
  const product = await firstProduct();
  const other = world.visitor('acai');
  await signInStaff(other);
  const theirs = (await menuOf(other)).categorias[0];
  const own = asChange(product);
  expect((await other.call('saveProduct', { ...own, idCategoria: theirs?.id })).body.codErro).toBe(
    failureCodes.productNotFound,
  );
  expect((await owner.call('saveProduct', { ...own, idCategoria: theirs?.id })).body.codErro).toBe(
    failureCodes.notFound,
  );
  const theirGroup = (await menuOf(other)).grupos[0]?.id;
  expect((await owner.call('saveProduct', { ...own, grupos: [theirGroup] })).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect(
    (await owner.call('saveProduct', { ...own, urlImagem: 'https://example.com/x.png' })).body
      .codErro,
  ).toBe(failureCodes.pictureUnknown);
  for (const wrong of [{ valor: -1 }, { nome: '  ' }, { valorDe: -5 }]) {
    expect((await owner.call('saveProduct', { ...own, ...wrong })).body.codErro).toBe(
      failureCodes.malformed,
    );
  }
});

test('portions that orders took meanwhile are not written over', async () => {
  const { id } = await firstProduct();
  const set = (quantidade: number | null, quantidadeVista: number | null) =>
    owner.call('setAvailability', { id, quantidade, quantidadeVista });
  const { quantidade } = await firstProduct();
  expect((await set(7, quantidade)).body).toMatchObject({ id });
  expect((await set(20, 9)).body.codErro).toBe(failureCodes.portionsChanged);
  expect((await firstProduct()).quantidade).toBe(7);
  await set(null, 7);
  expect((await firstProduct()).quantidade).toBeNull();
});
