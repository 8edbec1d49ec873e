// The time by the server's clock, which each answer tells: a device's own may be wrong by years.

/** Below this, a device's clock is right: answers take time, and tell whole seconds. */
const TRUSTED_MS = 60_000;

let ahead = 0;

/** `date` is the header of an answer; null, if a proxy took it away. */
export function learnTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < TRUSTED_MS ? 0 : difference;
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
