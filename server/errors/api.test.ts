import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { sweepBrowserErrors } from './api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function member(brand: 'pizzaria' | 'burger' = 'pizzaria', email?: string): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const listOf = async (who: Visitor) =>
  readOutput('browserErrors', (await who.call('browserErrors')).body).erros;
const tell = (who: Visitor, identificador: string, erro: string) =>
  who.call('logError', { identificador, erro });

// Rows: 7.44, 8.3
test('staff read what browsers met, without anything that could be about a person', async () => {
  const ana = world.visitor('pizzaria');
  const address = '/delivery?telefone=11987654321';
  expect((await tell(ana, address, 'TypeError: no ana@example.com at 11 98765-4321')).body).toEqual(
    { registrado: true },
  );
  const [newest] = await listOf(await member());
  expect(newest).toMatchObject({
    identificador: '/delivery?',
    erro: 'TypeError: no <email> at <number>',
    vezes: 1,
  });
});

test('the same error is one line with a count', async () => {
  const owner = await member();
  const before = (await listOf(owner)).length;
  for (const who of [world.visitor('pizzaria'), world.visitor('pizzaria')])
    await tell(who, '/produto/7', 'RangeError: twice');
  const list = await listOf(owner);
  expect(list.length).toBe(before + 1);
  expect(list[0]).toMatchObject({ identificador: '/produto/7', vezes: 2 });
});

test('another brand’s errors are not shown, and none to customers', async () => {
  await tell(world.visitor('pizzaria'), '/perfil', 'TypeError: only here');
  expect(
    (await listOf(await member('burger'))).some(({ erro }) => erro.includes('only here')),
  ).toBe(false);
  expect((await world.visitor('pizzaria').call('browserErrors')).status).toBe(401);
});

test('a flood from one caller is stopped', async () => {
  const ana = world.visitor('burger');
  const replies = await Promise.all(
    Array.from({ length: 70 }, () => tell(ana, 'menu', 'TypeError: x')),
  );
  expect(replies.some((reply) => reply.status === 429)).toBe(true);
});

test('errors not seen for a month are deleted', async () => {
  const owner = await member();
  expect((await listOf(owner)).length).toBeGreaterThan(0);
  await sweepBrowserErrors({
    db: world.services.db,
    now: () => new Date(world.services.now().getTime() + 31 * 86_400_000),
  });
  expect(await listOf(owner)).toEqual([]);
});
