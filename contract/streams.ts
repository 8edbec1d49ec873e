// The event streams of the API: their addresses, listeners, and event payloads. The server writes
// payloads by these schemas and the storefront reads them by the same ones.
import * as z from 'zod/mini';
import { id, text } from './codecs.ts';
import type { Access } from './endpoint.ts';

export type EventSchemas = Record<string, z.core.$ZodType>;

export type Stream<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Payloads extends EventSchemas = EventSchemas,
> = {
  /** Relative to the API base; `:name` is a path parameter. */
  path: string;
  access: Access;
  /** Path parameters and query in one object. */
  input: Input;
  /** Payload of each event, by event name. */
  events: Payloads;
  /** One sentence for the docs. */
  summary: string;
};

function stream<Input extends z.core.$ZodType, Payloads extends EventSchemas>(
  line: Stream<Input, Payloads>,
): Stream<Input, Payloads> {
  return line;
}

/** Only tells that something changed. */
const nothing = z.object({});

export const streams = {
  orderEvents: stream({
    path: '/cliente/EventosPedido/:id',
    access: 'anyone',
    input: z.object({ id, chave: z.optional(text(80)) }),
    events: {
      status: z.object({
        id,
        status: z.int(),
        statusPagamento: z.int(),
        pagamento: z.optional(z.literal(true)),
      }),
    },
    summary:
      'One order, for the customer who placed it and for anyone with its sharing key: its ' +
      'status now and at each change.',
  }),
  tableEvents: stream({
    path: '/mesa/Eventos',
    access: 'anyone',
    input: z.object({}),
    events: { conta: nothing },
    summary: 'Changes of a table’s bill, for the phones at it: load the bill again.',
  }),
  boardEvents: stream({
    path: '/painel/Eventos',
    access: 'staff',
    input: z.object({}),
    events: { board: nothing, tables: nothing, pulse: nothing },
    summary:
      'Changes of the order board and the tables, for staff: load them again; `pulse` asks ' +
      'the board to report that it is open.',
  }),
};

export type Streams = typeof streams;
export type StreamKey = keyof Streams;
/** The parameters of a listener. */
export type StreamInput<K extends StreamKey> = z.output<Streams[K]['input']>;
