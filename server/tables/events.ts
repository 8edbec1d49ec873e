// Change notices for customers at a table, without details: the phone then asks for the bill it may
// see.
import { streams } from '#contract/streams.ts';
import type { Services } from '../context.ts';
import { eventStream, spread } from '../streams/event-stream.ts';

/** Limits how often phones reload in a full restaurant. */
const TOGETHER_MS = 700;
/** Lost notices are made up for once a minute. */
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
    }, spread(tell));
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
