// Passing on when one of the two ends is away: nothing stays open, and the client's connection can
// be used again.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPassOn } from './pass-on.ts';

const passed = { host: 'a.example.com', scheme: 'https', address: '192.0.2.1', times: 1 } as const;
const limits = { most: 1, connect: 5_000, silence: 70_000, idle: 2_000, times: 3 };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes everything on to `target`, once `before` has resolved. */
function open(target: string, before: (incoming: IncomingMessage) => Promise<unknown>) {
  const warned: unknown[] = [];
  const passOn = createPassOn(
    { warn: (_, fields) => warned.push(fields) },
    async (_, response, __, status) => {
      response.writeHead(status).end();
    },
    limits,
  );
  const server = createServer(async (incoming, response) => {
    await before(incoming);
    await passOn(incoming, response, { address: target, secret: '' }, '/', passed);
  });
  // As ours: what stalls is not freed by the end of the connection.
  server.keepAliveTimeout = 125_000;
  const address = serve(server);
  return { address, warned };
}

async function send(url: string, options: object, body = ''): Promise<number> {
  const sent = request(url, options);
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply.statusCode ?? 0;
}

test('a client that left before its request was passed on takes no place', async () => {
  const target = await serve(createServer((_, response) => response.end('there')));
  const { address, warned } = open(target, async (incoming) => {
    if (incoming.url === '/left') await once(incoming.socket, 'close');
  });
  for (const path of ['/left', '/left']) {
    const leaving = request(`${await address}${path}`).on('error', () => undefined);
    leaving.end();
    await once(leaving, 'finish');
    leaving.destroy();
  }
  await expect.poll(async () => send(await address, {})).toBe(200);
  expect(warned.filter((fields) => !JSON.stringify(fields).includes('tooMany'))).toEqual([]);
});

test('a client that leaves while it waits is no failure of the other deployment', async () => {
  let asked = 0;
  const slow = createServer((_, response) => {
    asked += 1;
    if (asked > 1) response.end();
  });
  const target = await serve(slow);
  const { address, warned } = open(target, async () => undefined);
  const leaving = request(await address).on('error', () => undefined);
  leaving.end();
  await once(slow, 'request');
  leaving.destroy();
  await expect.poll(async () => send(await address, {})).toBe(200);
  // The next ones are refused while the first one has its place.
  expect(warned.filter((fields) => !JSON.stringify(fields).includes('tooMany'))).toEqual([]);
});

test('after an upload that could not be passed on the connection goes on', async () => {
  const gone = createServer();
  const target = await serve(gone);
  await new Promise((done) => gone.close(done));
  const { address } = open(target, async () => undefined);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const upload = { agent, method: 'POST' };
  expect(await send(await address, upload, 'a'.repeat(4_000_000))).toBe(503);
  expect(await send(await address, upload, 'a')).toBe(503);
  agent.destroy();
});
