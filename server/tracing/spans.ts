// What a request or a job does, as spans: its statements and its questions to providers, each with
// its time. No text of a statement, no path and no value of a person is part of one.
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** Numbers of OpenTelemetry. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const;

export type Attributes = Record<string, string | number | boolean>;
export type Span = {
  trace: string;
  /** 16 hexadecimal digits. */
  id: string;
  /** Null: nobody asked, or the trace begins here. */
  parent: string | null;
  name: string;
  kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND];
  /** Milliseconds since 1970, with parts of them. */
  began: number;
  ended: number;
  attributes: Attributes;
  failed: boolean;
};

/** What a span is begun in. */
export type Around = { trace: string; id: string };

const around = new AsyncLocalStorage<Around>();

/** What `act` does is part of that span. */
export const within = <Result>(span: Around, act: () => Result): Result => around.run(span, act);

/** Null: nobody traces what runs now. */
const spanAround = (): Around | null => around.getStore() ?? null;

export const moment = (): number => performance.timeOrigin + performance.now();

/** The second half of a UUID. It begins with 8 to b, so it is never 0, which would mean no span. */
export const spanId = (): string => crypto.randomUUID().replaceAll('-', '').slice(16);

const ended = channel('quitute:span');
/** Whether anybody listens: nothing is measured otherwise. */
export const isTraced = (): boolean => ended.hasSubscribers;
export const tell = (span: Span): void => ended.publish(span);
export const listen = (hear: (span: Span) => void): (() => void) => {
  const heard = (span: unknown) => hear(span as Span);
  ended.subscribe(heard);
  return () => ended.unsubscribe(heard);
};

type Part = Pick<Span, 'name' | 'kind' | 'attributes'>;
type End = (outcome?: { failed?: boolean; attributes?: Attributes }) => void;

/** Begins a span in the present one; null: there is none. */
export function beginPart({ name, kind, attributes }: Part): End | null {
  const parent = spanAround();
  if (parent === null || !isTraced()) return null;
  const began = moment();
  return ({ failed = false, attributes: more = {} } = {}) =>
    tell({
      ...{ trace: parent.trace, id: spanId(), parent: parent.id, name, kind },
      ...{ began, ended: moment(), attributes: { ...attributes, ...more }, failed },
    });
}
