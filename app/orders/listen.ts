// Listens to one event stream of the contract. Its schemas load with the first stream, to keep them
// off the first screen.
import type { EventHandlers } from '#contract/read-stream.ts';
import type { StreamInput, StreamKey, Streams } from '#contract/streams.ts';
import { apiAddress } from '../api-address.ts';
import { openEventStream } from './event-stream.ts';

/** Until the returned function is called. `onLive` false: no connection, poll. */
export function listen<K extends StreamKey>(
  key: K,
  input: StreamInput<K>,
  handlers: EventHandlers<Streams[K]['events']>,
  onLive: (live: boolean) => void,
): () => void {
  let over = false;
  let close: () => void = () => undefined;
  const open = async () => {
    const [{ eventReaders, streamAddress }, { streams }] = await Promise.all([
      import('#contract/read-stream.ts'),
      import('#contract/streams.ts'),
    ]);
    if (over) return;
    close = openEventStream({
      url: apiAddress(streamAddress(key, input)),
      events: eventReaders(streams[key].events, handlers),
      onLive,
    });
  };
  // Without the file there is no stream.
  open().catch(() => onLive(false));
  return () => {
    over = true;
    close();
  };
}
