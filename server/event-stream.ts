// A reply that stays open and tells news as server-sent events: reconnects by itself in the
// browser, cleans up when it goes.

const RETRY_MS = 3000;
const HEARTBEAT_MS = 20_000;
/**
 * A reader that takes nothing of so many bytes is gone or stuck; it may come back and start afresh.
 */
const MOST_WAITING_BYTES = 64 * 1024;

type Sink = { send(event: string, data: unknown): void };

/** `begin` starts telling and returns how to stop; `beat` comes with each heartbeat. */
export function eventStream(
  signal: AbortSignal,
  begin: (sink: Sink) => { stop(): void; beat(): void },
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
        write(`retry: ${RETRY_MS}\n\n`);
        telling = begin({
          send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
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
