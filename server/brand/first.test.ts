import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { readEnv } from '#server/env.ts';
import { createMain } from '#server/main.ts';
import type { PageBuild } from '#server/page-build.ts';
import { createPages } from '#server/pages.ts';
import { openServices } from '#server/services.ts';
import { createTestDatabase, testSecret } from '#test/set-up/test-database.ts';
import { firstRunKey } from './first-api.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: Awaited<ReturnType<typeof openServices>>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openServices(
    readEnv({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      QUITUTE_TEST: '1',
      SECRET: testSecret,
      DEMO: '0',
    }),
    database.url,
    () => new Date(inject('instant')),
  );
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

/** The data for the first-run page; nothing is rendered here. */
async function drawnWith(path: string): Promise<boolean | undefined> {
  let firstRun: boolean | undefined;
  const provide = (_context: unknown, page: { firstRun: boolean }) => {
    firstRun = page.firstRun;
    throw new Error('seen');
  };
  const pages = createPages(
    opened.services,
    async () => ({ entry: { module: { provide } } }) as unknown as PageBuild,
    false,
  );
  await pages
    .render(new Request(`http://minha.localhost${path}`), () =>
      Promise.reject(new Error('no call')),
    )
    .catch(() => null);
  return firstRun;
}

test('the page of the first run is open while there is no brand, and there alone', async () => {
  expect([
    await drawnWith('/comecar'),
    await drawnWith('/comecar.data'),
    await drawnWith('/'),
    await drawnWith('/painel'),
  ]).toEqual([true, true, false, false]);
});

test('an empty deployment is taken with the key of its terminal, once, by one of two', async () => {
  const main = createMain(opened.services, { loadBuild: null, development: false });
  const call = async (path: string, body: Record<string, unknown>) => {
    const request = new Request(`http://minha.localhost/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await (
      await main.fetch(request, { connection: { address: '127.0.0.1' } })
    ).json()) as Record<string, unknown>;
  };
  const chave = firstRunKey(opened.services);
  const wanted = { chave, nomeMarca: 'Minha Casa', nome: 'Rosa', email: 'rosa@casa.com.br' };
  const take = (changes: Partial<typeof wanted> = {}) =>
    call('/painel/PrimeiraMarca', { ...wanted, ...changes });
  expect((await take({ chave: 'x'.repeat(32) })).codErro).toBe(failureCodes.firstRunOver);
  const both = await Promise.all([take(), take({ nomeMarca: 'Outra' })]);
  const [won] = both.filter(({ caminho }) => caminho !== undefined);
  expect(both.map(({ codErro }) => codErro).sort()).toEqual([failureCodes.firstRunOver, undefined]);
  const token = /chave=([\w-]{43})$/.exec(String(won?.caminho))?.[1];
  expect(
    await call('/painel/AceitarConvite', { chave: token, senhaNova: 'senha-da-rosa' }),
  ).toEqual({ email: 'rosa@casa.com.br' });
  expect((await take({ nomeMarca: 'Tarde' })).codErro).toBe(failureCodes.firstRunOver);
  opened.services.brands.forget(null);
  expect([await drawnWith('/comecar'), await drawnWith('/comecar.data')]).toEqual([false, false]);
});
