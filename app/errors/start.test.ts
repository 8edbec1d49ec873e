// Console and broken chunks before any screen exists.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { quietConsole } from './quiet-console.ts';
import { loadOnce, reloadOnce } from './reload-once.ts';

const kept = new Map<string, string>();
const session = new Map<string, string>();
const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  kept.clear();
  session.clear();
  reload.mockClear();
  vi.stubGlobal('localStorage', memoryStorage(kept));
  vi.stubGlobal('sessionStorage', memoryStorage(session));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('location', { reload, assign, hostname: 'forno.example' });
  vi.stubGlobal('document', { documentElement: { dataset: { api: '/servico' } } });
});

const gone = 'Failed to fetch dynamically imported module: https://forno.example/assets/menu.js';
const siteAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

// Rows: 8.18
test('missing chunks reload the page once in each session', async () => {
  expect(await Promise.all([reloadOnce(gone), reloadOnce(gone)])).toEqual([true, false]);
  expect(await reloadOnce(gone)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

// Rows: 7.1
test('the site is asked where this deployment has its API', async () => {
  const ask = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', ask);
  await reloadOnce(gone);
  expect(ask).toHaveBeenCalledWith('/servico/health', expect.anything());
});

test('offline or with the site down, the screen stays and the reload is not used up', async () => {
  siteAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadOnce(gone)).toBe(false);
  siteAnswers(async () => new Response('', { status: 503 }));
  expect(await reloadOnce(gone)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  siteAnswers(async () => new Response('{}'));
  expect(await reloadOnce(gone)).toBe(true);
});

test('a network that answers nothing counts as offline after ten seconds', async () => {
  vi.useFakeTimers({ now: 0 });
  siteAnswers(() => new Promise(() => undefined));
  const reloads = reloadOnce(gone);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reloads).toBe(false);
  vi.useRealTimers();
});

// Rows: 8.18
test('React’s error 185 does, too, and an ordinary error does not', async () => {
  expect(await reloadOnce('TypeError: x is undefined')).toBe(false);
  expect(await reloadOnce('Minified React error #185; visit https://react.dev/errors/185')).toBe(
    true,
  );
});

// Rows: 8.18
test('a screen that a newer version removed reloads the page once', async () => {
  expect([loadOnce('/cadastro'), loadOnce('/cadastro')]).toEqual([true, false]);
  expect(assign.mock.calls).toEqual([['/cadastro']]);
  expect(await reloadOnce(gone)).toBe(false);
});

test('a browser without storage is not reloaded for ever', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  });
  expect(await reloadOnce('ChunkLoadError')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

// Rows: 9.21
test('the console says nothing unless the flag is set', () => {
  const said: string[] = [];
  const speaking = () =>
    vi.stubGlobal('console', { debug: say, error: say, info: say, log: say, warn: say });
  const say = (text: string) => said.push(text);
  speaking();
  quietConsole();
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) console[method](method);
  expect(said).toEqual([]);
  speaking();
  kept.set('quitute.test', 'true');
  quietConsole();
  console.warn('heard');
  expect(said).toEqual(['heard']);
  vi.unstubAllGlobals();
});
