// In a large brand a search asks an index first, and finds what reading every order would find.
import { and, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gramsOf } from '#rules/text-grams.ts';
import { emptyOrders } from '#server/account/empty-orders.ts';
import { brands, orderSearch, orders } from '#server/database/schema.ts';
import { fillOrderSearch } from '#server/jobs/fill-order-search.ts';
import { pageOf } from '#server/order-history/search-index.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let staff: Visitor;
let brandId: number;
/** Beatriz's order is finished, Ivo's is open, and `other` is the first of many. */
const ids = { bia: 0, ivo: 0, other: 0 };
const MANY = 1200;

beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  const { db } = world.services;
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  for (const [who, nome, telefone] of [
    ['bia', 'Beatriz Conceição', '11977771280'],
    ['ivo', 'Ivo Prado', '11966660011'],
    ['other', 'Alguém', '11900000000'],
  ] as const) {
    const guest = world.visitor('pizzaria');
    const product = await plainProduct(world, guest);
    const reply = await place(world, guest, [item(product)], { cliente: { nome, telefone } });
    ids[who] = Number(reply.body.id);
  }
  const [row] = await db.select().from(orders).where(eq(orders.id, ids.other));
  if (row === undefined) throw new Error('the order was placed');
  brandId = row.brandId;
  const finish = { finishedAt: world.now() };
  await db
    .update(orders)
    .set({ ...finish, numero: 4321, itens: renamed(row.itens, 'Pão de açaí especial') })
    .where(and(eq(orders.brandId, brandId), eq(orders.id, ids.bia)));
  await db.update(orders).set(finish).where(eq(orders.id, ids.other));
  const { id: _id, ...copied } = row;
  await db.insert(orders).values(
    Array.from({ length: MANY }, (_, at) => ({
      ...copied,
      ...finish,
      numero: 5000 + at,
      chaveIdempotencia: `copy ${at}`,
      chaveAcompanhamento: `copy ${at}`,
    })),
  );
  await fillOrderSearch(world.services);
});
afterAll(() => world.close());

const renamed = (itens: (typeof orders.$inferSelect)['itens'], nome: string) =>
  itens.map((one) => ({ ...one, nome }));
const idsOf = async (input: Record<string, unknown>) =>
  readOutput('storeOrders', (await staff.call('storeOrders', input)).body).pedidos.map(
    ({ id }) => id,
  );
const searched = () =>
  world.services.db
    .select()
    .from(orderSearch)
    .where(eq(orderSearch.brandId, brandId))
    .orderBy(orderSearch.orderId);

test('an old order is found by name, product, number or a part of the phone', async () => {
  for (const busca of ['conceicao', 'TRIZ CON', 'pao de acai', 'çaí esp', '4321', '777712', 'z c'])
    expect(await idsOf({ busca }), busca).toEqual([ids.bia]);
  for (const busca of ['ninguem assim', 'zz', '98765', 'conceicaobeatriz'])
    expect(await idsOf({ busca }), busca).toEqual([]);
});

test('an old order under way is found as well, and two letters', async () => {
  expect(await idsOf({ busca: 'ivo prado' })).toEqual([ids.ivo]);
  expect(await idsOf({ busca: 'iv' })).toEqual([ids.ivo]);
  expect(await idsOf({ busca: 'ci' })).toEqual([ids.bia]);
});

test('who ordered long ago without an account is found by name or phone', async () => {
  const phonesOf = async (busca: string) =>
    readOutput(
      'people',
      (await staff.call('people', { busca, maxResultado: 20 })).body,
    ).semConta.map(({ telefone }) => telefone);
  for (const busca of ['conceicao', '777712', '(11) 97777-1280', '1280'])
    expect(await phonesOf(busca), busca).toEqual(['11977771280']);
  expect(await phonesOf('ivo')).toEqual(['11966660011']);
  expect(await phonesOf('128')).toEqual([]);
  expect(await phonesOf('beatriz 1280')).toEqual(['11977771280']);
  expect(await phonesOf('alguem')).toEqual(['11900000000']);
  expect(await phonesOf('ninguem assim')).toEqual([]);
});

test('what many orders have comes by pages, newest first, without a gap', async () => {
  const found: number[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await idsOf({ busca: 'alguem', ...(last !== undefined && { antesDe: last }) });
    found.push(...page);
    if (page.length === 0) break;
  }
  expect(found).toHaveLength(MANY + 1);
  expect(found).toEqual(found.toSorted((one, other) => other - one));
  expect(found.at(-1)).toBe(ids.other);
});

test('among many that have the text, an old one is found by its value or situation', async () => {
  const own = and(eq(orders.brandId, brandId), eq(orders.id, ids.other));
  await world.services.db.update(orders).set({ status: 13, valorTotal: 987_600 }).where(own);
  expect(await idsOf({ busca: 'alguem', situacao: 'cancelados' })).toEqual([ids.other]);
  expect(await idsOf({ busca: 'alguem', valorMinimo: 9876 })).toEqual([ids.other]);
});

test('without a text an old one is found by its value, and one under way', async () => {
  const { db } = world.services;
  const valued = (id: number, valorTotal: number) =>
    db
      .update(orders)
      .set({ valorTotal })
      .where(and(eq(orders.brandId, brandId), eq(orders.id, id)));
  await valued(ids.other, 987_600);
  await valued(ids.ivo, 987_700);
  expect(await idsOf({ valorMinimo: 9876 })).toEqual([ids.other, ids.ivo].sort((a, b) => b - a));
  expect(await idsOf({ valorMinimo: 9876, valorMaximo: 9876 })).toEqual([ids.other]);
  expect(await idsOf({ valorMinimo: 9876, antesDe: ids.other })).toEqual([ids.ivo]);
  expect(await idsOf({ valorMinimo: 9878 })).toEqual([]);
});

test('of a value that nobody paid the newest thousand and those under way are read', async () => {
  const { db, brands: known } = world.services;
  const brand = await known.byHost('pizzaria.localhost');
  if (brand === null) throw new Error('no brand');
  const open = await db.$count(orders, and(eq(orders.brandId, brandId), isNull(orders.finishedAt)));
  let looked = 0;
  const value = gte(orders.valorTotal, 999_900);
  await pageOf(
    { texts: [], value, antesDe: undefined, filters: value },
    { db, brand },
    {
      most: 26,
      read: async (part) => {
        looked += await db.$count(orders, and(eq(orders.brandId, brandId), part));
        return [];
      },
    },
  );
  expect(looked).toBeGreaterThanOrEqual(1000);
  expect(looked).toBeLessThanOrEqual(1000 + open);
});

test('signs that share a number are told apart by the order itself', async () => {
  // The index cannot tell the phone 11900000000 from this text.
  expect(gramsOf(brandId, '0000')).toEqual(gramsOf(brandId, 'pppp'));
  expect(await idsOf({ busca: 'pppp' })).toEqual([]);
});

test('beyond the newest thousand only what the index names is read', async () => {
  const { db } = world.services;
  const own = and(eq(orderSearch.brandId, brandId), eq(orderSearch.orderId, ids.bia));
  const [row] = await db.delete(orderSearch).where(own).returning();
  expect(await idsOf({ busca: 'conceicao' })).toEqual([]);
  if (row !== undefined) await db.insert(orderSearch).values(row);
  expect(await idsOf({ busca: 'conceicao' })).toEqual([ids.bia]);
});

test('orders of before the index are read one by one until they are in it', async () => {
  const { db } = world.services;
  const whole = await searched();
  expect(whole.length).toBeGreaterThanOrEqual(MANY + 2);
  await db.delete(orderSearch).where(eq(orderSearch.brandId, brandId));
  await db.update(brands).set({ unsearchableBelow: null }).where(eq(brands.id, brandId));
  expect(await idsOf({ busca: 'conceicao' })).toEqual([ids.bia]);
  await fillOrderSearch(world.services);
  expect(await searched()).toEqual(whole);
  expect(await idsOf({ busca: 'conceicao' })).toEqual([ids.bia]);
});

test('a change of a finished order is found, and who was erased leaves nothing', async () => {
  const { db } = world.services;
  const own = and(eq(orderSearch.brandId, brandId), eq(orderSearch.orderId, ids.bia));
  const grams = async () => (await db.select().from(orderSearch).where(own))[0]?.grams ?? [];
  expect(await grams()).toEqual(expect.arrayContaining(gramsOf(brandId, 'beatriz conceicao')));
  await emptyOrders(db, and(eq(orders.brandId, brandId), eq(orders.id, ids.bia)));
  const left = await grams();
  for (const gram of gramsOf(brandId, 'conceicao')) expect(left).not.toContain(gram);
  expect(await idsOf({ busca: 'conceicao' })).toEqual([]);
  expect(await idsOf({ busca: 'pao de acai' })).toEqual([ids.bia]);
});

test('every finished order of every brand has its row, and no open one', async () => {
  const { db } = world.services;
  const without = await db.$count(
    orders,
    and(
      gt(orders.brandId, 0),
      sql`${isNotNull(orders.finishedAt)} <> exists (select from order_search s
        where s.brand_id = ${orders.brandId} and s.order_id = ${orders.id})`,
    ),
  );
  expect(without).toBe(0);
});
