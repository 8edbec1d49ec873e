// A local provider: answers as a test wants, and records requests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Provider = {
  base: string;
  /** Requested addresses, with their query. */
  asked: string[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
};

export async function openProvider(): Promise<Provider> {
  const server = createServer((request, response) => {
    provider.asked.push(request.url ?? '');
    provider.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider: Provider = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: (_request, response) => void response.writeHead(500).end(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}

export const json =
  (body: unknown, status = 200): Provider['answer'] =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

export const page =
  (status: number): Provider['answer'] =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Bad Request</title>');

/** Accepts the request and never answers. */
export const silence: Provider['answer'] = () => undefined;
