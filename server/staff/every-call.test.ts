// Every staff call, taken from the table of calls, tried by everyone who must not use it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { savedTables } from '#server/backup/tables.ts';
import { staff as staffTable } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { sampleInput } from '#test/sample-input.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

const keys = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => endpoints[key].access === 'staff',
);
const needing = (...roles: Endpoint['role'][]) =>
  keys.filter((key) => {
    const line: Endpoint = endpoints[key];
    return line.role !== undefined && roles.includes(line.role);
  });

/** In an order of the first store of each brand. */
const MARK = 'campainha-zq7';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const brand of ['pizzaria', 'acai'] as const) {
    const customer = world.visitor(brand);
    await place(world, customer, [item(await plainProduct(world, customer))], { observacao: MARK });
  }
});
afterAll(() => world.close());

async function member(brand: 'pizzaria' | 'acai' | 'burger', email?: string): Promise<Visitor> {
  const visitor = world.visitor(brand);
  expect((await signInStaff(visitor, email)).status).toBe(200);
  return visitor;
}
const brandOf = async (name: string) =>
  (await world.services.brands.byHost(`${name}.localhost`)) ??
  Promise.reject(new Error('no brand'));

/** One id from each table of a brand, or of one store. */
async function idsOf(brandId: number, storeId: number | null): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, columns, brandColumn } of savedTables()) {
    if (!columns.includes('id') || brandColumn === null) continue;
    const ofStore =
      storeId !== null && columns.includes('store_id') ? `and store_id = ${storeId}` : '';
    const { rows } = await world.services.db.execute<{ id: number }>(
      sql.raw(
        `select id from ${name} where ${brandColumn} = ${brandId} ${ofStore} order by id limit 1`,
      ),
    );
    if (typeof rows[0]?.id === 'number') ids.set(name, rows[0].id);
  }
  return ids;
}
/** The rows of a brand, or of one store. */
async function standing(brandId: number, storeId: number | null): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { name, columns, brandColumn } of savedTables()) {
    if (
      brandColumn === null ||
      (storeId !== null && !columns.includes('store_id')) ||
      OWN_TRACES.has(name)
    )
      continue;
    const ofStore = storeId === null ? '' : `and store_id = ${storeId}`;
    const query = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ${name} t where ${brandColumn} = ${brandId} ${ofStore}`;
    told[name] =
      (await world.services.db.execute<{ sum: string }>(sql.raw(query))).rows[0]?.sum ?? '';
  }
  return told;
}
/** Written by jobs and messages on their own. */
const OWN_TRACES = new Set(['outbox', 'messages', 'staff_sessions', 'staff']);

const inputOf = (key: EndpointKey, idFor: (name: string) => number) =>
  sampleInput(endpoints[key].input, idFor) as Record<string, unknown>;
const seen = (reply: { body: unknown }) => JSON.stringify(reply.body);

test('staff calls are refused to everyone else', async () => {
  const stranger = world.visitor('pizzaria');
  const answers = await Promise.all(
    keys.map(
      async (key) =>
        [
          key,
          (
            await stranger.call(
              key,
              inputOf(key, () => 1),
            )
          ).body.codErro,
        ] as const,
    ),
  );
  expect(answers.filter(([, code]) => code !== failureCodes.signInNeeded)).toEqual([]);
});

test('a session of another brand’s staff is none here', async () => {
  const { cookies } = await member('burger');
  const here = world.visitor('pizzaria');
  const wrong: string[] = [];
  for (const key of keys) {
    for (const [name, value] of cookies) here.cookies.set(name, value);
    const { codErro } = (
      await here.call(
        key,
        inputOf(key, () => 1),
      )
    ).body;
    if (codErro !== failureCodes.signInNeeded) wrong.push(`${key}: ${codErro}`);
  }
  expect(wrong).toEqual([]);
});

// Rows: 6.10
test('attendants may not do managers’ actions, nor managers owners’', async () => {
  const { id, stores } = await brandOf('pizzaria');
  const ids = await idsOf(id, null);
  const idFor = (name: string) =>
    name === 'idEstabelecimento' ? (stores[0]?.id ?? 0) : (ids.get('dining_tables') ?? 1);
  const wrong: string[] = [];
  for (const [email, refused] of [
    ['balcao@forno.quitute.app', ['owner', 'manager']],
    ['gerente@forno.quitute.app', ['owner']],
  ] as [string, Endpoint['role'][]][]) {
    const visitor = await member('pizzaria', email);
    for (const key of needing(...refused)) {
      const { codErro } = (await visitor.call(key, inputOf(key, idFor))).body;
      if (codErro !== failureCodes.notYours) wrong.push(`${email} ${key}: ${codErro}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Ends the caller's session. */
const leaves = new Set<EndpointKey>(['staffSignOut']);

async function tryEverything(
  visitor: Visitor,
  ids: Map<string, number>,
  storeId: number,
): Promise<string[]> {
  const told: string[] = [];
  for (const key of keys.filter((one) => !leaves.has(one))) {
    const tries = new Map<string, Record<string, unknown>>();
    for (const id of ids.values()) {
      const input = inputOf(key, (name) => (name === 'idEstabelecimento' ? storeId : id));
      tries.set(JSON.stringify(input), input);
    }
    for (const input of tries.values()) told.push(`${key} ${seen(await visitor.call(key, input))}`);
  }
  return told;
}

test('permitted staff succeed with the same inputs', async () => {
  const { id, stores } = await brandOf('pizzaria');
  const before = await standing(id, null);
  const told = await tryEverything(
    await member('pizzaria'),
    await idsOf(id, null),
    stores[0]?.id ?? 0,
  );
  expect(
    told.filter((reply) => reply.includes(`"codErro":${failureCodes.malformed},`)).length,
  ).toBeLessThan(told.length / 20);
  expect(await standing(id, null)).not.toEqual(before);
  expect(told.some((reply) => reply.includes(MARK))).toBe(true);
}, 120_000);

test('another brand’s owner reads and changes nothing with any of our ids', async () => {
  const { id, stores, settings } = await brandOf('pizzaria');
  const before = await standing(id, null);
  const told = await tryEverything(
    await member('burger'),
    await idsOf(id, null),
    stores[0]?.id ?? 0,
  );
  expect(await standing(id, null)).toEqual(before);
  expect(
    told.filter((reply) =>
      [settings.projectName, stores[0]?.telefone ?? '?', MARK].some((one) => reply.includes(one)),
    ),
  ).toEqual([]);
}, 120_000);

// Rows: 6.10
test.each(['gerente', 'balcao'])(
  '%s of one store changes nothing of another store of the brand, and reads no order there',
  async (name) => {
    const { id, stores } = await brandOf('acai');
    const [first, second] = stores;
    const email = `${name}@roxo.quitute.app`;
    await world.services.db
      .update(staffTable)
      .set({ storeId: second?.id ?? 0 })
      .where(eq(staffTable.email, email));
    const before = await standing(id, first?.id ?? 0);
    const told = await tryEverything(
      await member('acai', email),
      await idsOf(id, first?.id ?? 0),
      first?.id ?? 0,
    );
    expect(await standing(id, first?.id ?? 0)).toEqual(before);
    expect(told.filter((reply) => reply.includes(MARK))).toEqual([]);
  },
  120_000,
);
