// News for the order board: only that there is some, because the board then asks for what it may see.
import type { Services } from '../context.ts';
import { eventStream } from '../event-stream.ts';

/** Lost news is made good once a minute. */
const BEATS_PER_LOOK = 3;

export function boardEvents(
  { changes }: Pick<Services, 'changes'>,
  { brandId, storeId }: { brandId: number; storeId: number | null },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return eventStream(signal, (sink) => {
    let beats = 0;
    const tell = () => sink.send('board', {});
    const stop = changes.subscribe((change) => {
      if (change.brandId !== brandId || change.kind === 'message') return;
      if (change.kind === 'brand' || storeId === null || change.storeId === storeId) tell();
    });
    tell();
    return {
      stop,
      beat() {
        beats++;
        // Timers of a hidden tab sleep; this wakes its answer that it is still there.
        sink.send('pulse', {});
        if (beats % BEATS_PER_LOOK === 0) tell();
      },
    };
  });
}
