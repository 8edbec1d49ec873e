import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
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

test('a page that fails is logged by its pattern, without the numbers in its address', async () => {
  const lines: string[] = [];
  const log = createLog('info', world.now, (line) => lines.push(line));
  const loadBuild = () => Promise.reject(new Error('not built'));
  const main = createMain({ ...world.services, log }, { loadBuild, development: false });
  const address = 'http://pizzaria.localhost/delivery/pedido/4711/2?chave=secreta';
  const answer = await main.request(address, {}, { connection: { address: '127.0.0.1' } });
  expect(answer.status).toBe(500);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'page failed', page: '/delivery/pedido/:idPedido/:statusInicial' },
  ]);
  expect(lines.join()).not.toMatch(/4711|secreta/);
});
