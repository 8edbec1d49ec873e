// A load generator too small to affect the result: plain sockets, one request at a time on each,
// bounded in time and number.
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  connections: number;
  seconds: number;
  /** The maximum number of requests, in any time. */
  maximum: number;
  /** The whole request of a connection, head and body. */
  request: (connection: number) => string;
  /** Checks each reply; a returned sentence is a failure. By default any 200 is a success. */
  refusal?: (body: string) => string | null;
};

export type Loaded = {
  done: number;
  failed: number;
  firstFailure: string | null;
  perSecond: number;
  p50: number;
  p99: number;
};

const STUCK_MS = 15_000;

export function requestText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): string {
  const all = {
    ...headers,
    ...(method === 'POST'
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** The value below which this share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export async function run({
  port,
  connections,
  seconds,
  maximum,
  request,
  refusal,
}: Load): Promise<Loaded> {
  const times: number[] = [];
  let sent = 0;
  let failed = 0;
  let firstFailure: string | null = null;
  const failure = (why: string) => {
    failed += 1;
    firstFailure ??= why;
  };
  const began = performance.now();
  const until = began + seconds * 1000;

  async function visit(connection: number): Promise<void> {
    let line = await openLine(port);
    try {
      while (performance.now() < until && sent < maximum) {
        sent += 1;
        const start = performance.now();
        try {
          const { status, body, closes } = await line.ask(
            request(connection),
            refusal !== undefined,
          );
          times.push(performance.now() - start);
          const why =
            status === 200 ? (refusal?.(body) ?? null) : `status ${status} ${body.slice(0, 200)}`;
          if (why !== null) failure(why);
          if (!closes) continue;
        } catch (error) {
          failure(error instanceof Error ? error.message : String(error));
          if (failed > 20) return;
        }
        line.end();
        line = await openLine(port);
      }
    } finally {
      line.end();
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, connection) => visit(connection)));
  const spent = (performance.now() - began) / 1000;
  const done = times.length - Math.min(failed, times.length);
  return {
    done,
    failed,
    firstFailure,
    perSecond: done / spent,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

type Answer = { status: number; body: string; closes: boolean };

async function openLine(port: number) {
  const socket: Socket = await new Promise((done, fail) => {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true }, () => done(opened));
    opened.once('error', fail);
  });
  socket.setTimeout(STUCK_MS, () => socket.destroy(new Error('no answer in time')));
  let received: (chunk: Buffer) => void = () => undefined;
  let broken: (error: Error) => void = () => undefined;
  socket.on('data', (chunk) => received(chunk));
  socket.on('error', (error) => broken(error));
  socket.on('close', () => broken(new Error('the connection was closed')));
  return {
    end: () => socket.destroy(),
    ask(text: string, keepBody: boolean): Promise<Answer> {
      return new Promise((done, fail) => {
        const reply = new IncomingReply(keepBody);
        broken = fail;
        received = (chunk) => {
          const answer = reply.take(chunk);
          if (answer !== null) done(answer);
        };
        socket.write(text);
      });
    },
  };
}

/** Detects when a reply is complete, with the minimum of HTTP. */
class IncomingReply {
  #head: Buffer | null = null;
  #answer: Answer = { status: 0, body: '', closes: false };
  /** Null: chunked, which ends with an empty chunk. */
  #left: number | null = null;
  #tail = '';
  readonly #keepBody: boolean;

  constructor(keepBody: boolean) {
    this.#keepBody = keepBody;
  }

  take(chunk: Buffer): Answer | null {
    if (this.#answer.status !== 0) return this.#takeBody(chunk);
    const all = this.#head === null ? chunk : Buffer.concat([this.#head, chunk]);
    const end = all.indexOf('\r\n\r\n');
    if (end === -1) {
      this.#head = all;
      return null;
    }
    const head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#left = length === undefined ? null : Number(length);
    this.#answer = {
      status: Number(head.slice(9, 12)),
      body: '',
      closes: /\r\nconnection: *close/i.test(head),
    };
    return this.#takeBody(all.subarray(end + 4));
  }

  #takeBody(chunk: Buffer): Answer | null {
    if (this.#keepBody || this.#answer.status !== 200) this.#answer.body += chunk.toString();
    if (this.#left === null) {
      this.#tail = (this.#tail + chunk.toString('latin1', Math.max(0, chunk.length - 7))).slice(-7);
      return this.#tail.endsWith('\r\n0\r\n\r\n') || this.#tail === '0\r\n\r\n'
        ? this.#answer
        : null;
    }
    this.#left -= chunk.length;
    return this.#left <= 0 ? this.#answer : null;
  }
}
