// Setting up stamp cards and cashback: what a card may bring, and two people at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signUp } from '#test/loyal-people.ts';
import { plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  owner = world.visitor('acai');
  await signInStaff(owner);
});
afterAll(() => world.close());

type Wire = Record<string, unknown> & { id: number };
type Listed = { produtos: (Wire & { atualizadoEm: string })[] };

const card = (idProduto: number, changes: object = {}) => ({
  id: null,
  nome: 'Um por nossa conta',
  idEstabelecimento: null,
  selosNecessarios: 10,
  valorMinimoPedido: 0,
  porCodigo: false,
  premio: { tipo: 'produto', valor: 0, percentual: 0, maximoDesconto: 0, idProduto },
  diasValidade: 90,
  ativo: true,
  ...changes,
});

async function editorOf(id: number) {
  const { categorias } = (await owner.call('staffMenu')).body as { categorias: Listed[] };
  const found = categorias.flatMap(({ produtos }) => produtos).find((one) => one.id === id);
  if (found === undefined) throw new Error('the editor has no such product');
  return found;
}

test('a card brings a product that only another store sells', async () => {
  const stores = (await world.services.brands.byName('acai'))?.stores ?? [];
  const [first, second] = stores.map(({ id }) => id);
  const { id } = await plainProduct(world, owner);
  const hidden = await owner.call('changeInStores', {
    idEstabelecimentos: [first],
    produtos: [{ id, visivel: false }],
  });
  expect(hidden.body.codErro).toBeUndefined();
  const made = await owner.call('saveStampProgram', card(id, { idEstabelecimento: second }));
  expect(made.body.codErro).toBeUndefined();
});

test('a card whose product left the menu is switched off, and no new one is made', async () => {
  const { id } = await plainProduct(world, owner);
  const made = await owner.call('saveStampProgram', card(id));
  const programme = (made.body.programas as Wire[]).at(-1);
  const { atualizadoEm } = await editorOf(id);
  await owner.call('removeProduct', { id, atualizadoEm, remover: true });
  const off = await owner.call('saveStampProgram', { ...programme, ativo: false });
  expect((off.body.programas as Wire[]).at(-1)).toMatchObject({ id: programme?.id, ativo: false });
  const other = await owner.call('saveStampProgram', card(id));
  expect(other.body.codErro).toBe(failureCodes.malformed);
});

test('of two people who change one card, the second is told, and changes nothing', async () => {
  const { programas } = (await owner.call('staffLoyalty')).body as { programas: Wire[] };
  const [seen] = programas;
  expect((await owner.call('saveStampProgram', { ...seen, ativo: false })).body.codErro).toBe(
    undefined,
  );
  const late = await owner.call('saveStampProgram', { ...seen, nome: 'Outro nome' });
  expect(late.body.codErro).toBe(failureCodes.changedMeanwhile);
  const { body } = await owner.call('staffLoyalty');
  expect((body.programas as Wire[])[0]).toMatchObject({ nome: seen?.nome, ativo: false });
});

test('so it is with cashback, also where the first of them began it', async () => {
  const { regras } = (await owner.call('staffLoyalty')).body as { regras: Wire[] };
  const [seen] = regras;
  const first = await owner.call('saveCashbackRule', { ...seen, percentual: 3 });
  expect((first.body.regras as Wire[])[0]).toMatchObject({ percentual: 3 });
  const late = await owner.call('saveCashbackRule', { ...seen, percentual: 30 });
  expect(late.body.codErro).toBe(failureCodes.changedMeanwhile);
  const burger = world.visitor('burger');
  await signInStaff(burger);
  const { id: idEstabelecimento } = await storeOf(world, burger);
  const rule = { ...seen, idEstabelecimento, revisao: null };
  expect((await burger.call('saveCashbackRule', rule)).body.codErro).toBeUndefined();
  const also = await burger.call('saveCashbackRule', { ...rule, percentual: 30 });
  expect(also.body.codErro).toBe(failureCodes.changedMeanwhile);
});

test('a card on which customers hold stamps keeps its store, or counts in all', async () => {
  const { held, first, second } = await heldCard();
  const refused = await owner.call('saveStampProgram', {
    ...held,
    idEstabelecimento: first,
  });
  expect(refused.body.codErro).toBe(failureCodes.stampStoreFixed);
  const { body } = await owner.call('saveStampProgram', {
    ...held,
    idEstabelecimento: null,
  });
  const wide = (body.programas as Wire[]).find(({ id }) => id === held.id);
  expect(wide).toMatchObject({ idEstabelecimento: null });
  const back = await owner.call('saveStampProgram', { ...wide, idEstabelecimento: second });
  expect(back.body.codErro).toBe(failureCodes.stampStoreFixed);
});

/** A card of the second store with a stamp of a customer. */
async function heldCard() {
  const stores = (await world.services.brands.byName('acai'))?.stores ?? [];
  const [first, second] = stores.map(({ id }) => id);
  const premio = { tipo: 'valor', valor: 10, percentual: 0, maximoDesconto: 0, idProduto: null };
  const made = await owner.call(
    'saveStampProgram',
    card(0, { premio, idEstabelecimento: second, nome: 'Só na segunda' }),
  );
  const programmes = made.body.programas as Wire[];
  const held = programmes.find(({ nome }) => nome === 'Só na segunda') ?? { id: 0 };
  // Nobody has a stamp yet: it may move, there and back.
  for (const idEstabelecimento of [first, second]) {
    const { revisao: _seen, ...terms } = held as Wire;
    const moved = await owner.call('saveStampProgram', { ...terms, idEstabelecimento });
    expect(moved.body.codErro).toBeUndefined();
  }
  const { id: idCliente } = await signUp(world, 'acai');
  const given = await owner.call('adjustStamp', {
    idCliente,
    idPrograma: held.id,
    idEstabelecimento: second,
    motivo: 'Cortesia',
  });
  expect(given.body.codErro).toBeUndefined();
  return { held, first, second };
}
