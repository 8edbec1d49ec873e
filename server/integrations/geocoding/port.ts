// Addresses and points on the map from outside: what the rest of the server needs of whoever knows
// them.
import type { Place } from '#contract/entities/address.ts';
import type { Point } from '#rules/places/delivery.ts';

export type Geocoding = {
  /** Whether it may be asked while somebody is still typing. */
  asTyped: boolean;
  /**
   * Places that a text may mean, best first; those near the point are better. Throws when the
   * provider does not answer.
   */
  search(text: string, near: Point | null): Promise<Place[]>;
  /**
   * The address at a point; null where nobody knows one. Throws when the provider does not answer.
   */
  reverse(point: Point): Promise<Place | null>;
};
