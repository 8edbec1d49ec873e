import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;

async function unwatched(id: number, brand: 'pizzaria' | 'burger' = 'pizzaria'): Promise<boolean> {
  return readOutput('storeState', (await world.visitor(brand).call('storeState', { id })).body)
    .semAtendimento;
}

// Rows: 1.30
test('an open store without a board for a minute says so to customers, and only then', async () => {
  const start = world.begin.getTime();
  const after = (ms: number) => world.setNow(new Date(start + ms));
  const { id } = await storeOf(world, world.visitor('pizzaria'));
  expect(await unwatched(id)).toBe(true);
  const member = world.visitor('pizzaria');
  await signInStaff(member);
  const watch = () => member.call('watchBoard', { estabelecimentos: [id] });
  expect((await watch()).status).toBe(200);
  expect(await unwatched(id)).toBe(false);
  after(59_000);
  expect(await unwatched(id)).toBe(false);
  after(61_000);
  expect(await unwatched(id)).toBe(true);
  await watch();
  expect(await unwatched(id)).toBe(false);
  world.setNow(null);
});

test('a store without orders needs no open board', async () => {
  const { id } = await storeOf(world, world.visitor('pizzaria'));
  const member = world.visitor('pizzaria');
  await signInStaff(member);
  world.setNow(world.after(5 * MINUTE));
  expect(await unwatched(id)).toBe(true);
  await member.call('pauseStore', { idEstabelecimento: id, pausar: true, minutos: null });
  expect(await unwatched(id)).toBe(false);
  await member.call('pauseStore', { idEstabelecimento: id, pausar: false, minutos: null });
  world.setNow(null);
});

test('a board of another brand does not count, and strangers have none', async () => {
  const { id } = await storeOf(world, world.visitor('pizzaria'));
  world.setNow(world.after(10 * MINUTE));
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  await stranger.call('watchBoard', { estabelecimentos: [id] });
  expect(
    (await world.visitor('pizzaria').call('watchBoard', { estabelecimentos: [id] })).status,
  ).toBe(401);
  expect(await unwatched(id)).toBe(true);
  world.setNow(null);
});
