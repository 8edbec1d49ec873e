// The event streams of the API: what may be listened to, by whom, and the payload of each event.
// The server writes payloads by these schemas and the storefront reads them by the same ones.
import * as z from 'zod/mini';
import { id, text } from './codecs.ts';
import type { Access } from './endpoint.ts';

export type EventSchemas = Record<string, z.core.$ZodType>;

export type Stream<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Payloads extends EventSchemas = EventSchemas,
> = {
  /** Below the API base; `:name` is a parameter of the path. */
  path: string;
  access: Access;
  /** Path parameters and query in one object. */
  input: Input;
  /** Payload of each event by the event's name. */
  events: Payloads;
  /** One sentence for the docs. */
  summary: string;
};

function stream<Input extends z.core.$ZodType, Payloads extends EventSchemas>(
  line: Stream<Input, Payloads>,
): Stream<Input, Payloads> {
  return line;
}

/** Says only that there is something to ask for. */
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
      'One order, for the customer who placed it and for anyone with its sharing key: its status now and at each change.',
  }),
  tableEvents: stream({
    path: '/mesa/Eventos',
    access: 'anyone',
    input: z.object({}),
    events: { conta: nothing },
    summary: 'The bill of a table, for the phones at it: ask for it again.',
  }),
  boardEvents: stream({
    path: '/painel/Eventos',
    access: 'staff',
    input: z.object({}),
    events: { board: nothing, tables: nothing, pulse: nothing },
    summary:
      'The order board and the tables, for staff: ask for them again; `pulse` asks the board to say that it is open.',
  }),
};

export type Streams = typeof streams;
export type StreamKey = keyof Streams;
/** What a listener passes: who and what is listened to. */
export type StreamInput<K extends StreamKey> = z.output<Streams[K]['input']>;
