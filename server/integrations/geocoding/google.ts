// Google's Geocoding API with a key that stays on the server. It always replies 200; the field
// `status` has the result.
import type { Place } from '#contract/entities/address.ts';
import { fetchJson, recordOf, textOf } from '../fetch-json.ts';
import type { Geocoding } from './port.ts';

export const GOOGLE_MAPS = 'https://maps.googleapis.com/maps/api';

/** About the range of a store's deliveries, in degrees. */
const NEAR_DEGREES = 0.25;

export function googleGeocoding(base: string, key: string, timeoutMs: number): Geocoding {
  async function ask(query: Record<string, string>): Promise<unknown[]> {
    const url = new URL(`${base}/geocode/json`);
    url.search = new URLSearchParams({ language: 'pt-BR', region: 'br', ...query, key }).toString();
    const { status, body } = await fetchJson(url, { timeoutMs });
    const { status: word, results } = recordOf(body);
    if (status === 200 && word === 'ZERO_RESULTS') return [];
    if (status !== 200 || word !== 'OK' || !Array.isArray(results))
      throw new Error(`Google answered ${textOf(word, 40) || status}`);
    return results;
  }

  return {
    // Every request costs money.
    asTyped: false,
    async search(text, near) {
      const bounds: Record<string, string> =
        near === null
          ? {}
          : {
              bounds:
                `${near.latitude - NEAR_DEGREES},` +
                `${near.longitude - NEAR_DEGREES}|${near.latitude + NEAR_DEGREES},` +
                `${near.longitude + NEAR_DEGREES}`,
            };
      const found = await ask({ address: text, components: 'country:BR', ...bounds });
      return found.flatMap((item) => toPlace(item) ?? []);
    },
    async reverse({ latitude, longitude }) {
      const found = await ask({ latlng: `${latitude.toFixed(6)},${longitude.toFixed(6)}` });
      return found.map(toPlace).find((place) => place !== null && place.logradouro !== '') ?? null;
    },
  };
}

function toPlace(raw: unknown): Place | null {
  const item = recordOf(raw);
  const { lat, lng } = recordOf(recordOf(item.geometry).location);
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const components = Array.isArray(item.address_components)
    ? item.address_components.map(recordOf)
    : [];
  const part = (type: string, name: 'long_name' | 'short_name', longest: number) =>
    textOf(
      components.find(({ types }) => Array.isArray(types) && types.includes(type))?.[name],
      longest,
    );
  const cep = part('postal_code', 'long_name', 12).replace(/\D/g, '');
  const uf = part('administrative_area_level_1', 'short_name', 4);
  return {
    cep: cep.length === 8 ? cep : '',
    uf: /^[A-Z]{2}$/.test(uf) ? uf : '',
    cidade:
      part('administrative_area_level_2', 'long_name', 80) || part('locality', 'long_name', 80),
    bairro: part('sublocality_level_1', 'long_name', 80) || part('sublocality', 'long_name', 80),
    logradouro: part('route', 'long_name', 120),
    numero: part('street_number', 'long_name', 20),
    latitude: lat,
    longitude: lng,
  };
}
