// Finds an address's delivery area. Several may match; the cheapest wins.
import type { Cents } from '#contract/money.ts';
import { sameNeighbourhood, samePlace } from './place-names.ts';

export type Point = { latitude: number; longitude: number };

export type DeliveryTerms = {
  /** null: the area is listed but not served. */
  taxaEntrega: Cents | null;
  /** null: never free there. Fill a stored area with `withStoreTerms` first. */
  minimoEntregaGratis: Cents | null;
  /** Minimum value of items; null: the store's own. */
  valorMinimoPedido: Cents | null;
  /** Minutes. */
  tempoMinimo: number;
  tempoMaximo: number;
};

export type DeliveryArea = (
  | { kind: 'bairro'; bairro: string; cidade: string }
  | { kind: 'raio'; maximumMeters: number }
  | { kind: 'cep'; from: string; to: string }
  | { kind: 'poligono'; points: Point[]; exclusion: boolean }
) &
  DeliveryTerms;

export type DeliveryTarget = {
  bairro: string;
  cidade: string;
  uf?: string;
  cep: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** No map could be asked where the street is; a point is only what the browser says. */
  unconfirmed?: boolean | undefined;
};

/** The area that serves the address, or null. An exclusion polygon overrides every other rule. */
export function quoteDelivery<A extends DeliveryArea>(
  areas: readonly A[],
  address: DeliveryTarget,
  storePoint: Point | null,
): A | null {
  const point = pointOf(address);
  const matching = areas.filter((area) => covers(area, address, point, storePoint));
  if (matching.some((area) => area.kind === 'poligono' && area.exclusion)) return null;
  if (address.unconfirmed !== true) return cheapest(matching);
  const written = cheapest(matching.filter((area) => !isMeasured(area)));
  const outside = point === null ? isListedUnserved(areas, address) : !matching.some(isMeasured);
  if (outside) return written;
  // A browser must not choose its fee, so that of the dearest area counts.
  const dearest = areas.filter(isServedByMeasure).reduce<A | null>(dearer, null);
  return cheapest([written, dearest].filter((area) => area !== null));
}

export const isMeasured = ({ kind }: DeliveryArea): boolean =>
  kind === 'raio' || kind === 'poligono';

const isServedByMeasure = (area: DeliveryArea): boolean =>
  isMeasured(area) && area.taxaEntrega !== null && !(area.kind === 'poligono' && area.exclusion);

const dearer = <A extends DeliveryArea>(most: A | null, area: A): A =>
  most === null || isBetter(most, area) ? area : most;

function cheapest<A extends DeliveryArea>(areas: readonly A[]): A | null {
  let best: A | null = null;
  for (const area of areas)
    if (area.taxaEntrega !== null && (best === null || isBetter(area, best))) best = area;
  return best;
}

/** The store lists the neighbourhood or postal code as not served: a result that needs no point. */
export function isListedUnserved(areas: readonly DeliveryArea[], address: DeliveryTarget): boolean {
  return areas.some(
    (area) =>
      (area.kind === 'bairro' || area.kind === 'cep') &&
      area.taxaEntrega === null &&
      covers(area, address, null, null),
  );
}

/** Cheaper, then quicker. */
function isBetter(area: DeliveryTerms, best: DeliveryTerms): boolean {
  const [fee, bestFee] = [
    area.taxaEntrega ?? Number.POSITIVE_INFINITY,
    best.taxaEntrega ?? Number.POSITIVE_INFINITY,
  ];
  return fee < bestFee || (fee === bestFee && area.tempoMaximo < best.tempoMaximo);
}

function pointOf({ latitude, longitude }: DeliveryTarget): Point | null {
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

function covers(
  area: DeliveryArea,
  address: DeliveryTarget,
  point: Point | null,
  storePoint: Point | null,
): boolean {
  switch (area.kind) {
    case 'bairro':
      return (
        sameNeighbourhood(area.bairro, address.bairro) && samePlace(area.cidade, address.cidade)
      );
    case 'cep': {
      const cep = address.cep.replace(/\D/g, '');
      return (
        cep.length === 8 && area.from.replace(/\D/g, '') <= cep && cep <= area.to.replace(/\D/g, '')
      );
    }
    case 'raio':
      return (
        point !== null &&
        storePoint !== null &&
        distanceMeters(storePoint, point) <= area.maximumMeters
      );
    case 'poligono':
      return point !== null && isInside(area.points, point);
  }
}

const EARTH_RADIUS_METERS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line distance (haversine). */
export function distanceMeters(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Even-odd rule: a ray to the east crosses the outline an odd number of times. */
export function isInside(points: readonly Point[], point: Point): boolean {
  let inside = false;
  points.forEach((a, index) => {
    const b = points.at(index - 1);
    if (!b || a.latitude > point.latitude === b.latitude > point.latitude) return;
    const crossing =
      a.longitude +
      ((point.latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (point.longitude < crossing) inside = !inside;
  });
  return inside;
}

/**
 * An area with its empty field filled. The store's free delivery applies to every area without a
 * value of its own; for never, an area uses R$ 999, as a store does.
 */
export function withStoreTerms<A extends DeliveryTerms>(
  area: A,
  store: Pick<DeliveryTerms, 'minimoEntregaGratis'>,
): A {
  return { ...area, minimoEntregaGratis: area.minimoEntregaGratis ?? store.minimoEntregaGratis };
}
