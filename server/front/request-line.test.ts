// The line that each request leaves in the log, and whose trace it continues.
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDirectCalls } from '#server/call/direct.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createLog, type Log } from '#server/log.ts';
import { createMain } from '#server/main.ts';
import { openWorld, type World } from '#test/world.ts';
import { createListener } from './listener.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
let world: World;
let log: Log;
const lines: string[] = [];
const servers: ReturnType<typeof createHttpServer>[] = [];
beforeAll(async () => {
  world = await openWorld();
  log = createLog('info', world.now, (line) => {
    if (line.includes('"event":"request"')) lines.push(line);
  });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await world.close();
});

async function listening(trustedProxies: number): Promise<number> {
  const services = { ...world.services, log, env: { ...world.services.env, trustedProxies } };
  const server = createHttpServer();
  servers.push(server);
  const main = createMain(services, { loadBuild: null, development: false });
  server.on('request', createListener(services, main, false, createDirectCalls(services)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Resolves with the line that the request left. */
async function lineAfter(port: number, path: string): Promise<Record<string, unknown>> {
  const before = lines.length;
  const headers = { host: 'pizzaria.localhost', traceparent, cookie: 'name=ana' };
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'close');
  while (lines.length === before) await new Promise((done) => setImmediate(done));
  return JSON.parse(lines.at(-1) ?? '{}');
}

test('a call leaves one line with its brand, its name and the trace of the proxy', async () => {
  const line = await lineAfter(await listening(1), '/api/MarcaUrl?url=ana@example.com');
  const { status, ...rest } = line;
  expect(status).toEqual(expect.any(Number));
  expect(rest).toMatchObject({ event: 'request', brand: 'pizzaria', route: 'call', trace });
  expect(JSON.stringify(line)).not.toMatch(/ana|127\.0\.0\.1/);
});

test('without a trusted proxy nobody outside chooses the trace', async () => {
  const line = await lineAfter(await listening(0), '/api/MarcaUrl');
  expect(line.trace).toMatch(/^[0-9a-f]{32}$/);
  expect(line.trace).not.toBe(trace);
});
