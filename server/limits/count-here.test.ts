import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { item, orderBody, plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a network asks for so many prices a minute, and another network goes on', async () => {
  world.services.env.orderLimit = 1;
  const visitor = world.visitor('pizzaria', '198.51.100.7');
  const body = await orderBody(world, visitor, [item(await plainProduct(world, visitor))]);
  const codes: unknown[] = [];
  for (let round = 0; round < 41; round++)
    codes.push((await visitor.call('quoteOrder', body)).body.codErro);
  expect(codes.slice(0, 40).every((code) => code === undefined)).toBe(true);
  expect(codes[40]).toBe(failureCodes.tooManyFromNetwork);
  const neighbour = world.visitor('pizzaria');
  expect((await neighbour.call('quoteOrder', body)).body.codErro).toBeUndefined();
  world.setNow(world.after(60_000));
  expect((await visitor.call('quoteOrder', body)).body.codErro).toBeUndefined();
});
