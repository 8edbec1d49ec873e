// An address that cannot be listened on: the operator reads which setting to change.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { EnvError } from '../env.ts';
import { listenAt } from './listen.ts';

const names = { host: 'OPERATIONS_HOST', port: 'OPERATIONS_PORT' };

test('a port that is taken is named with its setting', async () => {
  const first = createServer();
  await listenAt(first, { host: '127.0.0.1', port: 0 }, names);
  const { port } = first.address() as AddressInfo;
  await expect(listenAt(createServer(), { host: '127.0.0.1', port }, names)).rejects.toThrow(
    `OPERATIONS_PORT ${port} is taken on 127.0.0.1: choose another one, such as ${port + 1}.`,
  );
  await new Promise((closed) => first.close(closed));
});

test('an address of another machine is a wrong setting, not a missing database', async () => {
  // Reserved for documentation (RFC 5737), so no machine has it.
  const attempt = listenAt(createServer(), { host: '192.0.2.1', port: 0 }, names);
  await expect(attempt).rejects.toThrow(
    'OPERATIONS_HOST 192.0.2.1 cannot be used: this machine has no such address.',
  );
  await expect(attempt).rejects.toBeInstanceOf(EnvError);
});

test.each([
  ['EACCES', /^OPERATIONS_PORT 80 cannot be used: the system keeps low ports for root/],
  ['ENOTFOUND', /^OPERATIONS_HOST away cannot be used: no address was found for this name\.$/],
])('the code %s has its sentence', async (code, sentence) => {
  const server = createServer();
  server.listen = () => {
    server.emit('error', Object.assign(new Error('listen'), { code }));
    return server;
  };
  await expect(listenAt(server, { host: 'away', port: 80 }, names)).rejects.toThrow(sentence);
});
