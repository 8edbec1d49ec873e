// A move that is killed at any step, given up, or finished: one deployment has the brand.
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/open.ts';
import { brandMoves, brands, orders } from '#server/database/schema.ts';
import { eraseBrands } from '#server/operator/erase-brand.ts';
import { item, orderBody, place, plainProduct, withTotal } from '#test/ordering.ts';
import { BRAND, canMove, openTwo, overSocket, type TwoDeployments } from '#test/two-deployments.ts';
import type { Reply } from '#test/world.ts';
import { guarded } from './guards.ts';
import { moveBrand, type Step } from './run.ts';
import type { Sides } from './sides.ts';
import { abortMove, finishMove, tellMove } from './undo.ts';

let two: TwoDeployments;
/** Orders in the target before anything moves. */
let ofOthers: number;
beforeAll(async () => {
  two = await openTwo();
  ofOthers = await two.target.side.db.$count(orders);
});
afterAll(() => two.close());

const NAME = 'quitute-move-test';
/** A hold that a killed command leaves behind ends soon; others last longer than any machine. */
const options = (step?: Step) => ({
  address: two.target.address,
  apiBase: '/api',
  holdSeconds: step === 'held' || step === 'arrived' ? 2 : 60,
  endSeconds: 0,
});
const atSource = () => two.source.world.visitor('pizzaria', undefined, overSocket(two.source));

/** From a browser that still asks the old deployment; it retries what it is told to. */
async function order(): Promise<Reply> {
  const visitor = atSource();
  const product = await plainProduct(two.source.world, visitor);
  const body = await withTotal(
    visitor,
    await orderBody(two.source.world, visitor, [item(product)]),
  );
  for (;;) {
    const reply = await visitor.call('placeOrder', body);
    if (reply.status !== 503) return reply;
  }
}

async function ordersIn(side: 'source' | 'target'): Promise<number[]> {
  const { db } = two[side].side;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(brands, eq(brands.id, orders.brandId))
    .where(eq(brands.appNome, BRAND));
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

const stateIn = async (side: 'source' | 'target') =>
  (await two[side].side.db.select().from(brandMoves)).map(({ state }) => state);

function named(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', NAME);
  return address.href;
}

/** How many of the command are open on either side. */
async function connections(): Promise<number> {
  let open = 0;
  for (const { side } of [two.source, two.target]) {
    const { rows } = await side.db.execute<{ open: number }>(
      sql`select count(*)::int as open from pg_stat_activity
        where application_name = ${NAME} and datname = current_database()`,
    );
    open += rows[0]?.open ?? 0;
  }
  return open;
}

/** Runs the command and ends all its connections after a step, as the end of its process does. */
async function killedAfter(step: Step): Promise<void> {
  const opened = (['source', 'target'] as const).map((side) =>
    connect(named(two[side].world.databaseUrl)),
  );
  const [source, target] = opened;
  if (source === undefined || target === undefined) throw new Error('no sides');
  const sides: Sides = {
    ...two.sides,
    source: { ...two.sides.source, pool: source.pool as pg.Pool, db: source.db },
    target: { ...two.sides.target, pool: target.pool as pg.Pool, db: target.db },
  };
  let isThere = false;
  const after = async (done: Step) => {
    if (done !== step) return;
    isThere = true;
    expect(await connections()).toBeGreaterThan(0);
    for (const side of [two.source, two.target])
      await side.side.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${NAME} and datname = current_database()`,
      );
    // Only then does nothing that is sent from now on arrive.
    await expect.poll(connections, { timeout: 30_000 }).toBe(0);
    throw new Error('killed');
  };
  await expect(moveBrand(sides, BRAND, { ...options(step), after })).rejects.toThrow();
  expect([step, isThere]).toEqual([step, true]);
  await Promise.all(opened.map(({ close }) => close().catch(() => undefined)));
}

const guards = async () => {
  const { rows } = await two.source.side.db.execute(
    sql`select from pg_trigger where tgname like 'move\_of\_%'`,
  );
  return rows.length;
};

test.runIf(canMove)(
  'killed before the source let go, it sells there on, and nobody sells twice',
  async () => {
    for (const step of ['begun', 'guarded', 'copied', 'held', 'arrived'] as const) {
      await killedAfter(step);
      const { status, body } = await order();
      expect([step, status]).toEqual([step, 200]);
      expect(await ordersIn('source')).toContain(body.id);
      expect(await two.target.world.services.brands.byName(BRAND)).toBeNull();
    }
    expect(await ordersIn('source')).toHaveLength(5);
  },
);

test.runIf(canMove)('what is being deleted, or sells already, is not copied over', async () => {
  const { db } = two.target.side;
  const move = () => moveBrand(two.sides, BRAND, options());
  const [there] = await db.select().from(brandMoves);
  const arrived = eq(brands.id, there?.brandId ?? 0);
  // As an abort leaves it that is killed.
  await db.update(brands).set({ deleteAt: two.sides.now() }).where(arrived);
  await expect(move()).rejects.toThrow('is being deleted');
  await db.update(brands).set({ deleteAt: null }).where(arrived);
  // As it is when an older database was brought back here.
  await db.update(brandMoves).set({ state: 'here' });
  await expect(move()).rejects.toThrow('has not let it go');
  await db.update(brandMoves).set({ state: there?.state ?? 'arriving' });
  expect(await ordersIn('source')).toHaveLength(5);
});

test.runIf(canMove)('given up, nothing of it is left in the other deployment', async () => {
  expect(await guards()).toBe(2 * guarded().length);
  await abortMove(two.sides, BRAND);
  expect(await guards()).toBe(0);
  expect([await stateIn('source'), await stateIn('target')]).toEqual([[], []]);
  expect(await ordersIn('target')).toEqual([]);
  expect(await two.target.side.db.$count(orders)).toBe(ofOthers);
  expect((await order()).status).toBe(200);
  await expect(abortMove(two.sides, BRAND)).rejects.toThrow('is not moving');
});

test.runIf(canMove)(
  'killed when the source has let go, the next request begins to sell there',
  async () => {
    const before = await ordersIn('source');
    await killedAfter('gone');
    expect(await stateIn('source')).toEqual(['gone']);
    expect(await stateIn('target')).toEqual(['arrived']);
    const { status, body } = await order();
    expect(status).toBe(200);
    expect(await stateIn('target')).toEqual(['here']);
    expect(await ordersIn('target')).toEqual([...before, body.id]);
    expect(await ordersIn('source')).toEqual(before);
    expect(await tellMove(two.sides, BRAND)).toEqual([
      expect.stringContaining('Its requests are passed on to http://127.0.0.1'),
    ]);
    await expect(abortMove(two.sides, BRAND)).rejects.toThrow('has left');
    expect(await moveBrand(two.sides, BRAND, options())).toEqual({
      rows: 0,
      heldMs: null,
      to: null,
    });
  },
);

test.runIf(canMove)(
  'the command again corrects the address to which requests are passed on',
  async () => {
    const visitor = atSource();
    const status = async () =>
      (await visitor.call('brandByUrl', { url: 'pizzaria.localhost' })).status;
    const again = (address: string) => moveBrand(two.sides, BRAND, { ...options(), address });
    await again('http://127.0.0.1:1');
    await expect.poll(status).toBe(503);
    await again(two.target.address);
    await expect.poll(status).toBe(200);
  },
);

test.runIf(canMove)('what has left is written no more, whichever process tries', async () => {
  const { db } = two.source.side;
  const [mine] = await ordersIn('source');
  const late = db
    .update(orders)
    .set({ observacao: 'tarde' })
    .where(eq(orders.id, mine ?? 0));
  await expect(late).rejects.toMatchObject({ cause: { code: '55P03' } });
});

test.runIf(canMove)(
  'finished, its rows are deleted where it was, and it sells where it is',
  async () => {
    const { world } = two.source;
    const elsewhere = { ...two.sides, target: { ...two.sides.target, ...two.source.side } };
    await expect(finishMove(elsewhere, BRAND)).rejects.toThrow('does not have what');
    // As a command leaves it that is killed, when nobody has asked for the brand since.
    await two.target.side.db.update(brandMoves).set({ state: 'arrived' });
    await finishMove(two.sides, BRAND);
    expect(await stateIn('target')).toEqual(['here']);
    await eraseBrands(world.services);
    expect(await ordersIn('source')).toEqual([]);
    expect(await world.services.db.select().from(brandMoves)).toEqual([]);
    expect(await guards()).toBe(0);
    expect(await ordersIn('target')).not.toEqual([]);
    const there = two.target.world.visitor('pizzaria');
    const product = await plainProduct(two.target.world, there);
    expect((await place(two.target.world, there, [item(product)])).status).toBe(200);
  },
);
