import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drainable, makeDrainable } from './drain.ts';

let server: Server;
let drainable: Drainable;
let agent: Agent;
/** Lets the reply to `/slow` end. */
let finish: () => void;

beforeEach(async () => {
  server = createServer();
  drainable = makeDrainable(server);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server.on('request', ({ url }, response) => {
    if (url === '/slow') finish = () => response.end('slow');
    else if (url === '/news') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 1\n\n');
    } else response.writeHead(200, { 'content-type': 'text/plain' }).end('well');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const address = () => server.address() as AddressInfo;
async function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = request({ port: address().port, host: '127.0.0.1', path, agent, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}
async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response) text += part;
  return text;
}

test('while the server stops, open connections get their reply and are closed', async () => {
  const first = await get('/');
  expect([first.headers.connection, await textOf(first)]).toEqual(['keep-alive', 'well']);
  const drained = drainable.drain({ notice: 500, streams: 0, rest: 10_000 });
  expect(drainable.isStopping()).toBe(true);
  const last = await get('/');
  expect([last.headers.connection, await textOf(last)]).toEqual(['close', 'well']);
  await drained;
});

test('the server finishes open requests before it stops, but no streams', async () => {
  const news = await get('/news', { accept: 'text/event-stream' });
  const received = textOf(news);
  const slowAgent = new Agent({ keepAlive: true });
  const sent = request({
    port: address().port,
    host: '127.0.0.1',
    path: '/slow',
    agent: slowAgent,
  });
  sent.end();
  await once(server, 'request');
  let over = false;
  const drained = drainable.drain({ notice: 0, streams: 0, rest: 60_000 }).then(() => {
    over = true;
  });
  expect(await received).toBe('retry: 1\n\n');
  expect(over).toBe(false);
  finish();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(await textOf(response)).toBe('slow');
  await drained;
  slowAgent.destroy();
});

test('connections that are still waiting to be accepted are served, not reset', async () => {
  const replies: Promise<string>[] = [];
  // Each one arrives while the one before it is being accepted.
  const comeAgain = () => {
    if (replies.length < 5) replies.push(get('/').then(textOf));
  };
  agent.destroy();
  agent = new Agent({ keepAlive: false });
  server.on('connection', comeAgain);
  comeAgain();
  await drainable.drain({ notice: 0, streams: 0, rest: 10_000 });
  expect(await Promise.all(replies)).toEqual(['well', 'well', 'well', 'well', 'well']);
});

test('idle connections are kept longer than proxies keep theirs', () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
});

test('streams that end with the server do not all come back at once', async () => {
  const random = vi.spyOn(Math, 'random');
  random.mockReturnValueOnce(0).mockReturnValue(1);
  const many = new Agent({ keepAlive: false });
  agent.destroy();
  agent = many;
  const [first, second] = [
    await get('/news', { accept: 'text/event-stream' }),
    await get('/news', { accept: 'text/event-stream' }),
  ];
  const over: string[] = [];
  const received = [textOf(first).then(() => over.push('first'))];
  received.push(textOf(second).then(() => over.push('second')));
  await drainable.drain({ notice: 0, streams: 300, rest: 10_000 });
  await Promise.all(received);
  expect(over).toEqual(['first', 'second']);
  random.mockRestore();
});
