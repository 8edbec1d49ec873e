// The demo's password is published; where it opens nothing, nobody needs to know of it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { brandHosts } from '#server/database/schema.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const asOwner = (visitor: Visitor) =>
  visitor.call('staffSignIn', { email: 'painel@demo.quitute.app', senha: 'quitute-demo' });
const asCustomer = (visitor: Visitor) =>
  visitor.call('generalLogin', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });

test('where the demo is wanted its password opens its brands', async () => {
  const { status, body } = await asOwner(world.visitor('pizzaria'));
  expect([status, body.codErro]).toEqual([200, undefined]);
  expect((await asCustomer(world.visitor('pizzaria'))).body).toMatchObject({ logado: true });
});

test('a demo moved to a public server refuses the published password', async () => {
  const { env } = world.services;
  const before = env.demo;
  env.demo = false;
  try {
    expect((await asOwner(world.visitor('pizzaria'))).body.codErro).toBe(
      failureCodes.wrongCredentials,
    );
    expect((await asCustomer(world.visitor('pizzaria'))).body.codErro).toBe(
      failureCodes.signInMismatch,
    );
  } finally {
    env.demo = before;
  }
});

test('beside the demo a brand of one’s own is not opened by it either', async () => {
  const { db, brands } = world.services;
  const brandId = (await brands.byName('burger'))?.id ?? 0;
  await db
    .update(brandHosts)
    .set({ host: 'nobody.localhost' })
    .where(eq(brandHosts.brandId, brandId));
  brands.forget(null);
  const own = world.visitor('nobody');
  expect((await asOwner(own)).body.codErro).toBe(failureCodes.wrongCredentials);
  expect((await asCustomer(own)).body.codErro).toBe(failureCodes.signInMismatch);
});
