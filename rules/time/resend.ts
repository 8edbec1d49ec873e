// How long somebody waits before the same thing is sent to them again (the specification, section
// 9). The server enforces it, the screens show it.

export type ResendKind = 'code' | 'recovery';

/** Seconds after the first, the second… sending; the last one stays. */
const waits: Record<ResendKind, readonly number[]> = {
  code: [30, 45, 60, 120],
  recovery: [30, 60, 300],
};

/** After this long without a sending one starts at the beginning again. */
export const QUIET_SECONDS = 3600;

/** What was sent so far: how often, and how many seconds ago the last time. */
export type Sendings = { count: number; secondsAgo: number };

/** Seconds to wait after the `count`th sending. */
export function waitAfter(kind: ResendKind, count: number): number {
  const list = waits[kind];
  return count < 1 ? 0 : (list[Math.min(count, list.length) - 1] ?? 0);
}

/** Seconds until the next sending; 0 when it may go now. Parts of a second are waited for. */
export function secondsToWait(kind: ResendKind, { count, secondsAgo }: Sendings): number {
  if (secondsAgo >= QUIET_SECONDS) return 0;
  return Math.max(0, Math.ceil(waitAfter(kind, count) - secondsAgo));
}

/** How often it was sent once it goes out now. */
export function countAfterSending({ count, secondsAgo }: Sendings): number {
  return secondsAgo >= QUIET_SECONDS ? 1 : count + 1;
}

/** 0:24, 5:00 */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
