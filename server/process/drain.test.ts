import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drainable, makeDrainable } from './drain.ts';

let server: Server;
let port: number;
let drainable: Drainable;
let agent: Agent;
/** Lets the reply to `/slow` or `/began` end. */
let finish: () => void;
/** More than a connection takes while its client does not read. */
const LARGE = 64 * 1024 * 1024;

beforeEach(async () => {
  server = createServer();
  drainable = makeDrainable(server);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server.on('request', ({ url }, response) => {
    if (url === '/slow') finish = () => response.end('slow');
    else if (url === '/news') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 1\n\n');
    } else if (url === '/large') response.end(Buffer.alloc(LARGE));
    else if (url === '/began') {
      response.write('be');
      finish = () => response.end('gan');
    } else response.writeHead(200, { 'content-type': 'text/plain' }).end('well');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = request({ port, host: '127.0.0.1', path, agent, headers });
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
  const drained = drainable.drain({ notice: 500, idle: 0, streams: 0, rest: 10_000 });
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
    port,
    host: '127.0.0.1',
    path: '/slow',
    agent: slowAgent,
  });
  sent.end();
  await once(server, 'request');
  let over = false;
  const drained = drainable.drain({ notice: 0, idle: 0, streams: 0, rest: 60_000 }).then(() => {
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
  await drainable.drain({ notice: 0, idle: 0, streams: 0, rest: 10_000 });
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
  await drainable.drain({ notice: 0, idle: 0, streams: 300, rest: 10_000 });
  await Promise.all(received);
  expect(over).toEqual(['first', 'second']);
  random.mockRestore();
});

/** A client in a thread of its own, which goes on while this thread is busy. */
async function openThread() {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const code = `
    const { workerData: { port, done }, parentPort } = require('node:worker_threads');
    const { connect } = require('node:net');
    const open = () => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => { text += chunk; });
      socket.on('end', () => socket.end());
      socket.on('error', ({ message }) => { text += message; });
      socket.on('close', () => parentPort.postMessage(text));
      return socket;
    };
    const finished = () => { Atomics.add(done, 0, 1); Atomics.notify(done, 0); };
    const ask = 'GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n';
    const kept = open();
    kept.write(ask);
    kept.once('data', () => parentPort.postMessage('kept'));
    parentPort.on('message', (what) => {
      if (what === 'ask') kept.write(ask, finished);
      else {
        const socket = open();
        socket.once('connect', () => socket.write(ask, finished));
      }
    });`;
  const worker = new Worker(code, { eval: true, workerData: { port, done } });
  const texts: string[] = [];
  worker.on('message', (text: string) => texts.push(text));
  await once(worker, 'message');
  return {
    texts,
    /** Returns when it has done so. Meanwhile nothing else happens here. */
    doNow(what: 'ask' | 'connect') {
      const before = Atomics.load(done, 0);
      worker.postMessage(what);
      Atomics.wait(done, 0, before, 10_000);
      // A turn that is long, also where the thread is quick.
      Atomics.wait(done, 0, before + 1, 5);
    },
    stop: () => worker.terminate(),
  };
}

/**
 * Drains; when the notice is over, the thread does `what` after the server has read what arrived
 * and before it closes anything.
 */
async function drainWhile(thread: Awaited<ReturnType<typeof openThread>>, what: 'ask' | 'connect') {
  const notice = 1;
  // Timers of the same length run in the order in which they were set.
  setTimeout(() => setImmediate(() => thread.doNow(what)), notice);
  await drainable.drain({ notice, idle: 0, streams: 0, rest: 10_000 });
}

test('who connects while the server is busy at the end of its notice is served', async () => {
  const thread = await openThread();
  await drainWhile(thread, 'connect');
  // That the first request was answered, and what each connection got.
  await expect.poll(() => thread.texts.length).toBe(3);
  const [, ...replies] = thread.texts;
  expect(replies.map((text) => text.match(/well|ECONNRESET/g))).toEqual([['well'], ['well']]);
  await thread.stop();
});

test('a connection with a request that has arrived unread is not taken for idle', async () => {
  const thread = await openThread();
  await drainWhile(thread, 'ask');
  await expect.poll(() => thread.texts.length).toBe(2);
  expect(thread.texts[1]?.match(/well|ECONNRESET/g)).toEqual(['well', 'well']);
  await thread.stop();
});

test('a reply that a slow client has not read is not cut', async () => {
  const response = await get('/large');
  const drained = drainable.drain({ notice: 0, idle: 0, streams: 0, rest: 30_000 });
  // The server has looked for idle connections at least once.
  await new Promise((done) => setTimeout(done, 200));
  let size = 0;
  for await (const part of response) size += part.length;
  expect(size).toBe(LARGE);
  await drained;
});

test('after a reply from before the stop the next request is answered', async () => {
  const first = await get('/began');
  const drained = drainable.drain({ notice: 0, idle: 20_000, streams: 0, rest: 30_000 });
  await expect.poll(() => server.listening).toBe(false);
  finish();
  expect([first.headers.connection, await textOf(first)]).toEqual(['keep-alive', 'began']);
  // Longer than the server waits between two looks.
  await new Promise((done) => setTimeout(done, 200));
  const last = await get('/');
  expect([last.headers.connection, await textOf(last)]).toEqual(['close', 'well']);
  await drained;
});
