import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, orderBody, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let customer: Visitor;
let categoryId = 0;
beforeAll(async () => {
  world = await openWorld();
  world.setNow(at('12:00'));
  owner = world.visitor('pizzaria');
  customer = world.visitor('pizzaria');
  await signInStaff(owner);
  categoryId = Number(
    (
      await owner.call('saveCategory', {
        id: null,
        atualizadoEm: null,
        nome: 'Almoço',
        descricao: '',
        tom: 'mint',
        visivel: true,
      })
    ).body.id,
  );
});
afterAll(() => world.close());

/** A Wednesday on the store's clock. */
const at = (clock: string, day = 18) => new Date(`2026-11-${day}T${clock}:00-03:00`);
const lunch = [{ diaSemana: 3, abre: 660, fecha: 900 }];

async function make(fields: Record<string, unknown>): Promise<number> {
  const blank = {
    nome: 'Prato do dia',
    descricao: '',
    urlImagem: null,
    valor: 30,
    valorDe: null,
    promocional: false,
    etiquetas: [],
    grupos: [],
  };
  const { body } = await owner.call('saveProduct', {
    id: null,
    atualizadoEm: null,
    idCategoria: categoryId,
    ...blank,
    ...fields,
  });
  expect(body.codErro).toBeUndefined();
  return Number(body.id);
}
async function shown(id: number) {
  const { body } = await customer.call('menu', {
    idEstabelecimento: (await storeOf(world, customer)).id,
  });
  return readOutput('menu', body)
    .categorias.flatMap(({ produtos }) => produtos)
    .find((product) => product.id === id);
}
async function quote(id: number, valor: number) {
  return (
    await customer.call('quoteOrder', await orderBody(world, customer, [item({ id, valor })]))
  ).body;
}

// Rows: 1.28
test('the evening menu shows lunch dishes with their next time, unavailable', async () => {
  const id = await make({ disponibilidade: lunch });
  expect(await shown(id)).toMatchObject({ esgotado: false });
  expect((await shown(id))?.disponivelEm).toBeUndefined();
  expect(await quote(id, 30)).toMatchObject({ valorItens: 30, alteracoes: [] });
  // Only time passes; nothing is edited.
  world.setNow(at('15:00'));
  expect(await shown(id)).toMatchObject({
    esgotado: true,
    disponivelEm: { diaSemana: 3, minuto: 660 },
  });
  expect(await quote(id, 30)).toMatchObject({ valorItens: 0, alteracoes: [{ tipo: 'esgotado' }] });
  world.setNow(at('12:00'));
  expect(await quote(id, 30)).toMatchObject({ valorItens: 30 });
});

test('counted portions do not bring a product back outside of its hours', async () => {
  const id = await make({ nome: 'Feijoada', disponibilidade: lunch });
  await owner.call('setAvailability', { id, quantidade: 5, quantidadeVista: null });
  world.setNow(at('16:00'));
  expect(await quote(id, 30)).toMatchObject({ alteracoes: [{ tipo: 'esgotado' }] });
  world.setNow(at('12:00'));
});

test('a category of its own hours takes its products along', async () => {
  const id = await make({ nome: 'Salada' });
  const { categorias } = readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const category = categorias.find((one) => one.id === categoryId);
  const { produtos: _produtos, ...fields } = category ?? { produtos: [] };
  expect(
    (
      await owner.call('saveCategory', {
        ...fields,
        disponibilidade: [lunch[0], { ...lunch[0], abre: 700 }],
      })
    ).body.codErro,
  ).toBe(failureCodes.hoursOverlap);
  await owner.call('saveCategory', {
    ...fields,
    disponibilidade: [{ diaSemana: 4, abre: 0, fecha: 1440 }],
  });
  expect(await shown(id)).toMatchObject({
    esgotado: true,
    disponivelEm: { diaSemana: 4, minuto: 0 },
  });
  const { atualizadoEm } =
    readOutput('staffMenu', (await owner.call('staffMenu')).body).categorias.find(
      (one) => one.id === categoryId,
    ) ?? {};
  await owner.call('saveCategory', { ...fields, atualizadoEm, disponibilidade: [] });
  expect(await shown(id)).toMatchObject({ esgotado: false });
});

// Rows: 1.28
test('a promotion begins and ends by itself, and the price is the server’s', async () => {
  const window = { promocaoDe: at('18:00').toISOString(), promocaoAte: at('22:00').toISOString() };
  const id = await make({
    nome: 'Happy hour',
    valor: 20,
    valorDe: 30,
    promocional: true,
    ...window,
  });
  expect(await shown(id)).toMatchObject({ valor: 3000, valorDe: null, promocional: false });
  world.setNow(at('18:00'));
  expect(await shown(id)).toMatchObject({ valor: 2000, valorDe: 3000, promocional: true });
  expect(await quote(id, 20)).toMatchObject({ valorItens: 20 });
  world.setNow(at('22:00'));
  expect(await quote(id, 20)).toMatchObject({ valorItens: 30, alteracoes: [{ tipo: 'preco' }] });
  world.setNow(at('12:00'));
  const wrong = { promocaoDe: window.promocaoAte, promocaoAte: window.promocaoDe };
  const menu = readOutput('staffMenu', (await owner.call('staffMenu')).body);
  const product = menu.categorias.flatMap(({ produtos }) => produtos).find((one) => one.id === id);
  const draft = { ...product, valor: 20, valorDe: 30 };
  expect((await owner.call('saveProduct', { ...draft, ...wrong })).body.codErro).toBe(
    failureCodes.promotionDatesWrong,
  );
  expect((await owner.call('saveProduct', { ...draft, promocaoDe: 'ontem' })).body.codErro).toBe(
    failureCodes.dateImpossible,
  );
});

test('sold out for today comes back in the morning; sold out without a date does not', async () => {
  const [today, forGood] = [await make({ nome: 'Acabou hoje' }), await make({ nome: 'Acabou' })];
  await owner.call('setAvailability', { id: today, esgotado: true, soHoje: true });
  await owner.call('setAvailability', { id: forGood, esgotado: true });
  expect(await shown(today)).toMatchObject({ esgotado: true });
  world.setNow(at('06:00', 19));
  await signInStaff(owner);
  expect(await shown(today)).toMatchObject({ esgotado: false });
  expect(await shown(forGood)).toMatchObject({ esgotado: true });
  const states = readOutput('staffMenu', (await owner.call('staffMenu')).body).categorias.flatMap(
    ({ produtos }) => produtos,
  );
  expect(states.find(({ id }) => id === today)).toMatchObject({
    esgotado: false,
    esgotadoAte: null,
  });
});

test('a copy stays sold out, though the original was so only until this morning', async () => {
  const id = await make({ nome: 'Acabou ontem' });
  await owner.call('setAvailability', { id, esgotado: true, soHoje: true });
  world.setNow(at('06:00', 20));
  await signInStaff(owner);
  expect(await shown(id)).toMatchObject({ esgotado: false });
  const copy = (await owner.call('duplicateProduct', { id })).body.id as number;
  expect(await shown(copy)).toMatchObject({ esgotado: true });
});
