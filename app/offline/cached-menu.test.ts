import { afterEach, expect, test, vi } from 'vitest';
import { cachedProduct, keepMenuOf } from './cached-menu.ts';

const asked: number[] = [];
vi.mock('../api.ts', () => ({
  api: async () => ({
    menu: async ({ idEstabelecimento }: { idEstabelecimento: number }) => {
      asked.push(idEstabelecimento);
      return {
        ok: true,
        value: { categorias: [{ tom: 'mint', produtos: [{ id: 7, nome: 'Calabresa' }] }] },
      };
    },
  }),
}));

/** As much of a browser's caches as the cached menu uses. */
function stubCaches(): Map<string, Response> {
  const stored = new Map<string, Response>();
  const match = async (key: string) => stored.get(key)?.clone();
  const cache = {
    match,
    keys: async () => [...stored.keys()],
    delete: async (key: string) => stored.delete(key),
    put: async (key: string, reply: Response) => void stored.set(key, reply),
  };
  vi.stubGlobal('caches', { open: async () => cache, match });
  return stored;
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('a product of the kept menu opens without a network, with what the list says', async () => {
  stubCaches();
  await keepMenuOf(3);
  expect(await cachedProduct(3, 7)).toMatchObject({ storeId: 3, tom: 'mint', product: { id: 7 } });
  expect(await cachedProduct(3, 8)).toBeNull();
  expect(await cachedProduct(4, 7)).toBeNull();
});

test('a menu is asked for again only once the kept one is old', async () => {
  stubCaches();
  const start = 1_000_000_000;
  await keepMenuOf(3, start);
  await keepMenuOf(3, start + 60_000);
  expect(asked).toEqual([3]);
  await keepMenuOf(3, start + 7 * 3_600_000);
  expect(asked).toEqual([3, 3]);
});

test('only the menu of the last store is kept', async () => {
  const stored = stubCaches();
  await keepMenuOf(3);
  await keepMenuOf(4);
  expect([...stored.keys()]).toEqual(['/cached-menu/4']);
});

test('a browser without caches keeps nothing and finds nothing', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  await keepMenuOf(3);
  expect(await cachedProduct(3, 7)).toBeNull();
});
