import { expect, test, vi } from 'vitest';
import { noMetrics } from './metrics.ts';
import { closeVisit, openVisit, routeClass, traceIn } from './visit.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['a whole one', `00-${trace}-${parent}-01`, trace],
  ['one of a later version', `01-${trace}-${parent}-01-more`, trace],
  ['none', null, null],
  ['zeros, which mean none', `00-${'0'.repeat(32)}-${parent}-01`, null],
  ['a parent of zeros', `00-${trace}-${'0'.repeat(16)}-01`, null],
  ['the forbidden version', `ff-${trace}-${parent}-01`, null],
  ['capitals, which the standard forbids', `00-${trace.toUpperCase()}-${parent}-01`, null],
  ['something else', 'Ana Souza, 11 98765-4321', null],
])('a trace is continued from the header: %s', (_, header, expected) => {
  expect(traceIn(header)?.trace ?? null).toBe(expected);
});

test('a header says who asked, and whether the trace is kept', () => {
  expect(traceIn(`00-${trace}-${parent}-01`)).toEqual({ trace, parent, sampled: true });
  expect(traceIn(`00-${trace}-${parent}-00`)).toEqual({ trace, parent, sampled: false });
});

test.each([
  ['/api/Cardapio', 'application/json', 'call'],
  ['/api/pedido/7/eventos', 'text/event-stream', 'stream'],
  ['/api/webhooks/whatsapp', undefined, 'webhook'],
  ['/api/health', undefined, 'operations'],
  ['/api/ready', undefined, 'operations'],
  ['/apinha', 'text/html', 'page'],
  ['/delivery', 'text/html', 'page'],
  ['/assets/root-1.js', '*/*', 'asset'],
  ['/worker.js', '*/*', 'asset'],
  ['/imagens/marca/a.webp', 'image/*', 'picture'],
])('%s is counted among its kind', (path, accept, expected) => {
  expect(routeClass(path, accept, '/api')).toBe(expected);
});

test('the line of a request tells where and how long, and nothing about a person', () => {
  const info = vi.fn();
  const log = { debug: vi.fn(), info, warn: vi.fn(), error: vi.fn() };
  const url = '/painel/convite?chave=secret-of-ana';
  const visit = openVisit({ url, accept: 'text/html' }, '/api', `00-${trace}-${parent}-01`);
  visit.brand = 'pizzaria';
  closeVisit({ log, metrics: noMetrics }, visit, { method: 'GET', status: 200, seconds: 0.0123 });
  expect(info.mock.calls).toEqual([
    [
      'request',
      {
        brand: 'pizzaria',
        route: 'page',
        name: '/painel/convite',
        method: 'GET',
        status: 200,
        ms: 12,
        trace,
        request: visit.request,
      },
    ],
  ]);
});

test('values in an address are not logged', () => {
  const named = (url: string) => openVisit({ url, accept: 'text/html' }, '/api', null).name;
  expect(named('/delivery/pedido/4711/2?chave=x')).toBe(
    '/delivery/pedido/:idPedido/:statusInicial',
  );
  expect(named('/produto/7.data')).toBe('/produto/:idProduto');
  expect(named('/ana@example.com')).toBeNull();
});

test('files and health checks are logged for those who look closely only', () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  for (const url of ['/assets/a.js', '/imagens/marca/a.webp', '/api/ready'])
    closeVisit({ log, metrics: noMetrics }, openVisit({ url, accept: '*/*' }, '/api', null), {
      method: 'GET',
      status: 200,
      seconds: 0,
    });
  expect([log.debug.mock.calls.length, log.info.mock.calls.length]).toEqual([3, 0]);
});
