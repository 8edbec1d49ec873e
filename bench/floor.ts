// The baseline in a separate process: a bare node:http server that answers the product's bytes from
// memory, and a bare handler that writes an order's rows.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exchange } from './exchange.ts';
import { createOrderWriter, type OrderWriter } from './floor-orders.ts';

type Cached = { status: number; headers: string[]; body: Buffer };

const productPort = Number(process.env.FLOOR_PRODUCT_PORT);
const databaseUrl = process.env.FLOOR_DATABASE_URL;
const perConnection = /^(connection|keep-alive|date|transfer-encoding|content-length)$/i;

const kept = new Map<string, Cached>();
let writer: Promise<OrderWriter> | null = null;

/** The first request of its kind asks the product; the others are answered from memory. */
async function capture(request: IncomingMessage, key: string, body: string): Promise<Cached> {
  const host = (request.headers.host ?? '').split(':')[0] ?? '';
  const headers = {
    accept: request.headers.accept ?? '*/*',
    'accept-encoding': request.headers['accept-encoding'] ?? '',
  };
  const reply = await exchange({
    port: productPort,
    host,
    path: request.url ?? '/',
    method: request.method ?? 'GET',
    headers,
    body,
  });
  const pairs: string[] = [];
  for (let at = 0; at < reply.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = reply.rawHeaders.slice(at, at + 2);
    if (!perConnection.test(name)) pairs.push(name, value);
  }
  const found = {
    status: reply.status,
    headers: [...pairs, 'content-length', String(reply.body.length)],
    body: reply.body,
  };
  if (reply.status === 200) kept.set(key, found);
  return found;
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', fail);
    request.on('end', () => done(Buffer.concat(chunks).toString()));
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'POST' ? await read(request) : '';
  if (request.url === '/floor/order' && databaseUrl !== undefined) {
    writer ??= createOrderWriter(databaseUrl);
    const reply = JSON.stringify(await (await writer).write(JSON.parse(body)));
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(reply),
      })
      .end(reply);
    return;
  }
  const key =
    `${request.method} ${request.headers.host} ${request.url} ` +
    `${request.headers['accept-encoding']}`;
  const there = kept.get(key) ?? (await capture(request, key, body));
  response.writeHead(there.status, there.headers).end(there.body);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end(String(error));
  });
});
server.listen(Number(process.env.FLOOR_PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
