// A device at a brand's host: calls inside this process, with the cookies that it was given.
import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '#contract/client.ts';
import type { Result } from '#contract/reply.ts';

/** Answers a request from `address`. */
export type Send = (request: Request, address: string) => Promise<Response>;

const PATIENCE_MS = 60_000;

export function openVisitor(send: Send, host: string, address: string): Client {
  const cookies = new Map<string, string>();
  return createClient({
    base: `http://${host}/api`,
    app: () => host.split('.')[0] ?? '',
    timeout: PATIENCE_MS,
    newKey: randomUUID,
    headers: () => ({
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    }),
    transport: async (url, init) => {
      const response = await send(
        new Request(url, { ...init, signal: init.signal ?? null }),
        address,
      );
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
}

/** The value of a call that nobody refuses here; otherwise an error that says what was refused. */
export async function must<T>(what: string, call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.value;
  throw new Error(`${what}: ${result.codErro} ${result.mensagem}`);
}
