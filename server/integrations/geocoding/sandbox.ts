// Geocoding without a provider: the sandbox's streets, found by name and by point, the same at
// every start.
import type { Place } from '#contract/entities/address.ts';
import { distanceMeters, type Point } from '#rules/places/delivery.ts';
import { placeKey } from '#rules/places/place-names.ts';
import type { Geocoding } from './port.ts';
import {
  metersFrom,
  NUMBERS_PER_METER,
  offset,
  type SandboxStreet,
  STREET_METERS,
  sandboxStreets,
} from './sandbox-streets.ts';

const MOST_FOUND = 6;
/** Points farther from every street have no address. */
const REACH_METERS = 1500;

const streetTypes = new Map(
  Object.entries({
    r: 'rua',
    av: 'avenida',
    al: 'alameda',
    tv: 'travessa',
    trav: 'travessa',
    est: 'estrada',
    rod: 'rodovia',
    lgo: 'largo',
    lg: 'largo',
  }),
);
const types: ReadonlySet<string> = new Set([...streetTypes.values(), 'praca']);
const small: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'numero', 'n']);

const wordsOf = (text: string) =>
  placeKey(text)
    .split(' ')
    .map((word) => streetTypes.get(word) ?? word)
    .filter((word) => word !== '' && !small.has(word));

const indexed = sandboxStreets.map((street) => ({
  street,
  name: wordsOf(street.logradouro),
  around: wordsOf(`${street.bairro} ${street.cidade} ${street.uf}`),
  cep: street.cep,
}));

export const sandboxGeocoding: Geocoding = {
  asTyped: true,
  async search(text, near) {
    const [first = '', ...rest] = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/^s\/?n$/i.test(part));
    const number = /^\d{1,5}\b/.exec(rest[0] ?? '')?.[0] ?? /\s(\d{1,5})$/.exec(first)?.[1] ?? '';
    const asked = wordsOf(first.replace(/\s\d{1,5}$/, ''));
    const around = rest.flatMap(wordsOf).filter((word) => !/^\d+$/.test(word));
    // 'Rua' alone is not a street yet.
    if (!asked.some((word) => word.length > 1 && !types.has(word))) return [];
    const matching = indexed.filter(({ name, around: own }) => {
      // Without commas the neighbourhood follows the street.
      const all = [...name, ...own];
      const here = asked.every((word) => all.some((one) => one.startsWith(word)));
      return (
        here &&
        asked.some((word) => !types.has(word) && name.some((one) => one.startsWith(word))) &&
        around.every((word) => own.some((one) => one.startsWith(word)))
      );
    });
    return matching
      .map(({ street }) => placeOn(street, number))
      .toSorted((a, b) => (near === null ? 0 : distanceMeters(near, a) - distanceMeters(near, b)))
      .slice(0, MOST_FOUND);
  },
  async reverse(point) {
    let best: { street: SandboxStreet; along: number; away: number } | null = null;
    for (const street of sandboxStreets) {
      const found = project(street, point);
      if (best === null || found.away < best.away) best = { street, ...found };
    }
    if (best === null || best.away > REACH_METERS) return null;
    const { cep, uf, cidade, bairro, logradouro } = best.street;
    return {
      cep,
      uf,
      cidade,
      bairro,
      logradouro,
      numero: String(Math.max(1, Math.round(best.along * NUMBERS_PER_METER))),
      ...point,
    };
  },
};

function placeOn(
  { from, to, cep, uf, cidade, bairro, logradouro }: SandboxStreet,
  number: string,
): Place {
  const meters =
    number === '' ? STREET_METERS / 2 : Math.min(Number(number) / NUMBERS_PER_METER, STREET_METERS);
  const whole = metersFrom(from, to);
  const part = meters / STREET_METERS;
  return {
    cep,
    uf,
    cidade,
    bairro,
    logradouro,
    numero: number,
    ...offset(from, whole.east * part, whole.north * part),
  };
}

/** The distance of a point along a street, and from it. */
function project({ from, to }: SandboxStreet, point: Point): { along: number; away: number } {
  const line = metersFrom(from, to);
  const there = metersFrom(from, point);
  const length = Math.hypot(line.east, line.north);
  const along = Math.min(
    Math.max((there.east * line.east + there.north * line.north) / length, 0),
    length,
  );
  const part = along / length;
  return {
    along,
    away: Math.hypot(there.east - line.east * part, there.north - line.north * part),
  };
}
