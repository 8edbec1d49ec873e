import { expect, test } from 'vitest';
import {
  enqueue,
  headedFor,
  type MoveQueue,
  nextMove,
  outcomeOf,
  type QueuedMove,
  readQueue,
  settle,
} from './move-queue.ts';

const move = (id: number, statusAtual: number, status: number): QueuedMove => ({
  id,
  statusAtual,
  status,
  at: 1000,
});
const nobody = new Set<number>();

// Rows: 1.30
test('moves of one order are sent in the order in which they were made', () => {
  const accept = move(7, 2, 3);
  const cook = move(7, 3, 4);
  let queue: MoveQueue = enqueue(enqueue([], accept), cook);
  expect(headedFor(queue, 7)).toBe(4);
  expect(nextMove(queue, nobody)).toBe(accept);
  queue = settle(queue, accept, 'done');
  expect(nextMove(queue, nobody)).toBe(cook);
  expect(nextMove(settle(queue, cook, 'done'), nobody)).toBe(null);
});

test('the same press twice is one move', () => {
  const queue = enqueue([], move(7, 2, 3));
  expect(enqueue(queue, move(7, 2, 3))).toBe(queue);
});

test('unanswered moves stay queued; a refused move drops the ones after it', () => {
  const accept = move(7, 2, 3);
  const other = move(8, 2, 3);
  const queue = [accept, other, move(7, 3, 4)];
  expect(settle(queue, accept, 'later')).toBe(queue);
  expect(settle(queue, accept, 'refused')).toEqual([other]);
  expect(nextMove(queue, new Set([7]))).toBe(other);
});

test('only an answer ends a move: a dead network, a lost session and a busy server do not', () => {
  expect(outcomeOf({ ok: true })).toBe('done');
  for (const status of [0, 401, 429, 503]) expect(outcomeOf({ ok: false, status })).toBe('later');
  for (const status of [200, 404, 409, 500])
    expect(outcomeOf({ ok: false, status })).toBe('refused');
});

test('a device stores moves for an hour, and ignores damaged entries', () => {
  const kept = [move(7, 2, 3)];
  expect(readQueue(kept, 2000)).toEqual(kept);
  expect(readQueue(kept, 1000 + 60 * 60_000)).toEqual([]);
  expect(readQueue('x', 2000)).toEqual([]);
  expect(readQueue([{ id: 'x' }, null], 2000)).toEqual([]);
});
