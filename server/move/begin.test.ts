// What stands against a move is said before anything is written on either side.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brandMoves, brands } from '#server/database/schema.ts';
import { canMove, openTwo, type TwoDeployments } from '#test/two-deployments.ts';
import { moveBrand } from './run.ts';
import { abortMove } from './undo.ts';

let two: TwoDeployments;
beforeAll(async () => {
  two = await openTwo();
});
afterAll(() => two.close());
afterEach(async () => {
  for (const { side } of [two.source, two.target]) {
    expect(await side.db.select().from(brandMoves)).toEqual([]);
    const { rows } = await side.db.execute(
      sql`select from pg_trigger where tgname like 'move\_of\_%'`,
    );
    expect(rows).toEqual([]);
  }
});

const options = () => ({
  address: two.target.address,
  apiBase: '/api',
  holdSeconds: 30,
  endSeconds: 0,
});
const move = (appNome: string) => moveBrand(two.sides, appNome, options());

test.runIf(canMove)('a name or a host that the other deployment has is refused', async () => {
  await expect(move('burger')).rejects.toThrow('has a brand called burger already');
  const { db } = two.target.side;
  await db.update(brands).set({ appNome: 'burgers' }).where(eq(brands.appNome, 'burger'));
  await expect(move('burger')).rejects.toThrow('has a brand at burger.localhost already');
  await db.update(brands).set({ appNome: 'burger' }).where(eq(brands.appNome, 'burgers'));
});

test('another version on one of the sides is refused', async () => {
  const { db } = two.target.side;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('of-tomorrow', 99999999999999)`);
  await expect(move('pizzaria')).rejects.toThrow('The other deployment has more migrations');
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of-tomorrow'`);
});

test('one database on both sides, no such brand and no address are refused', async () => {
  const both = { ...two.sides, target: { ...two.sides.target, ...two.source.side } };
  await expect(moveBrand(both, 'pizzaria', options())).rejects.toThrow('lead to one database');
  await expect(move('ninguem')).rejects.toThrow('No brand is called ninguem here.');
  const bad = { ...options(), address: 'b.example.com' };
  await expect(moveBrand(two.sides, 'pizzaria', bad)).rejects.toThrow('is no address');
});

test.runIf(!canMove)('a database that is spread over machines is refused', async () => {
  await expect(move('pizzaria')).rejects.toThrow('(Citus) cannot be a side of a move');
});

test('an address at which no deployment answers is refused', async () => {
  const at = (changed: object) =>
    moveBrand(two.sides, 'pizzaria', { ...options(), ...changed }).catch(String);
  expect(await at({ address: 'http://127.0.0.1:1' })).toMatch(/No deployment answers .*\/health/);
  expect(await at({ apiBase: '/elsewhere' })).toContain('No deployment answers');
});

test.runIf(canMove)(
  'a hold that is too short for the rest leaves the brand where it is',
  async () => {
    const after = async (step: string) => {
      if (step === 'arrived')
        await two.source.side.db.execute(sql`update brand_moves set until = 'epoch'`);
    };
    await expect(moveBrand(two.sides, 'pizzaria', { ...options(), after })).rejects.toThrow(
      'took longer than the hold',
    );
    expect(await two.target.world.services.brands.byName('pizzaria')).toBeNull();
    await abortMove(two.sides, 'pizzaria');
  },
);
