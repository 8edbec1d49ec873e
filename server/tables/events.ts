// News for whoever sits at a table of a store: only that there is some, because the phone then asks
// for the bill that it may see.
import { streams } from '#contract/streams.ts';
import type { Services } from '../context.ts';
import { eventStream } from '../event-stream.ts';

/** A full house changes many times a second, and none of its phones has to look as often. */
const TOGETHER_MS = 700;
/** Lost news is made good once a minute. */
const BEATS_PER_LOOK = 3;

export function tableEvents(
  { changes }: Pick<Services, 'changes'>,
  { brandId, storeId }: { brandId: number; storeId: number },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return eventStream(streams.tableEvents, signal, (sink) => {
    let beats = 0;
    let together: NodeJS.Timeout | undefined;
    const tell = () => {
      together ??= setTimeout(() => {
        together = undefined;
        sink.send('conta', {});
      }, TOGETHER_MS).unref();
    };
    const unsubscribe = changes.subscribe((change) => {
      if (change.brandId !== brandId || change.kind === 'message') return;
      if (change.kind === 'staff') return;
      if (change.kind === 'brand' || change.storeId === storeId) tell();
    });
    tell();
    return {
      stop() {
        clearTimeout(together);
        unsubscribe();
      },
      beat() {
        beats++;
        if (beats % BEATS_PER_LOOK === 0) tell();
      },
    };
  });
}
