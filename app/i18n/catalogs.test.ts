// The words of a browser are those of the server, whichever file arrives first.
import { msg } from '@lingui/core/macro';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
});

/** A bill to customers, and an account to staff. */
const account = msg`Conta`;

test('words of staff that arrive before the others are not lost', async () => {
  const { addWords, loadI18n, loadWholeI18n } = await import('./catalogs.ts');
  await addWords('staff');
  await addWords('later');
  const browser = await loadI18n('de');
  const server = await loadWholeI18n('de', 'console');
  expect(browser._(account)).toBe('Konto');
  expect(server._(account)).toBe(browser._(account));
});

test('a browser of customers has their words', async () => {
  const { addWords, loadI18n, loadWholeI18n } = await import('./catalogs.ts');
  await addWords('later');
  const browser = await loadI18n('de');
  const server = await loadWholeI18n('de', 'customer');
  expect(browser._(account)).toBe('Rechnung');
  expect(server._(account)).toBe(browser._(account));
});
