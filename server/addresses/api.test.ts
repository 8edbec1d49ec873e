import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { home, storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Rows: 7.24
test('a postal code fills the address in, with or without its dash', async () => {
  const ana = world.visitor('pizzaria');
  const expected = {
    cep: '05435000',
    uf: 'SP',
    cidade: 'São Paulo',
    bairro: 'Vila Madalena',
    logradouro: 'Rua Harmonia',
  };
  expect((await ana.call('postalCode', { cep: '05435-000' })).body).toEqual(expected);
  expect((await ana.call('postalCode', { cep: '05435000' })).body).toEqual(expected);
  expect((await ana.call('postalCode', { cep: '99999999' })).body).toMatchObject({
    codErro: failureCodes.postalCodeUnknown,
  });
  expect((await ana.call('postalCode', { cep: '0543500' })).status).toBe(400);
});

test('a provider that is down is distinguished from an unknown code', async () => {
  const { find } = world.services.postalCodes;
  world.services.postalCodes.find = () => Promise.reject(new Error('no answer'));
  expect(
    (await world.visitor('pizzaria').call('postalCode', { cep: '05435000' })).body,
  ).toMatchObject({ codErro: failureCodes.postalCodeUnavailable });
  world.services.postalCodes.find = find;
});

// Rows: 3.23, 7.26
test('a store lists its neighbourhoods with fees, also those that it does not serve', async () => {
  const ana = world.visitor('pizzaria');
  const { id } = await storeOf(world, ana);
  const list = (await ana.call('neighbourhoods', { idEstabelecimento: id })).body as unknown as {
    bairro: string;
  }[];
  expect(list).toContainEqual({
    bairro: 'Vila Madalena',
    cidade: 'São Paulo',
    uf: 'SP',
    taxaEntrega: 6.9,
  });
  expect(list).toContainEqual({
    bairro: 'Vila Leopoldina',
    cidade: 'São Paulo',
    uf: 'SP',
    taxaEntrega: -1,
  });
  expect(list.map((row) => row.bairro)).toEqual(
    list.map((row) => row.bairro).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
  );
  expect(
    (await ana.call('neighbourhoods', { idEstabelecimento: id, cidade: 'Santos' })).body,
  ).toEqual([]);
});

// Rows: 7.25
test('the cities of a brand are named once each', async () => {
  expect((await world.visitor('pizzaria').call('servedCities')).body).toEqual([
    { cidade: 'São Paulo', uf: 'SP' },
  ]);
  expect((await world.visitor('acai').call('servedCities')).body).toEqual([
    { cidade: 'Recife', uf: 'PE' },
  ]);
  expect((await world.visitor('cafe').call('servedCities')).body).toEqual([]);
});

// Rows: 7.21
test('a neighbourhood is found however it is written', async () => {
  const ana = world.visitor('pizzaria');
  const { id } = await storeOf(world, ana);
  const quote = async (bairro: string) =>
    (await ana.call('quoteAddress', { idEstabelecimento: id, ...home, bairro })).body;
  expect(await quote('vl. madalena')).toEqual({
    taxaEntrega: 6.9,
    minimoEntregaGratis: 120,
    valorMinimoPedido: null,
    tempoMinimo: 35,
    tempoMaximo: 50,
    estabelecimentoQueAtende: null,
  });
  expect(await quote('Butantã')).toMatchObject({ taxaEntrega: 13.9, valorMinimoPedido: 60 });
  expect(await quote('Vila Leopoldina')).toMatchObject({
    taxaEntrega: -1,
    estabelecimentoQueAtende: null,
  });
});

test('rings are measured from the postal code when the address brings no point', async () => {
  const ana = world.visitor('acai');
  const [boaViagem] = (await world.services.brands.byHost('acai.localhost'))?.stores ?? [];
  const recife = {
    uf: 'PE',
    cidade: 'Recife',
    logradouro: 'Rua',
    numero: '1',
    complemento: '',
    referencia: '',
  };
  const quote = async (cep: string, bairro: string) =>
    (await ana.call('quoteAddress', { idEstabelecimento: boaViagem?.id, ...recife, cep, bairro }))
      .body;
  expect(await quote('51111020', 'Boa Viagem')).toMatchObject({ taxaEntrega: 0 });
  expect(await quote('50030230', 'Recife')).toMatchObject({ taxaEntrega: 11.9 });
  expect(await quote('52060010', 'Casa Forte')).toMatchObject({
    taxaEntrega: -1,
    estabelecimentoQueAtende: { codigo: 'casa-forte' },
  });
  expect(await quote('', 'Boa Viagem')).toMatchObject({ codErro: failureCodes.addressError });
});

// Rows: 7.21
test('a store that does not deliver says so', async () => {
  const ana = world.visitor('cafe');
  const { id } = await storeOf(world, ana);
  expect((await ana.call('quoteAddress', { idEstabelecimento: id, ...home })).body).toMatchObject({
    codErro: failureCodes.deliveryUnavailable,
  });
});

const portoAlegre = {
  cep: '',
  uf: 'RS',
  cidade: 'Porto Alegre',
  bairro: 'Outro',
  logradouro: 'Rua',
  numero: '1',
  complemento: '',
  referencia: '',
};

test('polygons on the map count: an island is excluded, a campus is included', async () => {
  const ana = world.visitor('mercado');
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const { geocoding } = world.services;
  const quote = async (latitude: number, longitude: number) => {
    // The map finds the written street at the point of the pin.
    world.services.geocoding = {
      ...geocoding,
      search: async () => [{ ...portoAlegre, latitude, longitude }],
    };
    const point = { latitude, longitude };
    return (await ana.call('quoteAddress', { idEstabelecimento, ...portoAlegre, ...point })).body;
  };
  // Both within the outer ring, one of them on an island.
  expect(await quote(-30.0, -51.25)).toMatchObject({ taxaEntrega: -1 });
  expect(await quote(-30.06, -51.2)).toMatchObject({ taxaEntrega: 8.9 });
  // Beyond every ring.
  expect(await quote(-30.07, -51.12)).toMatchObject({ taxaEntrega: 16.9 });
  expect(await quote(-30.09, -51.12)).toMatchObject({ taxaEntrega: -1 });
  world.services.geocoding = geocoding;
});

test('a point far from its postal code is not believed, so it buys no lower fee', async () => {
  const ana = world.visitor('acai');
  const { id: idEstabelecimento, latitude, longitude } = await storeOf(world, ana);
  const farAway = { ...portoAlegre, uf: 'PE', cidade: 'Recife', cep: '50030230', bairro: 'Recife' };
  const quote = async (more: object) =>
    (await ana.call('quoteAddress', { idEstabelecimento, ...farAway, ...more })).body;
  expect(await quote({})).toMatchObject({ taxaEntrega: 11.9 });
  expect(await quote({ latitude, longitude })).toMatchObject({ taxaEntrega: 11.9 });
});

test('a point counts only near the typed street: a false postal code saves nothing', async () => {
  const ana = world.visitor('acai');
  const { id: idEstabelecimento, latitude, longitude } = await storeOf(world, ana);
  const atTheStore = { idEstabelecimento, latitude, longitude };
  const far = { ...portoAlegre, uf: 'PE', cidade: 'Recife', bairro: 'Recife' };
  for (const cep of ['', '99999999']) {
    const unknown = { ...far, cep, logradouro: 'Rua Que Não Existe', numero: '1' };
    const { body } = await ana.call('quoteAddress', { ...atTheStore, ...unknown });
    expect(body.codErro).toBe(failureCodes.addressError);
  }
});

test('while the map is away the highest fee counts, so nobody chooses a lower one', async () => {
  const ana = world.visitor('acai');
  const { id: idEstabelecimento, latitude, longitude } = await storeOf(world, ana);
  const street = { ...portoAlegre, uf: 'PE', cidade: 'Recife', bairro: 'Boa Viagem' };
  const quote = async (more: object) =>
    (await ana.call('quoteAddress', { idEstabelecimento, ...street, ...more })).body;
  const { geocoding } = world.services;
  const away = async () => Promise.reject(new Error('the provider is away'));
  world.services.geocoding = { ...geocoding, search: away };
  const dearest = { taxaEntrega: 11.9, semMapa: true };
  expect(await quote({ latitude, longitude })).toMatchObject(dearest);
  // Without a map nobody can set a pin: the city is enough to order.
  expect(await quote({})).toMatchObject(dearest);
  expect(await quote({ latitude: -8.4, longitude: -35.4 })).toMatchObject({ taxaEntrega: -1 });
  expect(await quote({ cidade: 'Olinda' })).toMatchObject({ codErro: failureCodes.addressError });
  // A postal code whose place is known needs no map.
  const coded = await quote({ cep: '51111020', latitude, longitude });
  expect([coded.taxaEntrega, coded.semMapa]).toEqual([0, undefined]);
  world.services.geocoding = geocoding;
});

test('a street without a postal code is geocoded, not placed in the city’s centre', async () => {
  const ana = world.visitor('acai');
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const street = {
    ...portoAlegre,
    uf: 'PE',
    cidade: 'Recife',
    bairro: 'Boa Viagem',
    logradouro: 'Rua dos Navegantes',
    numero: '300',
  };
  expect((await ana.call('quoteAddress', { idEstabelecimento, ...street })).body).toMatchObject({
    taxaEntrega: 0,
  });
  const { geocoding } = world.services;
  const middle = { ...street, logradouro: '', latitude: -8.05, longitude: -34.9 };
  world.services.geocoding = { ...geocoding, search: async () => [middle] };
  expect((await ana.call('quoteAddress', { idEstabelecimento, ...street })).body).toMatchObject({
    codErro: failureCodes.addressError,
  });
  world.services.geocoding = geocoding;
});

// Rows: 5.22
test('a city in another state is not served, and is named', async () => {
  const ana = world.visitor('burger');
  const { id: idEstabelecimento } = await storeOf(world, ana);
  const { body } = await ana.call('quoteAddress', {
    idEstabelecimento,
    ...portoAlegre,
    cep: '51020010',
    uf: 'PE',
    cidade: 'Recife',
  });
  expect(body).toMatchObject({
    codErro: failureCodes.cityNotServed,
    mensagem: 'A loja não atende Recife.',
  });
});
