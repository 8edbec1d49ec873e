import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';
import { SilentDatabaseError } from './away.ts';

/** A question that fails some times before it is answered. */
function late(times: number, failure: () => Error = () => new SilentDatabaseError()) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked <= times) throw failure();
    return 'here';
  };
  return { ask, asked: () => asked };
}

test('a database that is silent for a moment at the start is asked again', async () => {
  const question = late(2);
  expect(await askedAgain(question.ask)).toBe('here');
  expect(question.asked()).toBe(3);
});

test('after its limit, the silence is the answer', async () => {
  const question = late(Number.POSITIVE_INFINITY);
  await expect(askedAgain(question.ask, { limit: 300 })).rejects.toThrow(SilentDatabaseError);
  expect(question.asked()).toBeGreaterThan(1);
});

test('what is wrong in itself is not asked again', async () => {
  const question = late(1, () => new TypeError('no such column'));
  await expect(askedAgain(question.ask)).rejects.toThrow(TypeError);
  expect(question.asked()).toBe(1);
});

test('a start that is told to stop waits for nothing', async () => {
  const told = new AbortController();
  const question = late(Number.POSITIVE_INFINITY);
  const waiting = askedAgain(question.ask, { signal: told.signal });
  told.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
