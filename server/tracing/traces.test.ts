// Traces as a collector of OpenTelemetry receives them: a request with its statements, a job, a
// question to a provider.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDirectCalls } from '#server/call/direct.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createListener } from '#server/front/listener.ts';
import { createMain } from '#server/main.ts';
import { item, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { openTracing, type Tracing } from './otlp.ts';
import { within } from './spans.ts';
import { inJob } from './traced-jobs.ts';
import { statementName } from './traced-statements.ts';

type Value = { stringValue?: string; intValue?: string };
type Received = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  status?: { code: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] };

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const received: Received[] = [];
const authorized: unknown[] = [];
let texts = '';
let refuses = false;
const collector = createServer(async (incoming, response) => {
  let body = '';
  for await (const part of incoming) body += part;
  if (refuses || incoming.url !== '/otlp/v1/traces') return response.writeHead(503).end();
  authorized.push(incoming.headers.authorization);
  texts += body;
  for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
    received.push(...scopeSpans.flatMap(({ spans }) => spans));
  response.writeHead(200).end('{}');
});
const log = { warn: vi.fn(), info: vi.fn() };
let tracing: Tracing;
let world: World;
let port = 0;
const app = createHttpServer();

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const address = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${address.port}/otlp`;
  tracing = openTracing({ endpoint, headers: { authorization: 'Bearer x' }, share: 0 }, log, 5);
  world = await openWorld({
    hours: 'always',
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' },
  });
  const services = { ...world.services, env: { ...world.services.env, trustedProxies: 1 } };
  const main = createMain(services, { loadBuild: null, development: false });
  app.on('request', createListener(services, main, false, createDirectCalls(services)));
  await once(app.listen(0, '127.0.0.1'), 'listening');
  port = (app.address() as AddressInfo).port;
});
afterAll(async () => {
  await tracing.close();
  app.close();
  collector.close();
  await world.close();
});

async function send(path: string, sampled: boolean, body?: object) {
  const headers = {
    host: 'pizzaria.localhost',
    traceparent: `00-${trace}-${parent}-0${sampled ? 1 : 0}`,
    'content-type': 'application/json',
  };
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode as number, text };
}

const named = (name: string) => received.find((span) => span.name === name);
const attribute = ({ attributes }: Received, wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value;

test('an order is a span of the proxy’s trace, and its statements are parts of it', async () => {
  const visitor = world.visitor('pizzaria');
  const asked = await orderBody(world, visitor, [item(await plainProduct(world, visitor))]);
  const order = await withTotal(visitor, asked);
  const { text } = await send('/api/cliente/CadastrarPedido', true, order);
  expect(JSON.parse(text)).toMatchObject({ numero: expect.any(Number) });
  await expect.poll(() => named('POST placeOrder')).toBeDefined();
  const span = named('POST placeOrder');
  if (span === undefined) return;
  expect(span).toMatchObject({ traceId: trace, parentSpanId: parent, kind: 2 });
  expect(attribute(span, 'quitute.brand')).toEqual({ stringValue: 'pizzaria' });
  expect(attribute(span, 'http.response.status_code')).toEqual({ intValue: '200' });
  const parts = received.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  const written = parts.find(({ name }) => name.startsWith('insert-order'));
  expect(written).toMatchObject({ traceId: trace, kind: 3 });
  const times = [span, written].map((one) => [
    BigInt(one?.startTimeUnixNano ?? 0),
    BigInt(one?.endTimeUnixNano ?? 0),
  ]);
  const [[began = 0n, ended = 0n] = [], [first = 0n, last = 0n] = []] = times;
  expect(began <= first && first <= last && last <= ended).toBe(true);
  expect(authorized.every((one) => one === 'Bearer x')).toBe(true);
});

test('no text of a statement, no path and no value of a person is sent', () => {
  expect(texts).toContain('insert-order');
  expect(texts).not.toMatch(/Ana Souza|11987654321|select "|\$1|127\.0\.0\.1|\?/);
});

test('a trace that the proxy does not keep is not kept here, nor one of no share', async () => {
  await inJob('before', async () => undefined);
  await expect.poll(() => named('job before')).toBeDefined();
  const before = received.length;
  await send('/api/MarcaUrl', false);
  await inJob('last', async () => undefined);
  await expect.poll(() => named('job last')).toBeDefined();
  expect(received.slice(before).map(({ name }) => name)).toEqual(['job last']);
});

test('a job is a trace of its own, and says that it failed', async () => {
  const failing = inJob('failing', async () => {
    await world.services.db.$client.query('select 1');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect.poll(() => named('job failing')).toBeDefined();
  const job = named('job failing');
  expect(job).toMatchObject({ status: { code: 2 } });
  expect(job?.parentSpanId).toBeUndefined();
  expect(received.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
});

test('a question to a provider is named by its host alone', async () => {
  const provider = createServer((_, response) => response.writeHead(502).end());
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = provider.address() as AddressInfo;
  const around = { trace, id: '1111111111111111' };
  await within(around, () => fetch(`http://localhost:${own}/cep/88010000?key=secret`));
  await expect.poll(() => named('GET localhost')).toBeDefined();
  const span = named('GET localhost');
  expect(span).toMatchObject({ traceId: trace, parentSpanId: around.id, status: { code: 2 } });
  expect(texts).not.toMatch(/88010000|secret/);
  provider.close();
});

test('without its collector the product goes on, and says once that traces are lost', async () => {
  refuses = true;
  await send('/api/MarcaUrl', true);
  await expect.poll(() => log.warn.mock.calls).toHaveLength(1);
  await send('/api/MarcaUrl', true);
  refuses = false;
  await expect
    .poll(async () => {
      await inJob('again', async () => undefined);
      return log.info.mock.calls;
    })
    .toContainEqual(['tracesSent', { lost: expect.any(Number) }]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a collector that was away delays no stop', async () => {
  let asked = 0;
  const away = createServer((_, response) => {
    asked++;
    if (asked === 1) response.writeHead(503).end();
  });
  await once(away.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = away.address() as AddressInfo;
  const warn = vi.fn();
  const endpoint = `http://127.0.0.1:${own}`;
  const other = openTracing({ endpoint, headers: {}, share: 1 }, { warn, info: vi.fn() }, 5);
  await inJob('lost', async () => undefined);
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  await inJob('late', async () => undefined);
  await expect.poll(() => asked).toBe(2);
  await expect(Promise.race([other.close(), setTimeout(1_000, 'slow')])).resolves.toBeUndefined();
  away.closeAllConnections();
  away.close();
});

test.each([
  ['select "id" from "orders" where "brand_id" = $1', 'select orders'],
  ['insert into attempts (brand_id) values ($1)', 'insert attempts'],
  ['update "stores" set x = 1', 'update stores'],
  ['begin', 'begin'],
  [{ name: 'insert-order', text: 'with x as (select 1) select' }, 'insert-order'],
  [{ text: 'delete from "sessions"' }, 'delete sessions'],
])('the statement %j is called %s', (asked, name) => {
  expect(statementName(asked)).toBe(name);
});
