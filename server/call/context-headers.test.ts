// The two keyed hashes of the specification, section 7: a page left behind by another tab must not
// order in the wrong store or for another customer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { CUSTOMER_HEADER, contextHash, STORE_HEADER } from '#contract/headers.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function acai() {
  const visitor = world.visitor('acai');
  const { chaveContexto, estabelecimentos } = (
    await visitor.call('brandByUrl', { url: visitor.host })
  ).body as {
    chaveContexto: string;
    estabelecimentos: { id: number }[];
  };
  const [first, second] = estabelecimentos;
  if (first === undefined || second === undefined)
    throw new Error('the demo has several stores here');
  const ask = async (name: string, key: string, about: number | null) =>
    (
      await visitor.call(
        'storeParameters',
        { idEstabelecimento: first.id },
        { [name]: await contextHash(key, about) },
      )
    ).body.codErro;
  return { key: chaveContexto, first: first.id, second: second.id, ask };
}

// Rows: 7.3
test('a call about another store than the page shows is refused', async () => {
  const { key, first, second, ask } = await acai();
  expect(await ask(STORE_HEADER, key, first)).toBeUndefined();
  expect(await ask(STORE_HEADER, key, second)).toBe(failureCodes.wrongContext);
  expect(await ask(STORE_HEADER, 'another key', first)).toBe(failureCodes.wrongContext);
});

// Rows: 7.3
test('the hash of 0 means no store and no customer, and never conflicts', async () => {
  const { key, ask } = await acai();
  expect(await ask(STORE_HEADER, key, null)).toBeUndefined();
  expect(await ask(CUSTOMER_HEADER, key, null)).toBeUndefined();
  const marina = world.visitor('acai');
  await marina.call('authenticate', { identificador: '81988650102', senha: 'quitute-demo' });
  const signedIn = await marina.call(
    'currentCustomer',
    {},
    { [CUSTOMER_HEADER]: await contextHash(key, null) },
  );
  expect(signedIn.body.codErro).toBeUndefined();
});

// Rows: 7.3
test('a call for another customer than the signed-in one is refused', async () => {
  const { key, ask } = await acai();
  expect(await ask(CUSTOMER_HEADER, key, null)).toBeUndefined();
  expect(await ask(CUSTOMER_HEADER, key, 1)).toBe(failureCodes.wrongContext);
});
