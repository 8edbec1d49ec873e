// Change notices for the order board and the tables, without details: the screen then asks for what
// it may see.

import { streams } from '#contract/streams.ts';
import type { Change } from '../change.ts';
import type { Services } from '../context.ts';
import { eventStream, spread } from '../streams/event-stream.ts';
import { isStaffSession } from './sessions.ts';

/** Lost notices are made up for once a minute. */
const BEATS_PER_LOOK = 3;

export function boardEvents(
  { changes, db, now, log }: Pick<Services, 'changes' | 'db' | 'now' | 'log'>,
  whose: { brandId: number; storeId: number | null; sessionId: number },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const { brandId, storeId } = whose;
  return eventStream(streams.boardEvents, signal, (sink) => {
    let beats = 0;
    // An order appears on the board and on its table's bill; who sits at a table does not concern
    // the board.
    const tell = (kind?: Change['kind']) => {
      if (kind !== 'table') sink.send('board', {});
      sink.send('tables', {});
    };
    // Disabled staff and ended sessions receive nothing more, and who was moved to another store
    // begins again, with the notices of that one.
    const check = () =>
      void isStaffSession(db, whose, now()).then(
        (stands) => stands || sink.end(),
        () => log.warn('staffSessionUnread'),
      );
    const look = () => {
      check();
      tell();
    };
    const stop = changes.subscribe((change) => {
      if (change.brandId !== brandId || change.kind === 'message') return;
      if (change.kind === 'staff') return check();
      if (change.kind === 'brand' || storeId === null || change.storeId === storeId)
        tell(change.kind);
    }, spread(look));
    tell();
    return {
      stop,
      beat() {
        beats++;
        // Browsers throttle timers of hidden tabs; this event makes them report that they are still
        // open.
        sink.send('pulse', {});
        if (beats % BEATS_PER_LOOK !== 0) return;
        look();
      },
    };
  });
}
