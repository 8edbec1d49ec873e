// A refusal is logged at the default level, without personal data.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { BUILD_HEADER } from '#contract/headers.ts';
import { openWorld, type World } from '#test/world.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Rows: 8.3
test('each codErro above 0 is logged by default, without personal data', async () => {
  const lines: string[] = [];
  const level = readEnv({}).logLevel;
  world.services.log = createLog(level, world.now, (line) => lines.push(line));
  const marina = world.visitor('pizzaria');
  const secret = { identificador: 'marina.secreta@exemplo.com', senha: 'uma-senha-secreta' };
  await marina.call('authenticate', secret);
  await marina.call('order', { id: 987654, chave: 'chave-secreta' });
  const written = lines.map((line) => JSON.parse(line));
  expect(written).toMatchObject([
    {
      level: 'warn',
      event: 'security',
      kind: 'customerSignInFailed',
      network: '127.0.0.0/24',
    },
    {
      level: 'info',
      event: 'refused',
      call: 'authenticate',
      refusal: 'signInMismatch',
      codErro: failureCodes.signInMismatch,
      request: expect.stringMatching(/^[\w-]{36}$/),
    },
    { event: 'refused', call: 'order' },
  ]);
  for (const trace of ['secreta', '987654', 'exemplo.com'])
    expect(lines.join()).not.toContain(trace);
});

test('what cannot be read is answered with the name of the pages’ build', async () => {
  const davi = world.visitor('pizzaria');
  const send = () =>
    davi.request('/api/quitute/PedidoCalculado', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"pedido":1}',
    });
  expect((await send()).headers.get(BUILD_HEADER)).toBeNull();
  world.services.build = 'tuesday';
  const answer = await send();
  expect(answer.status).toBe(400);
  expect(answer.headers.get(BUILD_HEADER)).toBe('tuesday');
});
