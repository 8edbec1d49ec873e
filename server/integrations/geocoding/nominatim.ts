// Nominatim, preferably your own or a commercial one. The public server allows one request a second
// per application and none while a customer types.
import type { Place } from '#contract/entities/address.ts';
import type { Point } from '#rules/places/delivery.ts';
import type { Now } from '../../clock.ts';
import { fetchJson, recordOf, textOf } from '../fetch-json.ts';
import { createMemory } from '../remembered.ts';
import type { Geocoding } from './port.ts';
import { createTurns } from './turns.ts';

const DAY_MS = 86_400_000;
const MOST = 5000;
const PUBLIC_SPACING_MS = 1100;
const MOST_WAITING = 5;
/** Half the side of the square around the store in which places count as near, in degrees. */
const NEAR_DEGREES = 0.25;

export function nominatim(base: string, timeoutMs: number, now: Now): Geocoding {
  const isPublic = new URL(base).hostname.endsWith('openstreetmap.org');
  const turns = createTurns(isPublic ? PUBLIC_SPACING_MS : 0, MOST_WAITING);
  const memory = createMemory<unknown>(MOST, now);

  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const url = new URL(`${base.replace(/\/$/, '')}/${path}`);
    url.search = new URLSearchParams({
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'pt-BR',
      ...query,
    }).toString();
    const known = memory.get(url.search);
    if (known !== undefined) return known;
    const { status, body } = await turns.take(() => fetchJson(url, { timeoutMs }));
    if (status !== 200) throw new Error(`Nominatim answered ${status}`);
    memory.set(url.search, body, DAY_MS);
    return body;
  }

  return {
    asTyped: !isPublic,
    async search(text, near) {
      const found = await ask('search', {
        q: text,
        countrycodes: 'br',
        limit: '6',
        ...(near === null ? {} : { viewbox: boxAround(near) }),
      });
      if (!Array.isArray(found)) throw new Error('Nominatim answered no list');
      return found.flatMap((item) => toPlace(item) ?? []);
    },
    async reverse({ latitude, longitude }) {
      return toPlace(
        await ask('reverse', { lat: latitude.toFixed(6), lon: longitude.toFixed(6), zoom: '18' }),
      );
    },
  };
}

function boxAround({ latitude, longitude }: Point): string {
  return [
    longitude - NEAR_DEGREES,
    latitude + NEAR_DEGREES,
    longitude + NEAR_DEGREES,
    latitude - NEAR_DEGREES,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
}

/** Coordinates are strings, and the city is in one of four fields. */
function toPlace(raw: unknown): Place | null {
  const item = recordOf(raw);
  const latitude = Number(item.lat);
  const longitude = Number(item.lon);
  if (
    typeof item.lat !== 'string' ||
    typeof item.lon !== 'string' ||
    !Number.isFinite(latitude) ||
    !Number.isFinite(longitude)
  )
    return null;
  const address = recordOf(item.address);
  const first = (...names: string[]) =>
    names.map((name) => textOf(address[name], 80)).find((text) => text !== '') ?? '';
  const cep = textOf(address.postcode, 12).replace(/\D/g, '');
  return {
    cep: cep.length === 8 ? cep : '',
    uf: /^BR-([A-Z]{2})$/.exec(textOf(address['ISO3166-2-lvl4'], 8))?.[1] ?? '',
    cidade: first('city', 'town', 'village', 'municipality'),
    bairro: first('suburb', 'neighbourhood', 'quarter', 'city_district'),
    logradouro: first('road', 'pedestrian'),
    numero: textOf(address.house_number, 20),
    latitude,
    longitude,
  };
}
