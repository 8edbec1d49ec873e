// Where the device says that it is, once it is asked.
import type { Point } from '#rules/places/delivery.ts';

const TIMEOUT_MS = 10_000;

/** Null: not allowed, not known, or not in time. */
export function whereAmI(): Promise<Point | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((done) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
      () => done(null),
      { timeout: TIMEOUT_MS, maximumAge: 60_000, enableHighAccuracy: true },
    );
  });
}
