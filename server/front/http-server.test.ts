import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer, HTTP_LIMITS } from './http-server.ts';

test('a body that does not come to its end is cut, and the socket with it', async () => {
  const server = createHttpServer({
    ...HTTP_LIMITS,
    headersTimeout: 20,
    requestTimeout: 20,
    connectionsCheckingInterval: 5,
  });
  server.on('request', (request) => request.resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{');
  const received: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => received.push(bytes));
  await once(socket, 'close');
  expect(Buffer.concat(received).toString()).toContain('408');
  server.close();
});

test('no request may take minutes to come in', () => {
  expect(createHttpServer()).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
  });
});
