// A body never exceeds its call's limit, with or without a declared length; and unknown calls are
// reported as such.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { openWorld, type World } from '../../test/world.ts';

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

/** Counts what is taken from it; a reader that does not stop takes all of 40 megabytes. */
function endlessBody(): { body: ReadableStream<Uint8Array>; taken: () => number } {
  const piece = new Uint8Array(100_000);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += piece.length;
      if (taken > 40_000_000) controller.close();
      else controller.enqueue(piece);
    },
  });
  return { body, taken: () => taken };
}

test.each(['/sandbox/getnet/3ds', `/creditcardweb/3ds/${'a'.repeat(32)}`, '/anything'])(
  'outside the calls a body in pieces is not read to its end either: %s',
  async (path) => {
    const { body, taken } = endlessBody();
    const init = { method: 'POST', body, duplex: 'half' };
    const response = await world.visitor('pizzaria').request(path, init);
    expect(response.status).toBe(413);
    expect(taken()).toBeLessThan(1_000_000);
  },
);

test('outside the API, a body declared too large is refused before it is read', async () => {
  const headers = { 'content-length': '400000000' };
  const init = { method: 'POST', headers, body: 'x' };
  const response = await world.visitor('pizzaria').request('/sandbox/getnet/3ds', init);
  expect(response.status).toBe(413);
});
