// Listens to one event stream of the contract. Its schemas are loaded with the first stream, so that
// they weigh nothing on the first screen.
import type { EventHandlers } from '#contract/read-stream.ts';
import type { StreamInput, StreamKey, Streams } from '#contract/streams.ts';
import { apiAddress } from '../api-address.ts';
import { openEventStream } from './event-stream.ts';

/**
 * Until the returned function is called. `onLive` false: nothing can be heard just now, poll.
 */
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
  // Without the file nothing can be heard.
  open().catch(() => onLive(false));
  return () => {
    over = true;
    close();
  };
}
