// A local provider for tests of real adapters: answers as told and records requests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };
/**
 * `silent`: accepts the request and never answers. `dropped`: accepts it and closes the connection.
 */
export type Reply =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'silent'
  | 'dropped';

export type LocalProvider = {
  url: string;
  asked: Asked[];
  /** Answers in order; the last one repeats. */
  replies: Reply[];
  /** Chooses the answer instead. */
  answer: ((asked: Asked) => Reply) | null;
  close(): Promise<void>;
};

export const json = (body: unknown, status = 200): Reply => ({ status, body });

export const page = (status: number): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Bad Request</title>',
});

export async function openProvider(): Promise<LocalProvider> {
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      };
      asked.push(one);
      const reply =
        provider.answer?.(one) ?? (replies.length > 1 ? replies.shift() : replies[0]) ?? json({});
      if (reply === 'silent') return;
      if (reply === 'dropped') return void request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const provider: LocalProvider = {
    url: `http://127.0.0.1:${port}`,
    asked,
    replies,
    answer: null,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return provider;
}
