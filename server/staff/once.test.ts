// What staff send again after a lost reply.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointKey } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, staffCalls } from '#server/database/schema.ts';
import { couponDraft } from '#test/coupon-draft.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { sweepStaffCalls } from './once.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('cafe');
  await signInStaff(owner);
});
afterAll(() => world.close());

type Terms = { tempoRetirada: number; revisao: string };
let keys = 0;
const newKey = () => `key-of-a-press-${++keys}`;
const send = (name: EndpointKey, wire: Record<string, unknown>, key: string, who = owner) =>
  who.call(name, wire, { 'idempotency-key': key });

/** Sent twice with one key: the reply of both, and how many lines of the log they made. */
async function twice(name: EndpointKey, wire: Record<string, unknown>) {
  const key = newKey();
  const before = await world.services.db.$count(auditLog);
  const first = await send(name, wire, key);
  const second = await send(name, wire, key);
  expect(first.body.codErro ?? 0).toBe(0);
  expect(second).toMatchObject({ status: 200, body: first.body });
  return { body: first.body, lines: (await world.services.db.$count(auditLog)) - before };
}

const menuOf = async (who = owner) => readOutput('staffMenu', (await who.call('staffMenu')).body);
const products = async () => (await menuOf()).categorias.flatMap((one) => one.produtos);
async function firstProduct() {
  const [product] = await products();
  if (product === undefined) throw new Error('the menu is empty');
  return product;
}
async function newProduct(nome: string) {
  const [category] = (await menuOf()).categorias;
  return {
    id: null,
    atualizadoEm: null,
    idCategoria: category?.id,
    nome,
    descricao: '',
    urlImagem: null,
    valor: 10,
    valorDe: null,
    promocional: false,
    etiquetas: [],
    grupos: [],
  };
}

test('a new product is made once, and both replies name it', async () => {
  const { body, lines } = await twice('saveProduct', await newProduct('Bolo de uma vez'));
  expect(lines).toBe(1);
  const made = (await products()).filter(({ nome }) => nome === 'Bolo de uma vez');
  expect(made.map(({ id }) => id)).toEqual([body.id]);
});

test('prices are raised once', async () => {
  const { id, valor, valorDe, atualizadoEm } = await firstProduct();
  const more = { id, valor: valor / 100 + 1, valorDe: valorDe && valorDe / 100, atualizadoEm };
  const { lines } = await twice('setPrices', { precos: [more] });
  expect(lines).toBe(1);
  expect((await firstProduct()).valor).toBe(valor + 100);
});

test('a copy, a category, a store and a programme of stamps are made once', async () => {
  const { id } = await firstProduct();
  const count = (await products()).length;
  await twice('duplicateProduct', { id });
  expect(await products()).toHaveLength(count + 1);
  const category = { id: null, atualizadoEm: null, nome: 'Uma vez', descricao: '', tom: 'peach' };
  await twice('saveCategory', { ...category, visivel: true });
  expect((await menuOf()).categorias.filter(({ nome }) => nome === 'Uma vez')).toHaveLength(1);
  expect((await twice('addStore', { nome: 'Loja de uma vez' })).lines).toBe(1);
  const premio = {
    tipo: 'valor',
    valor: 5,
    percentual: 0,
    maximoDesconto: 0,
    idProduto: null,
  };
  const { body } = await twice('saveStampProgram', {
    id: null,
    nome: 'Cartão de uma vez',
    idEstabelecimento: null,
    selosNecessarios: 5,
    valorMinimoPedido: 0,
    porCodigo: true,
    premio,
    diasValidade: 30,
    ativo: true,
  });
  const programs = body.programas as { nome: string }[];
  expect(programs.filter(({ nome }) => nome === 'Cartão de uma vez')).toHaveLength(1);
});

test('a section that was saved is not refused as somebody else’s change', async () => {
  const idEstabelecimento = (await storeOf(world, owner)).id;
  const { regras } = (await owner.call('consoleStore')).body as { regras: Terms };
  const wanted = { ...regras, idEstabelecimento, tempoRetirada: regras.tempoRetirada + 5 };
  const saved = await twice('saveStoreTerms', wanted);
  expect(saved.lines).toBe(1);
  expect(saved.body).toMatchObject({ tempoRetirada: wanted.tempoRetirada });
  const rule = {
    idEstabelecimento,
    percentual: 5,
    valorMinimoPedido: 0,
    percentualMaximo: 50,
    valorMaximo: 0,
    diasValidade: 90,
    ativo: true,
    revisao: null,
  };
  expect((await twice('saveCashbackRule', rule)).lines).toBe(1);
  const other = await send('saveStoreTerms', wanted, newKey());
  expect(other.body.codErro).toBe(failureCodes.changedMeanwhile);
});

test('a coupon is made once and removed once, although it is gone by then', async () => {
  const draft = { ...couponDraft, codigoCupom: 'UMAVEZ' };
  const made = await twice('saveCoupon', draft);
  expect(made).toMatchObject({ body: { codigoCupom: 'UMAVEZ' }, lines: 1 });
  const taken = await send('saveCoupon', draft, newKey());
  expect(taken.body.codErro).toBe(failureCodes.couponCodeTaken);
  const { id, revisao } = made.body;
  const removed = await twice('removeCoupon', { id, revisao });
  expect(removed).toMatchObject({ body: { excluido: true }, lines: 1 });
});

test('two at once are one: the second waits for the first', async () => {
  const wire = await newProduct('Bolo ao mesmo tempo');
  const key = newKey();
  const replies = await Promise.all([1, 2, 3].map(() => send('saveProduct', wire, key)));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect((await products()).filter(({ nome }) => nome === 'Bolo ao mesmo tempo')).toHaveLength(1);
});

test('a refusal keeps no key, so that the next attempt counts', async () => {
  const wire = await newProduct('Bolo recusado');
  const key = newKey();
  const refused = await send('saveProduct', { ...wire, grupos: [999_999] }, key);
  expect(refused.body.codErro).toBe(failureCodes.notFound);
  const made = await send('saveProduct', wire, key);
  expect((await products()).filter(({ nome }) => nome === 'Bolo recusado')).toMatchObject([
    { id: made.body.id },
  ]);
});

test('what sets a state does so each time', async () => {
  const { id } = await firstProduct();
  const sold = async (esgotado: boolean, key: string) => {
    await send('setAvailability', { id, esgotado, quantidade: null }, key);
    return (await firstProduct()).esgotado;
  };
  const key = newKey();
  expect(await sold(true, key)).toBe(true);
  expect(await sold(false, newKey())).toBe(false);
  expect(await sold(true, key)).toBe(true);
});

test('a key is of one person and one brand', async () => {
  const key = newKey();
  const elsewhere = world.visitor('burger');
  await signInStaff(elsewhere);
  const { body } = await send('saveProduct', await newProduct('Bolo do dono'), key);
  const [category] = (await menuOf(elsewhere)).categorias;
  const theirs = { ...(await newProduct('Bolo do dono')), idCategoria: category?.id };
  const other = await send('saveProduct', theirs, key, elsewhere);
  expect(other.body.codErro ?? 0).toBe(0);
  expect(other.body.id).not.toBe(body.id);
});

test('keys are forgotten after a day', async () => {
  await send('saveProduct', await newProduct('Bolo de ontem'), newKey());
  expect(await world.services.db.$count(staffCalls)).toBeGreaterThan(0);
  await sweepStaffCalls({ db: world.services.db, now: () => world.after(25 * 3_600_000) });
  expect(await world.services.db.$count(staffCalls)).toBe(0);
});
