// How loud an unanswered order is: the longer it waits, the louder and more frequent. Only
// answering the order stops it.

/** 0: no order waits. */
export type AlarmLevel = 0 | 1 | 2 | 3;

const LOUDER_AFTER_MS = 60_000;
const LOUDEST_AFTER_MS = 150_000;

/** The level of the longest waiting order. */
export function alarmLevel(waitedMs: readonly number[]): AlarmLevel {
  if (waitedMs.length === 0) return 0;
  const longest = Math.max(...waitedMs);
  return longest >= LOUDEST_AFTER_MS ? 3 : longest >= LOUDER_AFTER_MS ? 2 : 1;
}

type Ring = { rounds: number; volume: number; everyMs: number; buzz: readonly number[] };

export const rings: Record<Exclude<AlarmLevel, 0>, Ring> = {
  1: { rounds: 1, volume: 0.3, everyMs: 12_000, buzz: [200] },
  2: { rounds: 2, volume: 0.5, everyMs: 8_000, buzz: [250, 150, 250] },
  3: { rounds: 4, volume: 0.8, everyMs: 5_000, buzz: [400, 150, 400, 150, 400] },
};

const TEST_HOLDS_MS = 12 * 3_600_000;

/**
 * Staff test the sound at the start of a shift, not on each visit. `heardAt` is an unvalidated
 * stored value.
 */
export function needsSoundTest(heardAt: unknown, now: number): boolean {
  return typeof heardAt !== 'number' || now < heardAt || now - heardAt > TEST_HOLDS_MS;
}
