// Points of a store's maps, with six decimals: a tenth of a metre.
import type { LatLng } from 'leaflet';
import type { Point } from '#rules/places/delivery.ts';

/** São Paulo, for a store without coordinates. */
export const NOWHERE: Point = { latitude: -23.5505, longitude: -46.6333 };

export const pointOf = ({ lat, lng }: LatLng): Point => ({
  latitude: Number(lat.toFixed(6)),
  longitude: Number(lng.toFixed(6)),
});
