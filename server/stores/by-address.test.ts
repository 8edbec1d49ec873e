import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryAreas } from '#server/database/schema.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Row = {
  codigo: string;
  estado: string;
  distancia: number | null;
  atende: boolean | null;
  taxaEntrega: number;
};
const ask = async (wire: Record<string, unknown>) =>
  (await world.visitor('acai').call('storesByAddress', wire)).body as unknown as Row[];
const row = (rows: Row[], codigo: string) => rows.find((one) => one.codigo === codigo);
const address = {
  uf: 'PE',
  cidade: 'Recife',
  logradouro: 'Rua Jacó Velosino',
  numero: '10',
  bairro: 'Casa Forte',
  cep: '52060010',
  complemento: '',
  referencia: '',
};

// Rows: 7.23
test('each store says how far it is and what it takes to an address', async () => {
  const rows = await ask({ endereco: address });
  expect(rows).toHaveLength(3);
  expect(row(rows, 'casa-forte')).toMatchObject({ atende: true, taxaEntrega: 0 });
  expect(row(rows, 'boa-viagem')).toMatchObject({ atende: false, taxaEntrega: -1 });
  expect(row(rows, 'casa-forte')?.distancia).toBeLessThan(1500);
});

test('a point alone is enough for rings, and finds its neighbourhood by itself', async () => {
  const rows = await ask({ latitude: -8.0345, longitude: -34.9189 });
  expect(row(rows, 'casa-forte')).toMatchObject({ atende: true, taxaEntrega: 0 });
  const pizzaria = (
    await world
      .visitor('pizzaria')
      .call('storesByAddress', { latitude: -23.5565, longitude: -46.6908 })
  ).body as unknown as Row[];
  expect(pizzaria).toMatchObject([{ atende: true, taxaEntrega: 6.9 }]);
});

test('without a place nothing is promised, and open stores come first', async () => {
  const rows = await ask({});
  expect(rows.map(({ distancia, atende }) => [distancia, atende])).toEqual(
    Array(3).fill([null, null]),
  );
  const ranks = rows.map(({ estado }) => ['aberto', 'pausado', 'fechado'].indexOf(estado));
  expect(ranks).toEqual(ranks.toSorted());
});

test('half a point is refused', async () => {
  expect((await world.visitor('acai').call('storesByAddress', { latitude: -8 })).status).toBe(400);
});

// Rows: 3.15
test('a store names the least fee of its areas, and none where no area has one', async () => {
  const fees = async (host: 'pizzaria' | 'cafe', codigo: string) => {
    const { body } = await world.visitor(host).call('brandByUrl', { url: `${host}.localhost` });
    return (body.estabelecimentos as { codigo: string; taxaEntrega: number }[]).find(
      (store) => store.codigo === codigo,
    )?.taxaEntrega;
  };
  const areas = await world.services.db
    .select()
    .from(deliveryAreas)
    .where(gt(deliveryAreas.taxaEntrega, 0));
  const [pizzaria] = (await world.services.brands.byHost('pizzaria.localhost'))?.stores ?? [];
  const own = areas
    .filter(({ storeId }) => storeId === pizzaria?.id)
    .map(({ taxaEntrega }) => Number(taxaEntrega));
  expect(await fees('pizzaria', pizzaria?.codigo ?? '')).toBe(Math.min(...own) / 100);
  // On the wire -1 means no delivery.
  expect(
    await fees(
      'cafe',
      (await world.services.brands.byHost('cafe.localhost'))?.stores[0]?.codigo ?? '',
    ),
  ).toBe(-1);
});
