import { expect, test } from 'vitest';
import { type AlarmLevel, alarmLevel, needsSoundTest, rings } from './alarm.ts';

// Rows: 1.30
test('the order that waited longest decides how loud it gets', () => {
  expect(alarmLevel([])).toBe(0);
  expect(alarmLevel([0])).toBe(1);
  expect(alarmLevel([59_999, 10])).toBe(1);
  expect(alarmLevel([5, 60_000])).toBe(2);
  expect(alarmLevel([149_999])).toBe(2);
  expect(alarmLevel([0, 150_000, 3])).toBe(3);
});

test('each level is louder, longer and more frequent than the one before', () => {
  const steps = ([1, 2, 3] satisfies AlarmLevel[]).map((level) => rings[level]);
  for (const [position, step] of steps.entries()) {
    const before = steps[position - 1];
    if (before === undefined) continue;
    expect(step.volume).toBeGreaterThan(before.volume);
    expect(step.rounds).toBeGreaterThan(before.rounds);
    expect(step.everyMs).toBeLessThan(before.everyMs);
  }
});

test('the sound is tested once a shift, and again when the device knows no good time', () => {
  const now = 1_800_000_000_000;
  expect(needsSoundTest(null, now)).toBe(true);
  expect(needsSoundTest('yesterday', now)).toBe(true);
  expect(needsSoundTest(now - 3_600_000, now)).toBe(false);
  expect(needsSoundTest(now - 13 * 3_600_000, now)).toBe(true);
  expect(needsSoundTest(now + 3_600_000, now)).toBe(true);
});
