// A reply that stays open and sends server-sent events; browsers reconnect, and it cleans up when
// closed.
import * as z from 'zod/mini';
import type { EventSchemas } from '#contract/streams.ts';

/** When a browser comes back after an end, plus a random part of up to the same. */
const RETRY_MS = 2_000;
const HEARTBEAT_MS = 20_000;
/** A reader with this many unread bytes is gone or stuck; it can reconnect. */
const MOST_WAITING_BYTES = 64 * 1024;

/** After a gap in the notices all streams ask the database again, but not at once. */
const SPREAD_MS = 2_000;

/** Calls it a little later, at a random moment. */
export const spread = (act: () => void) => () => {
  setTimeout(act, Math.random() * SPREAD_MS).unref();
};

type Sink<Events extends EventSchemas> = {
  send<E extends keyof Events & string>(event: E, payload: z.output<Events[E]>): void;
  /** The reader is no longer allowed to listen. */
  end(): void;
};

/** `begin` starts sending and returns a function that stops it; `beat` runs with each heartbeat. */
export function eventStream<Events extends EventSchemas>(
  { events }: { events: Events },
  signal: AbortSignal,
  begin: (sink: Sink<Events>) => { stop(): void; beat(): void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let over = false;
        let timer: NodeJS.Timeout | undefined;
        let telling: ReturnType<typeof begin> | undefined;
        end = () => {
          if (over) return;
          over = true;
          clearInterval(timer);
          signal.removeEventListener('abort', finish);
          telling?.stop();
        };
        const finish = () => {
          if (over) return;
          end();
          controller.close();
        };
        const write = (text: string) => {
          if (over) return;
          if ((controller.desiredSize ?? 0) < 0) finish();
          else controller.enqueue(encoder.encode(text));
        };
        if (signal.aborted) {
          controller.close();
          return;
        }
        signal.addEventListener('abort', finish);
        const retry = Math.round(RETRY_MS * (1 + Math.random()));
        write(`retry: ${retry}\n\n`);
        telling = begin({
          send: (event, payload) =>
            write(`event: ${event}\ndata: ${encoded(events[event], payload)}\n\n`),
          end: finish,
        });
        timer = setInterval(() => {
          write(':\n\n');
          telling?.beat();
        }, HEARTBEAT_MS);
        timer.unref();
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING_BYTES }),
  );
}

function encoded<Schema extends z.core.$ZodType>(
  schema: Schema,
  payload: z.output<Schema>,
): string {
  return JSON.stringify(z.encode<z.core.$ZodType>(schema, payload));
}
