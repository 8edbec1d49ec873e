// One request over node:http with a chosen Host, which `fetch` does not allow.
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
};
export type Asked = {
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Keeps connections; without one, each request has its own. */
  agent?: Agent | false;
  /** Milliseconds. */
  limit?: number;
};

const TIMEOUT_MS = 20_000;

export function exchange({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body = '',
  agent = false,
  limit = TIMEOUT_MS,
}: Asked): Promise<Reply> {
  return new Promise((done, fail) => {
    const address = { host: '127.0.0.1', port, path, method, agent, timeout: limit };
    const sent = {
      host: `${host}:${port}`,
      ...headers,
      ...(body === ''
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
    };
    const call = request({ ...address, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('timeout', () =>
      call.destroy(new Error(`${method} ${path} had no answer in ${limit / 1000} s`)),
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** An API call that must succeed. */
export async function callApi<T>(
  asked: Omit<Asked, 'body' | 'method'> & { wire?: unknown },
): Promise<{ value: T; cookies: string[] }> {
  const { wire, ...rest } = asked;
  const reply = await exchange(
    wire === undefined ? rest : { ...rest, method: 'POST', body: JSON.stringify(wire) },
  );
  const text = reply.body.toString();
  // Some successful replies have the code 0.
  const value = JSON.parse(text) as T & { codErro?: number };
  if (reply.status !== 200 || (value.codErro ?? 0) !== 0)
    throw new Error(`${asked.path} answered ${reply.status}: ${text.slice(0, 300)}`);
  return { value, cookies: reply.headers['set-cookie'] ?? [] };
}
