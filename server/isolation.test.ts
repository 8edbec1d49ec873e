// Every call that is not of staff, taken from the table of calls, tried without a session, with
// another brand's, and with the numbers of somebody else's things. Staff's calls have the same in
// staff/every-call.test.ts.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { type Person, personalTables, provedOf } from '#server/account/privacy-tables.ts';
import { attempts, customers } from '#server/database/schema.ts';
import { signInCustomer } from '#test/card-paying.ts';
import { fieldsOf } from '#test/hostile-values.ts';
import { signUp } from '#test/loyal-people.ts';
import { home, item, place, plainProduct, storeOf } from '#test/ordering.ts';
import { sampleInput } from '#test/sample-input.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

const keys = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => endpoints[key].access !== 'staff',
);
const ofCustomers = keys.filter((key) => endpoints[key].access === 'customer');
const MARK = 'Quarta-feira Zq7';

let world: World;
let storeId: number;
let victim: Person & { customerId: number };
/** Texts that only the victim reads. */
let own: string[];
let ids: number[];

beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  const visitor = await signInCustomer(world.visitor('pizzaria'));
  storeId = (await storeOf(world, visitor)).id;
  const saved = await visitor.call('saveAddress', { ...home, complemento: MARK });
  expect(saved.body.codErro).toBeUndefined();
  const order = await place(world, visitor, [item(await plainProduct(world, visitor))], {
    cliente: null,
    observacao: MARK,
  });
  expect(order.body.codErro).toBeUndefined();
  const brand = await world.services.brands.byHost(visitor.host);
  const mine = and(
    eq(customers.brandId, brand?.id ?? 0),
    eq(customers.email, 'cliente@demo.quitute.app'),
  );
  const [row] = await world.services.db.select().from(customers).where(mine);
  if (row === undefined) throw new Error('the demo has no customer');
  const { brandId, id: customerId, telefone, email } = row;
  victim = { brandId, customerId, telefone, email, proved: provedOf(row) };
  own = [MARK, row.nome, row.telefone ?? MARK, row.email ?? MARK];
  ids = await idsOf(victim, 2);
});
afterAll(() => world.close());
/** Limits would refuse so many calls before anything is tested. */
beforeEach(() => world.services.db.delete(attempts));

async function rowsOf(person: Person): Promise<Record<string, unknown>[][]> {
  const { db } = world.services;
  const lists = personalTables.map(({ table, of }) =>
    db.select().from(table).where(of(person, db)),
  );
  return Promise.all(lists);
}

/** The database returns rows in any order. */
const standing = async () =>
  (await rowsOf(victim)).map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());

/** Ids of `most` things of each kind. */
async function idsOf(person: Person & { customerId: number }, most: number): Promise<number[]> {
  const found = (await rowsOf(person)).flatMap((rows) => rows.slice(-most));
  const numbers = found.flatMap(({ id, orderId }) => [id, orderId]);
  return [...new Set([person.customerId, ...numbers.filter((id) => typeof id === 'number')])];
}

const inputOf = (key: EndpointKey, id: number) =>
  sampleInput(endpoints[key].input, (name) =>
    name === 'idEstabelecimento' ? storeId : id,
  ) as Record<string, unknown>;

/** Fields with the number of a thing that somebody may own. */
const idFields = (key: EndpointKey) =>
  fieldsOf(endpoints[key].input).filter((path) => {
    const name = String(path.at(-1));
    return /^id($|[A-Z])/.test(name) && name !== 'idEstabelecimento';
  });

async function told(visitor: Visitor, key: EndpointKey, input: Record<string, unknown>) {
  const line: Endpoint = endpoints[key];
  const reply = await visitor.call(key, input);
  const body = line.refusesAsList
    ? (reply.body as unknown as Record<string, unknown>[])[0]
    : reply.body;
  return { status: reply.status, code: body?.codErro, text: JSON.stringify(reply.body) };
}

/** Everybody but the victim. */
const others: [string, () => Promise<Visitor>][] = [
  ['nobody', async () => world.visitor('pizzaria')],
  ['another customer', async () => (await signUp(world, 'pizzaria')).visitor],
];

test('the victim reads what the others are tried with', async () => {
  const visitor = await signInCustomer(world.visitor('pizzaria'));
  const texts = await Promise.all(
    (['customerOrders', 'addressesWithFee', 'profile'] as const).map(
      async (key) => (await told(visitor, key, inputOf(key, victim.customerId))).text,
    ),
  );
  expect(texts).toEqual([
    expect.stringContaining(MARK),
    expect.stringContaining(MARK),
    expect.stringContaining(own[1] ?? '?'),
  ]);
});

test('no cache may keep a reply about a person', async () => {
  const visitor = await signInCustomer(world.visitor('pizzaria'));
  const { method, path }: Endpoint = endpoints.profile;
  const { headers } = await visitor.request(`/api${path}`, { method });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('calls of customers are refused without a session', async () => {
  const nobody = world.visitor('pizzaria');
  const codes = new Map<string, unknown>();
  for (const key of ofCustomers) codes.set(key, (await told(nobody, key, inputOf(key, 1))).code);
  expect([...codes].filter(([, code]) => code !== failureCodes.signInNeeded)).toEqual([]);
});

test('a session of another brand is none here', async () => {
  const stranger = (await signUp(world, 'burger')).visitor;
  const here = world.visitor('pizzaria');
  const codes = new Map<string, unknown>();
  for (const key of ofCustomers) {
    for (const [name, value] of stranger.cookies) here.cookies.set(name, value);
    codes.set(key, (await told(here, key, inputOf(key, 1))).code);
  }
  expect([...codes].filter(([, code]) => code !== failureCodes.signInNeeded)).toEqual([]);
});

test.each(others)(
  'with somebody’s numbers %s reads nothing of theirs and changes nothing of it in any call',
  async (_, enter) => {
    const before = await standing();
    const faults: string[] = [];
    let visitor = await enter();
    for (const key of keys) {
      await world.services.db.delete(attempts);
      for (const id of idFields(key).length === 0 ? [0] : ids) {
        const { text } = await told(visitor, key, inputOf(key, id));
        const leaked = own.filter((one) => text.includes(one));
        if (leaked.length > 0) faults.push(`${key} ${id}: ${leaked.join(', ')}`);
      }
      if (visitor.cookies.size === 0) visitor = await enter();
    }
    expect(faults).toEqual([]);
    expect(await standing()).toEqual(before);
  },
  120_000,
);

/** Calls that may take any number: what it names is public, or the number is not used. */
const HARMLESS: Partial<Record<EndpointKey, string>> = {
  storeState: 'stores are public',
  storesByAddress: 'stores are public',
  menu: 'menus are public',
  fullMenu: 'menus are public',
  pagedProducts: 'menus are public',
  tableMenu: 'menus are public',
  cardCredentials: 'the number is a store’s',
  quoteOrder: 'prices are public; an unknown product is named, not refused',
};

test('a call that takes a number refuses somebody else’s', async () => {
  const { visitor, id: customerId } = await signUp(world, 'pizzaria');
  const theirs = await idsOf({ ...victim, customerId, telefone: null, email: null }, 99);
  const granted: string[] = [];
  for (const key of keys.filter((one) => idFields(one).length > 0 && !(one in HARMLESS))) {
    await world.services.db.delete(attempts);
    for (const id of ids.filter((one) => !theirs.includes(one))) {
      const { code, text } = await told(visitor, key, inputOf(key, id));
      if (!code) granted.push(`${key} ${id}: ${text.slice(0, 150)}`);
    }
  }
  expect(granted).toEqual([]);
}, 60_000);
