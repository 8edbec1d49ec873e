import { expect, test } from 'vitest';
import { distanceMeters } from '#rules/places/delivery.ts';
import { sandboxGeocoding } from './sandbox.ts';
import { drawTile, toPixels } from './sandbox-map.ts';
import { sandboxStreets } from './sandbox-streets.ts';

const first = async (text: string) => (await sandboxGeocoding.search(text, null))[0];

test.each([
  ['Rua Harmonia, 456, Vila Madalena', 'Rua Harmonia', '456'],
  ['r. harmonia 456', 'Rua Harmonia', '456'],
  ['harmonia', 'Rua Harmonia', ''],
  ['Av Conselheiro Aguiar, 2034, Boa Viagem, Recife', 'Avenida Conselheiro Aguiar', '2034'],
  ['Rua Harmonia, S/N, Vila Madalena', 'Rua Harmonia', ''],
])('%s is found', async (text, logradouro, numero) => {
  expect(await first(text)).toMatchObject({ logradouro, numero });
});

test.each(['Rua', 'Rua Xyz', 'Rua Harmonia, 456, Copacabana', '', ',,,'])(
  '%j finds nothing',
  async (text) => {
    expect(await sandboxGeocoding.search(text, null)).toEqual([]);
  },
);

test('a house number has a point, and the point has that number', async () => {
  for (const number of ['1', '456', '1300']) {
    const place = await first(`Rua Harmonia, ${number}, Vila Madalena`);
    if (place === undefined) throw new Error('not found');
    expect(await sandboxGeocoding.reverse(place)).toMatchObject({
      logradouro: 'Rua Harmonia',
      numero: number,
    });
  }
});

test('the sea has no address', async () => {
  expect(await sandboxGeocoding.reverse({ latitude: -25, longitude: -40 })).toBeNull();
});

test('streets of a neighbourhood stay near its middle', () => {
  const far = sandboxStreets.filter(({ from, to }) => distanceMeters(from, to) > 1000);
  expect(far).toEqual([]);
  expect(sandboxStreets.length).toBeGreaterThan(180);
});

test('a picture of the map shows the streets that run through it, in both themes', () => {
  const street = sandboxStreets.find(({ logradouro }) => logradouro === 'Rua Harmonia');
  if (street === undefined) throw new Error('not there');
  const zoom = 17;
  const middle = {
    latitude: (street.from.latitude + street.to.latitude) / 2,
    longitude: (street.from.longitude + street.to.longitude) / 2,
  };
  const whole = toPixels(middle, { zoom, left: 0, top: 0 });
  const tile = [Math.floor(whole.x / 256), Math.floor(whole.y / 256)] as const;
  const [light, dark] = [drawTile('light', zoom, ...tile), drawTile('dark', zoom, ...tile)];
  expect(light).toContain('stroke="#fff"');
  expect(dark).not.toBe(light);
  for (const [east, picture] of [-2, -1, 0, 1, 2].map(
    (step) => [step, drawTile('light', zoom, tile[0] + step, tile[1])] as const,
  )) {
    expect(picture, `${east}`).toMatch(/^<svg .*<\/svg>$/);
  }
});

test('the grid ends where the world does', () => {
  expect(drawTile('light', 0, 0, 0)).not.toBeNull();
  for (const [zoom, x, y] of [
    [0, 1, 0],
    [3, 0, 8],
    [20, 0, 0],
    [-1, 0, 0],
    [3, 0.5, 0],
  ] as const) {
    expect(drawTile('light', zoom, x, y)).toBeNull();
  }
});
