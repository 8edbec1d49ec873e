import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Rows: 2.68
test('a typed address finds its place, and the place finds its address again', async () => {
  const ana = world.visitor('pizzaria');
  const { body } = await ana.call('suggestPlaces', {
    busca: 'R. Harmonia, 456, vl madalena',
    aoDigitar: true,
  });
  const [lugar] = (body as { lugares: { latitude: number; longitude: number }[] }).lugares;
  expect(lugar).toMatchObject({
    logradouro: 'Rua Harmonia',
    numero: '456',
    bairro: 'Vila Madalena',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '05435000',
  });
  const { latitude, longitude } = lugar ?? {};
  expect((await ana.call('placeAt', { latitude, longitude })).body).toMatchObject({
    lugar: { logradouro: 'Rua Harmonia', numero: '456' },
  });
  expect((await ana.call('placeAt', { latitude: 0, longitude: 0 })).body).toEqual({ lugar: null });
  expect((await ana.call('placeAt', { latitude: 91, longitude: 0 })).status).toBe(400);
});

test('a postal code finds its street without a number, and an unknown one nothing', async () => {
  const ana = world.visitor('pizzaria');
  const asked = async (busca: string) =>
    (await ana.call('suggestPlaces', { busca, aoDigitar: true })).body;
  const street = { logradouro: 'Rua Harmonia', numero: '', cep: '05435000', cidade: 'São Paulo' };
  expect(await asked('05435-000')).toMatchObject({ lugares: [street] });
  expect(await asked('05435000')).toMatchObject({ lugares: [street] });
  expect(await asked('99999-999')).toMatchObject({ lugares: [] });
});

test('places near the store come first', async () => {
  const ana = world.visitor('acai');
  const { id } = await storeOf(world, ana);
  const { lugares } = (
    await ana.call('suggestPlaces', { busca: 'Avenida', aoDigitar: true, idEstabelecimento: id })
  ).body as { lugares: unknown[] };
  expect(lugares).toEqual([]);
  const found = (
    await ana.call('suggestPlaces', {
      busca: 'Rua dos Navegantes',
      aoDigitar: true,
      idEstabelecimento: id,
    })
  ).body;
  expect(found).toMatchObject({
    aoDigitar: true,
    lugares: [{ cidade: 'Recife', bairro: 'Boa Viagem' }],
  });
});

test('a provider that must not be queried during typing is not', async () => {
  const { geocoding } = world.services;
  const asked: string[] = [];
  world.services.geocoding = {
    asTyped: false,
    search: async (text) => (asked.push(text) > 0 ? [] : []),
    reverse: () => Promise.reject(new Error('down')),
  };
  const ana = world.visitor('pizzaria');
  expect(
    (await ana.call('suggestPlaces', { busca: 'Rua Harmonia', aoDigitar: true })).body,
  ).toEqual({ lugares: [], aoDigitar: false });
  expect(asked).toEqual([]);
  await ana.call('suggestPlaces', { busca: 'Rua Harmonia', aoDigitar: false });
  expect(asked).toEqual(['Rua Harmonia']);
  expect((await ana.call('placeAt', { latitude: -23.5, longitude: -46.6 })).body).toMatchObject({
    codErro: failureCodes.placesUnavailable,
  });
  world.services.geocoding = geocoding;
});

test('the map draws itself until the settings name another', async () => {
  const ana = world.visitor('pizzaria');
  expect((await ana.call('mapSettings')).body).toEqual({
    urlMapa: '/mapa/{theme}/{z}/{x}/{y}.svg',
    creditoMapa: '',
    aproximacaoMaxima: 19,
    exemplo: true,
  });
  const picture = await ana.request('/mapa/light/17/48554/74354.svg');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg /);
  expect((await ana.request('/mapa/light/3/8/0.svg')).status).toBe(404);
  expect((await ana.request('/mapa/pink/3/1/0.svg')).status).toBe(404);
});

test('questions about places are counted for each caller', async () => {
  const ana = world.visitor('burger');
  const replies = await Promise.all(
    Array.from({ length: 121 }, () => ana.call('placeAt', { latitude: 0, longitude: 0 })),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  world.setNow(null);
});
