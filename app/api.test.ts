// What each API call carries besides its body: the two keyed hashes of the specification, section
// 7.
import { beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER_HEADER, contextHash, STORE_HEADER } from '#contract/headers.ts';
import { api, describeCalls } from './api.ts';

const KEY = 'chave-da-marca';
const sent: Headers[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR', dataset: { api: '/api' } } });
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return new Response('[]');
  });
  describeCalls({ appNome: 'acai', contextKey: KEY, storeId: null, customerId: null });
});

async function hashesOf(call: (client: Awaited<ReturnType<typeof api>>) => Promise<unknown>) {
  await call(await api());
  const headers = sent.at(-1);
  return [headers?.get(STORE_HEADER), headers?.get(CUSTOMER_HEADER)];
}

// Rows: 7.3
test('every request carries two hash headers, 0 without a store or a customer', async () => {
  const nobodys = await contextHash(KEY, 0);
  expect(await hashesOf((client) => client.tableState({}))).toEqual([nobodys, nobodys]);
  describeCalls({ storeId: 3, customerId: 42 });
  expect(await hashesOf((client) => client.tableState({}))).toEqual([
    await contextHash(KEY, 3),
    await contextHash(KEY, 42),
  ]);
});

// Rows: 7.3
test('a call for a store carries that store’s hash, not the last menu’s', async () => {
  describeCalls({ storeId: 3 });
  const four = await contextHash(KEY, 4);
  const table = { appNome: 'acai', nome: 'Mesa 1', tipoUsuario: 2, idEstabelecimento: 4 } as const;
  expect((await hashesOf((client) => client.createTableUser(table)))[0]).toBe(four);
  expect((await hashesOf((client) => client.storeParameters({ idEstabelecimento: 4 })))[0]).toBe(
    four,
  );
  const coupon = {
    estabelecimento: { id: 4 },
    desconto: { codigoCupom: 'OI' },
    tipoPedido: 2,
    itens: [],
  } as const;
  expect((await hashesOf((client) => client.applyCoupon({ ...coupon, itens: [] })))[0]).toBe(four);
});
