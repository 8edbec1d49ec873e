// The port to geocoding: addresses and points on the map.
import type { Place } from '#contract/entities/address.ts';
import type { Point } from '#rules/places/delivery.ts';

export type Geocoding = {
  /** Whether it may be queried while a customer types. */
  asTyped: boolean;
  /**
   * Places that a text may mean, best first, preferring those near the point. Throws when the
   * provider does not reply.
   */
  search(text: string, near: Point | null): Promise<Place[]>;
  /** The address at a point, or null. Throws when the provider does not reply. */
  reverse(point: Point): Promise<Place | null>;
};
