// A stream of a brand that has left ends, whenever it began.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '#server/changes.ts';
import { brandMoves } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';
import { createEndings } from './end-streams.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a stream that begins as the brand leaves ends like those before it', async () => {
  const { services } = world;
  const brandId = (await services.brands.byName('pizzaria'))?.id ?? 0;
  const endingOf = createEndings(services);
  const before = endingOf(brandId, new AbortController().signal);
  const move = { name: 'm', address: 'http://127.0.0.1:1', secret: '', beganAt: world.now() };
  await services.db.insert(brandMoves).values({ ...move, brandId, way: 'out', state: 'gone' });
  await announce(services.db, { kind: 'brand', brandId });
  await expect.poll(() => before.aborted).toBe(true);
  const late = endingOf(brandId, new AbortController().signal);
  await expect.poll(() => late.aborted).toBe(true);
});
