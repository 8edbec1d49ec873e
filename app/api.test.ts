// What the browser says with each call about the page that sends it.
import { afterEach, expect, test, vi } from 'vitest';
import { CUSTOMER_HEADER, contextHash, STORE_HEADER } from '#contract/headers.ts';
import { api, describeCalls } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

async function headersOfACall(): Promise<Headers> {
  let sent = new Headers();
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR', dataset: {} } });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = new Headers(init.headers);
    return Response.json([]);
  });
  await (await api()).storeParameters({ idEstabelecimento: 7 });
  return sent;
}

// Rows: 7.3
test('the browser sends the keyed hashes of the store and of the customer', async () => {
  describeCalls({ contextKey: 'key of the brand', storeId: 7, customerId: 31 });
  const sent = await headersOfACall();
  expect(sent.get(STORE_HEADER)).toBe(await contextHash('key of the brand', 7));
  expect(sent.get(CUSTOMER_HEADER)).toBe(await contextHash('key of the brand', 31));
  expect(sent.get(STORE_HEADER)).not.toBe(sent.get(CUSTOMER_HEADER));
});
