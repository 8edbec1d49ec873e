// Asks the device for its location.
import type { Point } from '#rules/places/delivery.ts';

const TIMEOUT_MS = 10_000;
/** Metres. A device without satellites knows its city at best: no street is read from that. */
const MOST_DEVIATION = 1_000;

/** Null: not allowed, unknown, too coarse, or too late. */
export function whereAmI(): Promise<Point | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((done) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        done(accuracy > MOST_DEVIATION ? null : { latitude, longitude }),
      () => done(null),
      { timeout: TIMEOUT_MS, maximumAge: 60_000, enableHighAccuracy: true },
    );
  });
}
