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

export async function openProvider(): Promise<{
  url: string;
  asked: Asked[];
  replies: Reply[];
  close(): Promise<void>;
}> {
  const asked: Asked[] = [];
  /** Answers in order; the last one repeats. */
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      });
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? {
        status: 200,
        body: {},
      };
      if (reply === 'silent') return;
      if (reply === 'dropped') return void request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    replies,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
