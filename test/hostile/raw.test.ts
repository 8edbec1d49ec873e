// The same over real connections: odd methods, paths, headers, chunks and encodings, sent to calls,
// pages, pictures and files for machines.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { createDirectCalls } from '#server/call/direct.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createListener } from '#server/front/listener.ts';
import { createMain } from '#server/main.ts';
import { asPageBuild } from '#server/page-build.ts';
import { testSecret } from '#test/set-up/test-database.ts';
import { openWorld, type World } from '#test/world.ts';
import { root } from '../../scripts/project.mjs';
import { chanceOf } from './chance.ts';
import { OPEN_HOURS, secretsIn, victimOf } from './people.ts';
import { drawBytes, sendBytes } from './raw.ts';
import { stopwatch } from './stopwatch.ts';
import { faultsOf, SLOW_MS, toldOf } from './verdict.ts';

const { seed, requests, pages } = inject('hostile');
/** For each in-process request, as a share. */
const SHARE = 0.1;
/** At the same time. */
const CLIENTS = 12;
/** Node's own replies to what is no HTTP: it does not know the method, version or encoding. */
const REFUSED_BY_NODE = new Set([501, 505]);

const statuses = new Map<number, number>();
let world: World;
let port: number;
let forbidden: string[] = [];
/** Half of a body that never goes on ends soon. */
const server = createHttpServer({
  headersTimeout: 1_000,
  requestTimeout: 1_000,
  connectionsCheckingInterval: 200,
});
beforeAll(async () => {
  world = await openWorld();
  world.setNow(OPEN_HOURS);
  world.services.log.error = () => undefined;
  const ours = await victimOf(world, 'pizzaria', 'Zq7vitima');
  const theirs = await victimOf(world, 'burger', 'Xk9vitima');
  forbidden = [...ours.texts, ...theirs.texts, testSecret, ...(await secretsIn(world))];
  const address = pathToFileURL(join(root, 'build/server/index.js')).href;
  const loadBuild = async () => asPageBuild(await import(/* @vite-ignore */ address));
  const main = createMain(world.services, {
    loadBuild: pages ? loadBuild : null,
    development: false,
  });
  server.on(
    'request',
    createListener(world.services, main, false, createDirectCalls(world.services)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
  console.log(`hostile bytes by status: ${toldOf(statuses)}`);
});

const calls = (Object.keys(endpoints) as EndpointKey[]).map(
  (key) => `/api${endpoints[key].path.replace(/:\w+/g, '1')}`,
);

async function faultsOfBytes(bytes: string): Promise<string[]> {
  const took = stopwatch();
  const seen = await sendBytes(port, bytes);
  const { status } = seen ?? { status: 0 };
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (seen === null) return [];
  const wrong = faultsOf(seen, bytes, forbidden).filter(
    (one) => !(REFUSED_BY_NODE.has(seen.status) && one === `status ${seen.status}`),
  );
  const isNodes = seen.status === 400 && seen.text.endsWith('\r\n\r\n');
  if (!isNodes && seen.status > 200 && !/^x-content-type-options: nosniff\r$/im.test(seen.text))
    if (![408, 413, 417, 431].includes(seen.status)) wrong.push('no usual headers');
  // 408: the client itself was slow.
  if (took() > SLOW_MS && seen.status !== 408) wrong.push('slow');
  return wrong;
}

test(`no bytes of seed ${seed} cause an error or reveal internals or others’ data`, async () => {
  const faults: string[] = [];
  const wanted = Math.ceil(requests * SHARE);
  let next = 0;
  const client = async () => {
    while (next < wanted) {
      const number = next++;
      const bytes = drawBytes(chanceOf(seed + number), calls);
      let wrong = await faultsOfBytes(bytes);
      // A loaded machine may be slow once, so only what is slow again counts.
      if (wrong.includes('slow')) wrong = await faultsOfBytes(bytes);
      if (wrong.length > 0) faults.push(`${number}: ${wrong.join(', ')}\n${bytes.slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(faults).toEqual([]);
  const health = await sendBytes(
    port,
    'GET /api/health HTTP/1.1\r\nHost: pizzaria.localhost\r\nConnection: close\r\n\r\n',
  );
  expect(health?.status).toBe(200);
}, 900_000);

test.each([
  'TRACE /',
  'GET /assets/',
  'GET /.git/config',
  'GET /package.json',
  'GET /server/api.ts',
])('%s is answered with nothing of the project', async (line) => {
  const own = 'X-Own: back';
  const reply = await sendBytes(
    port,
    `${line} HTTP/1.1\r\nHost: pizzaria.localhost\r\nConnection: close\r\n${own}\r\n\r\n`,
  );
  // A page that does not exist leads to the menu.
  const status = reply?.status ?? 0;
  if (status !== 302) expect(status).toBeGreaterThanOrEqual(400);
  else expect(reply?.text).toMatch(/^location: \/\r$/im);
  expect(status).toBeLessThan(500);
  expect(reply?.text).not.toMatch(/X-Own|\[core\]|"scripts"|createApi/);
});
