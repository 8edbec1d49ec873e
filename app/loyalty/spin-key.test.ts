// A spin whose answer was lost is asked for again with the same key.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { spinAnswered, spinKey, unansweredSpin } from './spin-key.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));

test('a spin without an answer keeps its key until the answer comes', () => {
  expect(unansweredSpin(7)).toBeNull();
  const key = spinKey(7);
  expect(unansweredSpin(7)).toBe(key);
  expect(spinKey(7)).toBe(key);
  spinAnswered();
  expect(unansweredSpin(7)).toBeNull();
  expect(spinKey(7)).not.toBe(key);
});

test('another customer in the same tab spins with a key of their own', () => {
  const key = spinKey(7);
  expect(unansweredSpin(8)).toBeNull();
  expect(spinKey(8)).not.toBe(key);
});
