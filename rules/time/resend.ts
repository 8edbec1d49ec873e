// The wait before the same thing is sent again (the specification, section 9). The server enforces
// it, the screens show it.

export type ResendKind = 'code' | 'recovery';

/** Seconds after the first, the second… message; the last value repeats. */
const waits: Record<ResendKind, readonly number[]> = {
  code: [30, 45, 60, 120],
  recovery: [30, 60, 300],
};

/** After this long without a message the count starts again. */
export const QUIET_SECONDS = 3600;

/** Messages so far: how many, and how many seconds since the last. */
export type Sendings = { count: number; secondsAgo: number };

/** Seconds to wait after the `count`th message. */
export function waitAfter(kind: ResendKind, count: number): number {
  const list = waits[kind];
  return count < 1 ? 0 : (list[Math.min(count, list.length) - 1] ?? 0);
}

/** Seconds until the next message; 0 when it may be sent now. Rounded up. */
export function secondsToWait(kind: ResendKind, { count, secondsAgo }: Sendings): number {
  if (secondsAgo >= QUIET_SECONDS) return 0;
  return Math.max(0, Math.ceil(waitAfter(kind, count) - secondsAgo));
}

/** The count after sending now. */
export function countAfterSending({ count, secondsAgo }: Sendings): number {
  return secondsAgo >= QUIET_SECONDS ? 1 : count + 1;
}

/** 0:24, 5:00 */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
