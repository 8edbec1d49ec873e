import { afterEach, expect, test, vi } from 'vitest';
import { missingFiles, needsServer } from './route-needs.ts';

afterEach(() => vi.unstubAllGlobals());

const screen = { module: '/assets/sign-up.js', hasLoader: true, hasClientLoader: false };
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

// Rows: 8.18
test('a file is gone if the site no longer has it, and lost if the network fails', async () => {
  expect(await missingFiles([screen], async () => ({}))).toBeNull();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await missingFiles([screen], broken)).toBe('gone');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await missingFiles([screen], broken)).toBe('lost');
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect(await missingFiles([screen], broken)).toBe('lost');
});

test('a screen whose data the browser may have itself needs no server', () => {
  expect(needsServer([screen])).toBe(true);
  expect(needsServer([{ ...screen, hasClientLoader: true }])).toBe(false);
  expect(needsServer([])).toBe(false);
});
