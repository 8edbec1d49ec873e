// The client side of an event stream: its address, and its events decoded by their schemas.
import * as z from 'zod/mini';
import { addressOf } from './request-address.ts';
import { type EventSchemas, type StreamInput, type StreamKey, streams } from './streams.ts';

/** The handler of each event; events without one are ignored. */
export type EventHandlers<Events extends EventSchemas> = {
  [E in keyof Events]?: (payload: z.output<Events[E]>) => void;
};

/** Path and query below the API base. */
export function streamAddress<K extends StreamKey>(key: K, input: StreamInput<K>): string {
  return addressOf(streams[key].path, input);
}

/**
 * Functions that take the text of an event; a payload that does not match its schema is ignored.
 */
export function eventReaders<Events extends EventSchemas>(
  events: Events,
  handlers: EventHandlers<Events>,
): Record<string, (data: string) => void> {
  const readers: Record<string, (data: string) => void> = {};
  for (const name in events) {
    const handle = handlers[name];
    if (handle !== undefined) readers[name] = reader(events[name], handle);
  }
  return readers;
}

function reader<Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (payload: z.output<Schema>) => void,
): (data: string) => void {
  return (data) => {
    const result = z.safeParse(schema, readJson(data));
    if (result.success) handle(result.data);
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
