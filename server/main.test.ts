import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMain } from '#server/main.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('all routes fit into the one expression by which each request finds its own', async () => {
  const main = createMain(world.services, { loadBuild: null, development: false });
  await main.request('/api/health');
  // A path with a capturing group makes Hono search a tree instead, on every request.
  expect(main.router.name).toContain('RegExpRouter');
});
