import { afterEach, beforeEach, test, vi } from 'vitest';
import { listen } from '#test/read-stream.ts';
import type { ChangeFeed } from '../changes.ts';
import { connect } from '../database/open.ts';
import { createLog } from '../log.ts';
import { boardEvents } from '../staff/events.ts';
import { tableEvents } from '../tables/events.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Plays a feed that lost its connection and has it again. */
function feedWithGap() {
  let gap = () => {};
  const changes: Pick<ChangeFeed, 'subscribe'> = {
    subscribe(_, onGap = () => {}) {
      gap = onGap;
      return () => {};
    },
  };
  return { changes: changes as ChangeFeed, gap: () => gap() };
}

test('a board reloads after notices may have been lost', async () => {
  const { changes, gap } = feedWithGap();
  // Never connects.
  const { db, close } = connect('postgres://nowhere.invalid/');
  const now = () => new Date(0);
  const services = { changes, db, now, log: createLog('silent', now) };
  const board = listen(
    new Response(
      boardEvents(
        services,
        { brandId: 1, storeId: null, sessionId: 1 },
        new AbortController().signal,
      ),
    ),
  );
  await board.until('event: board');
  gap();
  await vi.advanceTimersByTimeAsync(2_000);
  await board.until('event: board', 2);
  await close();
});

test('phones at a table reload the bill after notices may have been lost', async () => {
  const { changes, gap } = feedWithGap();
  const signal = new AbortController().signal;
  const phone = listen(new Response(tableEvents({ changes }, { brandId: 1, storeId: 1 }, signal)));
  await vi.advanceTimersByTimeAsync(1_000);
  await phone.until('event: conta');
  gap();
  await vi.advanceTimersByTimeAsync(3_000);
  await phone.until('event: conta', 2);
});
