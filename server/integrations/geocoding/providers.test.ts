// Nominatim and Google, with the shapes of their real replies, successes and failures.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type LocalProvider, openProvider, page } from '#test/local-provider.ts';
import { HASTY_MS, PATIENT_MS } from '#test/provider-patience.ts';
import { googleGeocoding } from './google.ts';
import { nominatim } from './nominatim.ts';
import type { Geocoding } from './port.ts';
import { createTurns } from './turns.ts';

let provider: LocalProvider;
let google: Geocoding;
let osm: Geocoding;
beforeAll(async () => {
  provider = await openProvider();
});
beforeEach(() => {
  provider.asked.length = 0;
  // Replies are cached, so each test has its own provider.
  osm = osmWaiting(PATIENT_MS);
  google = googleWaiting(PATIENT_MS);
});
afterAll(() => provider.close());

const osmWaiting = (ms: number) => nominatim(`${provider.url}/`, ms, () => new Date(0));
const googleWaiting = (ms: number) => googleGeocoding(`${provider.url}/maps/api`, 'the-key', ms);

const store = { latitude: -23.5574, longitude: -46.6903 };
const item = {
  place_id: 1,
  licence: 'ODbL',
  osm_type: 'way',
  osm_id: 2,
  lat: '-23.5565',
  lon: '-46.6908',
  category: 'place',
  type: 'house',
  place_rank: 30,
  importance: 0.1,
  display_name: 'Rua Harmonia, 456',
  boundingbox: ['-23.6', '-23.5', '-46.7', '-46.6'],
  address: {
    road: 'Rua Harmonia',
    house_number: '456',
    suburb: 'Vila Madalena',
    city: 'São Paulo',
    state: 'São Paulo',
    'ISO3166-2-lvl4': 'BR-SP',
    postcode: '05435-000',
    country: 'Brasil',
    country_code: 'br',
  },
};
const harmonia = {
  cep: '05435000',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Vila Madalena',
  logradouro: 'Rua Harmonia',
  numero: '456',
  latitude: -23.5565,
  longitude: -46.6908,
};

test('Nominatim’s list becomes places, and what has no point is left out', async () => {
  provider.answer = () => json([item, { display_name: 'nowhere' }]);
  expect(await osm.search('Rua Harmonia, 456', store)).toEqual([harmonia]);
  const asked = new URL(provider.asked[0]?.path ?? '', provider.url);
  expect(asked.pathname).toBe('/search');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    format: 'jsonv2',
    q: 'Rua Harmonia, 456',
    countrycodes: 'br',
    addressdetails: '1',
    'accept-language': 'pt-BR',
    viewbox: '-46.9403,-23.3074,-46.4403,-23.8074',
  });
});

test('Nominatim’s towns and missing parts are taken as they come', async () => {
  provider.answer = () =>
    json([
      {
        lat: '-1',
        lon: '-2',
        address: { town: 'Tiradentes', neighbourhood: 'Centro', postcode: '36325' },
      },
    ]);
  expect(await osm.search('Tiradentes', null)).toEqual([
    {
      cep: '',
      uf: '',
      cidade: 'Tiradentes',
      bairro: 'Centro',
      logradouro: '',
      numero: '',
      latitude: -1,
      longitude: -2,
    },
  ]);
});

test('Nominatim knows the address at a point, or says that there is none', async () => {
  provider.answer = () => json(item);
  expect(await osm.reverse(store)).toEqual(harmonia);
  expect(provider.asked[0]?.path).toMatch(/^\/reverse\?.*lat=-23\.557400&lon=-46\.690300/);
  provider.answer = () => json({ error: 'Unable to geocode' });
  expect(await osm.reverse({ latitude: 0, longitude: 0 })).toBeNull();
});

test('Nominatim is asked once for the same thing; errors and timeouts are failures', async () => {
  provider.answer = () => json([item]);
  await osm.search('Rua Harmonia', null);
  await osm.search('Rua Harmonia', null);
  expect(provider.asked).toHaveLength(1);
  for (const answer of [page(200), page(429), json({ error: { code: 500 } }, 500)]) {
    provider.answer = () => answer;
    await expect(osm.search('Rua Girassol', null)).rejects.toThrow();
  }
  provider.answer = () => 'silent';
  await expect(osmWaiting(HASTY_MS).search('Rua Girassol', null)).rejects.toThrow();
});

test('the public Nominatim is not queried during typing, your own is', () => {
  expect(nominatim('https://nominatim.openstreetmap.org', 100, () => new Date(0)).asTyped).toBe(
    false,
  );
  expect(osm.asTyped).toBe(true);
});

test('questions take turns, and a queue that is too long sends people away', async () => {
  const turns = createTurns(1, 1);
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  const first = turns.take(work('first'));
  await expect(turns.take(work('second'))).rejects.toThrow('too many');
  await first;
  await turns.take(work('third'));
  expect(order).toEqual(['first', 'third']);
});

const part = (long_name: string, short_name: string, ...types: string[]) => ({
  long_name,
  short_name,
  types,
});
const result = {
  formatted_address: 'R. Harmonia, 456 - Vila Madalena, São Paulo - SP, 05435-000',
  place_id: 'abc',
  types: ['street_address'],
  geometry: { location: { lat: -23.5565, lng: -46.6908 }, location_type: 'ROOFTOP', viewport: {} },
  address_components: [
    part('456', '456', 'street_number'),
    part('Rua Harmonia', 'R. Harmonia', 'route'),
    part('Vila Madalena', 'Vila Madalena', 'political', 'sublocality', 'sublocality_level_1'),
    part('São Paulo', 'São Paulo', 'administrative_area_level_2', 'political'),
    part('São Paulo', 'SP', 'administrative_area_level_1', 'political'),
    part('Brasil', 'BR', 'country', 'political'),
    part('05435-000', '05435-000', 'postal_code'),
  ],
};

test('Google’s results become places, and the key goes along', async () => {
  provider.answer = () => json({ status: 'OK', results: [result, { geometry: {} }] });
  expect(await google.search('Rua Harmonia, 456', store)).toEqual([harmonia]);
  const asked = new URL(provider.asked[0]?.path ?? '', provider.url);
  expect(asked.pathname).toBe('/maps/api/geocode/json');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    address: 'Rua Harmonia, 456',
    components: 'country:BR',
    language: 'pt-BR',
    region: 'br',
    key: 'the-key',
  });
  expect(await google.reverse(store)).toEqual(harmonia);
});

test('Google answers 200 to everything: the word in it decides', async () => {
  provider.answer = () => json({ status: 'ZERO_RESULTS', results: [] });
  expect(await google.search('xyz', null)).toEqual([]);
  expect(await google.reverse(store)).toBeNull();
  for (const status of [
    'OVER_QUERY_LIMIT',
    'OVER_DAILY_LIMIT',
    'REQUEST_DENIED',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
  ]) {
    provider.answer = () => json({ status, results: [], error_message: 'the-key is wrong' });
    await expect(google.search('xyz', null)).rejects.toThrow(`Google answered ${status}`);
  }
  for (const answer of [page(200), page(503)]) {
    provider.answer = () => answer;
    await expect(google.reverse(store)).rejects.toThrow(/^(?!.*the-key)/);
  }
  provider.answer = () => 'silent';
  await expect(googleWaiting(HASTY_MS).reverse(store)).rejects.toThrow(/^(?!.*the-key)/);
});
