// A body never exceeds its call's limit, with or without a declared length; and unknown calls are
// reported as such.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { openWorld, type World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = '/api/quitute/oauth/Autenticar_V2';
const send = async (headers: Record<string, string>, length: number) => {
  const body = JSON.stringify({ identificador: 'ana@example.com', senha: 'x'.repeat(length) });
  const response = await world.visitor('pizzaria').request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return {
    status: response.status,
    // This call refuses with a one-item list.
    code: ((await response.json()) as { codErro: number }[])[0]?.codErro,
  };
};
const refused = { status: 413, code: failureCodes.tooLarge };

test('a body that is declared too large is refused before it is read', async () => {
  expect(await send({ 'content-length': '300000' }, 10)).toEqual(refused);
});

test('a body that declares nothing, or comes in pieces, is counted while it is read', async () => {
  expect(await send({}, 300_000)).toEqual(refused);
  expect(await send({ 'content-length': '20', 'transfer-encoding': 'chunked' }, 300_000)).toEqual(
    refused,
  );
  expect(await send({}, 10)).not.toEqual(refused);
});

test.each(['GET', 'POST', 'PUT'])(
  '%s of a path that is no call is answered in the way of calls, and never with a page',
  async (method) => {
    const response = await world.visitor('pizzaria').request('/api/quitute/NaoExiste', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ codErro: failureCodes.notFound });
  },
);
