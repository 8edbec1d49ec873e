import { expect, test } from 'vitest';
import {
  type DeliveryArea,
  type DeliveryTerms,
  distanceMeters,
  isInside,
  isListedUnserved,
  quoteDelivery,
  withStoreTerms,
} from './delivery.ts';
import { deliveryMinimumAt, freeDeliveryMinimumAt } from './delivery-minimum.ts';

const terms = (taxaEntrega: number | null, tempoMaximo = 60): DeliveryTerms => ({
  taxaEntrega,
  minimoEntregaGratis: null,
  valorMinimoPedido: null,
  tempoMinimo: 30,
  tempoMaximo,
});
const store = { latitude: -23.5505, longitude: -46.6333 };
const address = {
  bairro: 'Jardim Paulista',
  cidade: 'São Paulo',
  cep: '01405000',
  latitude: -23.5673,
  longitude: -46.6583,
};
const neighbourhood = (bairro: string, fee: number | null, cidade = 'São Paulo'): DeliveryArea => ({
  kind: 'bairro',
  bairro,
  cidade,
  ...terms(fee),
});
const ring = (maximumMeters: number, fee: number): DeliveryArea => ({
  kind: 'raio',
  maximumMeters,
  ...terms(fee),
});
const square = (exclusion: boolean, fee: number): DeliveryArea => ({
  kind: 'poligono',
  exclusion,
  points: [
    { latitude: -23.58, longitude: -46.67 },
    { latitude: -23.58, longitude: -46.64 },
    { latitude: -23.55, longitude: -46.64 },
    { latitude: -23.55, longitude: -46.67 },
  ],
  ...terms(fee),
});
const fee = (
  areas: DeliveryArea[],
  to: Parameters<typeof quoteDelivery>[1] = address,
  from: typeof store | null = store,
) => quoteDelivery(areas, to, from)?.taxaEntrega;

test('a neighbourhood is found however it is written, in its own city only', () => {
  expect(fee([neighbourhood('jd. paulista', 700)])).toBe(700);
  expect(fee([neighbourhood('JARDIM PAULISTA', 700, 'Sao Paulo')])).toBe(700);
  expect(fee([neighbourhood('Jardim Paulista', 700, 'Osasco')])).toBeUndefined();
  expect(fee([neighbourhood('', 700)], { ...address, bairro: '' })).toBeUndefined();
});

test('the cheapest of several matching areas wins, of equal ones the quicker', () => {
  expect(
    fee([ring(10_000, 1200), neighbourhood('Jardim Paulista', 900), square(false, 1000)]),
  ).toBe(900);
  const slow: DeliveryArea = { ...neighbourhood('Jardim Paulista', 900), tempoMaximo: 90 };
  expect(
    quoteDelivery([slow, neighbourhood('Jardim Paulista', 900)], address, store)?.tempoMaximo,
  ).toBe(60);
});

test('free delivery is a fee of zero and beats every other', () => {
  expect(fee([ring(10_000, 1200), neighbourhood('Jardim Paulista', 0)])).toBe(0);
});

test('an area that is listed and not served does not count', () => {
  expect(fee([neighbourhood('Jardim Paulista', null)])).toBeUndefined();
  expect(fee([neighbourhood('Jardim Paulista', null), ring(10_000, 1200)])).toBe(1200);
});

test('an address is known as not served by its neighbourhood or postal code alone', () => {
  const nowhere = { ...address, latitude: null };
  const codes: DeliveryArea = { kind: 'cep', from: '01405000', to: '01405999', ...terms(null) };
  expect(isListedUnserved([neighbourhood('Jardim Paulista', null)], nowhere)).toBe(true);
  expect(isListedUnserved([codes], nowhere)).toBe(true);
  expect(isListedUnserved([neighbourhood('Moema', null), ring(10_000, 1200)], nowhere)).toBe(false);
  expect(isListedUnserved([neighbourhood('Jardim Paulista', 700)], nowhere)).toBe(false);
});

test('rings need both ends and reach to their very edge', () => {
  const distance = distanceMeters(store, address);
  expect(fee([ring(distance, 500)])).toBe(500);
  expect(fee([ring(distance - 1, 500)])).toBeUndefined();
  expect(fee([ring(10_000, 500)], { ...address, latitude: null })).toBeUndefined();
  expect(fee([ring(10_000, 500)], address, null)).toBeUndefined();
});

test('postal codes are ranges with both ends inside, with or without the dash', () => {
  const range = (from: string, to: string): DeliveryArea => ({
    kind: 'cep',
    from,
    to,
    ...terms(600),
  });
  expect(fee([range('01405000', '01405999')])).toBe(600);
  expect(fee([range('01400-000', '01405-000')])).toBe(600);
  expect(fee([range('01405001', '01405999')])).toBeUndefined();
  expect(fee([range('00000000', '99999999')], { ...address, cep: '' })).toBeUndefined();
});

test('a polygon serves what is inside; an exclusion overrules every other rule', () => {
  expect(fee([square(false, 800)])).toBe(800);
  expect(fee([square(false, 800)], { ...address, latitude: -23.6 })).toBeUndefined();
  expect(fee([neighbourhood('Jardim Paulista', 700), square(true, 0)])).toBeUndefined();
  expect(
    fee([neighbourhood('Jardim Paulista', 700), square(true, 0)], { ...address, latitude: -23.6 }),
  ).toBe(700);
});

test('a polygon may be hollow, open or nothing at all', () => {
  const points = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 3],
    [1, 3],
    [1, 1],
    [4, 1],
    [4, 0],
  ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
  expect(isInside(points, { latitude: 2, longitude: 2 })).toBe(false);
  expect(isInside(points, { latitude: 0.5, longitude: 2 })).toBe(true);
  expect(isInside(points, { latitude: 3, longitude: 3.5 })).toBe(true);
  expect(isInside([], { latitude: 0, longitude: 0 })).toBe(false);
});

test('no area, no delivery', () => {
  expect(quoteDelivery([], address, store)).toBeNull();
});

test('distances are those of the globe', () => {
  expect(distanceMeters(store, store)).toBe(0);
  // São Paulo to Rio de Janeiro is about 361 km.
  expect(distanceMeters(store, { latitude: -22.9068, longitude: -43.1729 }) / 1000).toBeCloseTo(
    361,
    0,
  );
});

test('an area that says nothing of free delivery keeps what its store promises', () => {
  const empty = neighbourhood('Jardim Paulista', 700);
  expect(withStoreTerms(empty, { minimoEntregaGratis: 10_000 }).minimoEntregaGratis).toBe(10_000);
  expect(withStoreTerms(empty, { minimoEntregaGratis: null }).minimoEntregaGratis).toBeNull();
  for (const own of [0, 5000, 99_900]) {
    const area = { ...empty, minimoEntregaGratis: own };
    expect(withStoreTerms(area, { minimoEntregaGratis: 10_000 })).toEqual(area);
  }
});

// Rows: 3.24, 5.36
test('an area decides about free delivery, and before it is known the menu does', () => {
  expect(freeDeliveryMinimumAt({ minimoEntregaGratis: 5000 }, 8000)).toBe(5000);
  expect(freeDeliveryMinimumAt({ minimoEntregaGratis: null }, 8000)).toBeNull();
  expect(freeDeliveryMinimumAt(null, 8000)).toBe(8000);
  expect(freeDeliveryMinimumAt(null, null)).toBeNull();
});

// Rows: 3.25
test('an area with a minimum of its own asks for that one, also where it asks for nothing', () => {
  expect(deliveryMinimumAt({ valorMinimoPedido: 6000 }, 3500)).toBe(6000);
  expect(deliveryMinimumAt({ valorMinimoPedido: 0 }, 3500)).toBe(0);
  expect(deliveryMinimumAt({ valorMinimoPedido: null }, 3500)).toBe(3500);
  expect(deliveryMinimumAt(null, 3500)).toBe(3500);
});

test('an unconfirmed point decides whether, and the dearest area at what fee', () => {
  const rings = [ring(1000, 0), ring(9000, 1200)];
  expect(quoteDelivery(rings, { ...address, ...store }, store)?.taxaEntrega).toBe(0);
  const unconfirmed = { ...address, ...store, unconfirmed: true };
  expect(quoteDelivery(rings, unconfirmed, store)?.taxaEntrega).toBe(1200);
  expect(quoteDelivery(rings, { ...unconfirmed, latitude: -22 }, store)).toBeNull();
  // A written neighbourhood needs no map.
  const listed = [...rings, neighbourhood('Jardim Paulista', 700)];
  expect(quoteDelivery(listed, unconfirmed, store)?.taxaEntrega).toBe(700);
});

test('without any point the dearest area counts, unless the place is listed as not served', () => {
  const nowhere = { ...address, latitude: null, longitude: null, unconfirmed: true };
  const rings = [ring(1000, 0), ring(9000, 1200)];
  expect(quoteDelivery(rings, nowhere, store)?.taxaEntrega).toBe(1200);
  const unserved = [...rings, neighbourhood('Jardim Paulista', null)];
  expect(quoteDelivery(unserved, nowhere, store)).toBeNull();
});
