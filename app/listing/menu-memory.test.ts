// The four reasons to fetch the menu again, and what survives a reload.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import type { MenuData } from './listing.ts';

const session = new Map<string, string>();
const START = Date.parse('2026-11-21T20:00:00Z');
const page = (query = '') => new URL(`https://forno.example/delivery${query}`);

beforeEach(() => {
  session.clear();
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('sessionStorage', memoryStorage(session));
});

/** The module in a newly loaded page. */
async function freshPage() {
  vi.resetModules();
  return await import('./menu-memory.ts');
}

const menuOf = (idEstabelecimento: number): MenuData => ({
  idEstabelecimento,
  renderedAt: START,
  categorias: [
    {
      id: 1,
      nome: 'Pizzas',
      tom: 'peach',
      produtos: [
        { id: 11, nome: 'Margherita' } as MenuData['categorias'][number]['produtos'][number],
      ],
    },
  ],
  terms: {} as MenuData['terms'],
});

async function pageThatSaw(idEstabelecimento: number, codigo: string) {
  const memory = await freshPage();
  memory.rememberListing(menuOf(idEstabelecimento), codigo);
  vi.runAllTimers();
  vi.setSystemTime(START);
  return memory;
}

// Rows: 4.26
test('a menu that is missing is fetched', async () => {
  const memory = await freshPage();
  expect(memory.recallListing(page())).toBe(null);
  expect(memory.wantsFreshListing()).toBe(false);
});

// Rows: 4.26
test('a menu younger than a minute is shown again without a fetch', async () => {
  const memory = await pageThatSaw(1, 'vila');
  vi.setSystemTime(START + 60_000);
  for (const query of ['', '?loja=vila', '?loja=1', '?estabelecimento=vila'])
    expect(memory.recallListing(page(query))?.idEstabelecimento).toBe(1);
  expect(memory.wantsFreshListing()).toBe(false);
});

// Rows: 4.26
test('the menu of another store is fetched', async () => {
  const memory = await pageThatSaw(1, 'vila');
  expect(memory.recallListing(page('?loja=centro'))).toBe(null);
  expect(memory.recallListing(page('?loja=2'))).toBe(null);
});

// Rows: 4.26
test('a menu older than a minute is fetched, and shown until the fresh one is here', async () => {
  const memory = await pageThatSaw(1, 'vila');
  vi.setSystemTime(START + 60_001);
  expect(memory.recallListing(page())?.idEstabelecimento).toBe(1);
  expect(memory.wantsFreshListing()).toBe(true);
  expect(memory.recallListing(page())).toBe(null);
  memory.rememberListing(menuOf(1), 'vila');
  expect(memory.wantsFreshListing()).toBe(false);
  expect(memory.recallListing(page())?.idEstabelecimento).toBe(1);
});

// Rows: 4.26
test('a forced fetch passes a menu that is young', async () => {
  const memory = await pageThatSaw(1, 'vila');
  memory.forgetListing();
  expect(memory.recallListing(page())).toBe(null);
  expect(memory.recallSummary(11)).toBe(null);
  // A reload does not restore what was removed either.
  expect((await freshPage()).recallListing(page())).toBe(null);
});

test('a menu that is forgotten before it is written stays forgotten', async () => {
  const memory = await freshPage();
  memory.rememberListing(menuOf(1), 'vila');
  memory.forgetListing();
  vi.runAllTimers();
  expect(session.has('quitute.m')).toBe(false);
});

// Rows: 3.53, 3.55, 4.28
test('a reload finds the last menu with the time of its fetch, for a minute', async () => {
  await pageThatSaw(1, 'vila');
  vi.setSystemTime(START + 59_000);
  const memory = await freshPage();
  expect(memory.recallListing(page())?.idEstabelecimento).toBe(1);
  expect(memory.recallSummary(11)?.listed.nome).toBe('Margherita');
  // The reload does not change its age.
  vi.setSystemTime(START + 60_001);
  expect(memory.wantsFreshListing()).toBe(true);
  expect((await freshPage()).recallListing(page())).toBe(null);
});
