// News for the order board and the tables: only that there is some, because the screen then asks
// for what it may see.

import { streams } from '#contract/streams.ts';
import type { Change } from '../change.ts';
import type { Services } from '../context.ts';
import { eventStream } from '../event-stream.ts';
import { isStaffSession } from './sessions.ts';

/** Lost news is made good once a minute. */
const BEATS_PER_LOOK = 3;

export function boardEvents(
  { changes, db, now, log }: Pick<Services, 'changes' | 'db' | 'now' | 'log'>,
  { brandId, storeId, sessionId }: { brandId: number; storeId: number | null; sessionId: number },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return eventStream(streams.boardEvents, signal, (sink) => {
    let beats = 0;
    // An order shows on the board and on the bill of its table; who sits at a table is no business
    // of the board.
    const tell = (kind?: Change['kind']) => {
      if (kind !== 'table') sink.send('board', {});
      sink.send('tables', {});
    };
    // Somebody who was switched off, or whose session has ended, hears nothing more.
    const check = () =>
      void isStaffSession(db, brandId, sessionId, now()).then(
        (stands) => stands || sink.end(),
        () => log.warn('staffSessionUnread'),
      );
    const stop = changes.subscribe((change) => {
      if (change.brandId !== brandId || change.kind === 'message') return;
      if (change.kind === 'staff') return check();
      if (change.kind === 'brand' || storeId === null || change.storeId === storeId)
        tell(change.kind);
    });
    tell();
    return {
      stop,
      beat() {
        beats++;
        // Timers of a hidden tab sleep; this wakes its answer that it is still there.
        sink.send('pulse', {});
        if (beats % BEATS_PER_LOOK !== 0) return;
        check();
        tell();
      },
    };
  });
}
