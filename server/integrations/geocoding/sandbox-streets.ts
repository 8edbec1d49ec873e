// The sandbox's streets on a map: each neighbourhood is a grid around its centre, each street a
// straight line with house numbers.
import type { Point } from '#rules/places/delivery.ts';
import { beloHorizonte } from '../postal-codes/sandbox-streets/belo-horizonte.ts';
import { elsewhere } from '../postal-codes/sandbox-streets/elsewhere.ts';
import type { SandboxPlace } from '../postal-codes/sandbox-streets/places.ts';
import { portoAlegre } from '../postal-codes/sandbox-streets/porto-alegre.ts';
import { recife } from '../postal-codes/sandbox-streets/recife.ts';
import { saoPaulo } from '../postal-codes/sandbox-streets/sao-paulo.ts';

export type SandboxStreet = {
  cep: string;
  uf: string;
  cidade: string;
  bairro: string;
  logradouro: string;
  from: Point;
  to: Point;
};

export const neighbourhoods: readonly SandboxPlace[] = [
  ...saoPaulo,
  ...recife,
  ...beloHorizonte,
  ...portoAlegre,
  ...elsewhere,
];

/** Two house numbers per metre of street. */
export const STREET_METERS = 900;
export const NUMBERS_PER_METER = 2;
const STREET_SPACING_METERS = 130;
const METERS_PER_DEGREE = 111_195;

export function offset({ latitude, longitude }: Point, east: number, north: number): Point {
  return {
    latitude: latitude + north / METERS_PER_DEGREE,
    longitude: longitude + east / (METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Metres east and north of `origin`. */
export function metersFrom(
  origin: Point,
  { latitude, longitude }: Point,
): { east: number; north: number } {
  return {
    east:
      (longitude - origin.longitude) *
      METERS_PER_DEGREE *
      Math.cos((origin.latitude * Math.PI) / 180),
    north: (latitude - origin.latitude) * METERS_PER_DEGREE,
  };
}

/** 0, 1, -1, 2, -2, …: the first streets run through the centre. */
const beside = (index: number) => (index % 2 === 1 ? (index + 1) / 2 : -index / 2);

function layOut({ ruas, latitude, longitude, uf, cidade, bairro }: SandboxPlace): SandboxStreet[] {
  const middle = { latitude, longitude };
  const half = STREET_METERS / 2;
  // A street with several postal codes appears once.
  const names = new Map(
    Object.entries(ruas)
      .map(([cep, logradouro]) => [logradouro, cep] as const)
      .toReversed(),
  );
  return Array.from(names, ([logradouro, cep]) => ({ logradouro, cep }))
    .toReversed()
    .map(({ logradouro, cep }, index) => {
      const away = beside(Math.floor(index / 2)) * STREET_SPACING_METERS;
      const across = index % 2 === 0;
      const from = across ? offset(middle, -half, away) : offset(middle, away, -half);
      const to = across ? offset(middle, half, away) : offset(middle, away, half);
      return { cep, uf, cidade, bairro, logradouro, from, to };
    });
}

export const sandboxStreets: readonly SandboxStreet[] = neighbourhoods.flatMap(layOut);
