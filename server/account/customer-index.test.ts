// In a large brand a search for a customer asks an index first, and finds what reading all finds.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gramsOf } from '#rules/text-grams.ts';
import { brands, customerSearch, customers } from '#server/database/schema.ts';
import { fillCustomerSearch } from '#server/jobs/fill-customer-search.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { amongIndexed } from './customer-index.ts';
import { eraseCustomer } from './privacy-erase.ts';

let world: World;
let staff: Visitor;
let brandId: number;
let storeId: number;
let zelia: number;
const MANY = 2100;

beforeAll(async () => {
  world = await openWorld();
  const { db } = world.services;
  staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  brandId = brand?.id ?? 0;
  storeId = brand?.stores[0]?.id ?? 0;
  const createdAt = world.now();
  const one = { brandId, createdAt };
  const [row] = await db
    .insert(customers)
    .values({
      ...one,
      nome: 'Zélia Assunção',
      telefone: '11977771280',
      email: 'zelia.josé@casa.com.br',
    })
    .returning();
  zelia = row?.id ?? 0;
  await db.insert(customers).values({ ...one, nome: 'Mesa da Zélia', tipoUsuario: 2 });
  await db
    .insert(customers)
    .values(Array.from({ length: MANY }, (_, at) => ({ ...one, nome: `Alguém Silva ${at}` })));
  await fill();
});
afterAll(() => world.close());

const here = () => eq(brands.id, brandId);
async function fill(): Promise<void> {
  for (;;) {
    const [row] = await world.services.db.select().from(brands).where(here());
    if (row?.unsearchableCustomersBelow === 0) return;
    await fillCustomerSearch(world.services);
  }
}
const people = async (busca: string) =>
  readOutput('people', (await staff.call('people', { busca, maxResultado: 3 })).body);
const namesOf = async (busca: string) => (await people(busca)).clientes.map(({ nome }) => nome);
const own = () => and(eq(customerSearch.brandId, brandId), eq(customerSearch.customerId, zelia));
const searched = () =>
  world.services.db
    .select()
    .from(customerSearch)
    .where(eq(customerSearch.brandId, brandId))
    .orderBy(customerSearch.customerId);

test('a customer is found by any part of name, phone or email', async () => {
  for (const busca of ['zelia', 'LIA ASSUN', 'ção', '777712', '(11) 97777-1280', 'josé@', 'LIA.'])
    expect(await namesOf(busca), busca).toEqual(['Zélia Assunção']);
  for (const busca of ['ninguem assim', 'zeliaassuncao', '99887766', '%'])
    expect(await namesOf(busca), busca).toEqual([]);
});

test('only the customers that the index names are read, on both screens', async () => {
  const { db } = world.services;
  const call = { idEstabelecimento: storeId, nomeCliente: 'assunção' };
  const byStaff = async () =>
    readOutput('searchCustomers', (await staff.call('searchCustomers', call)).body).clientes.length;
  expect(await byStaff()).toBe(1);
  const [row] = await db.delete(customerSearch).where(own()).returning();
  expect(await namesOf('zelia')).toEqual([]);
  expect(await byStaff()).toBe(0);
  if (row !== undefined) await db.insert(customerSearch).values(row);
  expect(await namesOf('zelia')).toEqual(['Zélia Assunção']);
});

test('what thousands have is found in the order of names', async () => {
  const found = await people('alguem silva');
  expect(found.clientes.map(({ nome }) => nome)).toEqual([
    'Alguém Silva 0',
    'Alguém Silva 1',
    'Alguém Silva 10',
  ]);
  expect(found.haMais).toBe(true);
  const place = { db: world.services.db, brand: { id: brandId } };
  expect(await amongIndexed(['alguem silva'], place)).toBeUndefined();
  expect(await amongIndexed(['zelia'], place)).toBeDefined();
});

test('customers of before the index are read one by one until they are in it', async () => {
  const { db } = world.services;
  const whole = await searched();
  expect(whole.length).toBeGreaterThan(MANY);
  await db.delete(customerSearch).where(eq(customerSearch.brandId, brandId));
  await db.update(brands).set({ unsearchableCustomersBelow: null }).where(here());
  expect(await namesOf('zelia')).toEqual(['Zélia Assunção']);
  await fill();
  expect(await searched()).toEqual(whole);
  expect(await namesOf('zelia')).toEqual(['Zélia Assunção']);
});

test('a new name is found, and who was erased leaves nothing', async () => {
  const { db, now } = world.services;
  const self = and(eq(customers.brandId, brandId), eq(customers.id, zelia));
  await db.update(customers).set({ nome: 'Zélia Prado' }).where(self);
  expect(await namesOf('lia prad')).toEqual(['Zélia Prado']);
  expect(await namesOf('assuncao')).toEqual([]);
  const [row] = await db.select().from(customers).where(self);
  if (row === undefined) throw new Error('the customer is there');
  await db.transaction((tx) => eraseCustomer(tx, row, now()));
  const [left] = await db.select().from(customerSearch).where(own());
  for (const text of ['zelia', 'prado', '97777', 'casa'])
    for (const gram of gramsOf(brandId, text)) expect(left?.grams, text).not.toContain(gram);
  expect(await namesOf('zelia')).toEqual([]);
});
