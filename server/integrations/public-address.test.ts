import type { lookup } from 'node:dns';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { networkSend } from './pix/network.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '200.221.2.45',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2804:14d::1',
  '::ffff:8.8.8.8',
])('%s is outside', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** A fake name service. */
const names = (found: { address: string; family: number }[]) =>
  ((_name: string, _options: object, callback: (error: null, found: unknown) => void) =>
    callback(null, found)) as unknown as typeof lookup;

const ask = (found: { address: string; family: number }[], all: boolean) =>
  new Promise((done) =>
    publicLookup(names(found))('pix.example.com', { all }, (error, address, family) =>
      done(error?.name ?? [address, family]),
    ),
  );

const outer = { address: '200.221.2.45', family: 4 };
const inner = { address: '10.0.0.7', family: 4 };

test('a host that resolves to an inside address is refused, even if only one does', async () => {
  expect(await ask([inner], true)).toBe('InternalAddress');
  expect(await ask([outer, inner], false)).toBe('InternalAddress');
  expect(await ask([], true)).toBe('InternalAddress');
  expect(await ask([outer], true)).toEqual([[outer], undefined]);
  expect(await ask([outer], false)).toEqual([outer.address, 4]);
});

test('an address inside the network is contacted only if the operator trusts it', async () => {
  let calls = 0;
  const inside = createServer((socket) => {
    calls++;
    socket.destroy();
  });
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  const { port } = inside.address() as AddressInfo;
  const plain = { certificate: null, privateKey: null };
  const knock = (host: string, trusted: string[]) =>
    networkSend(
      plain,
      trusted,
    )(new Request(`https://${host}:${port}/oauth/token`)).catch(({ name }) => name);
  expect([
    await knock('127.0.0.1', []),
    await knock('localhost', []),
    await knock('[::ffff:127.0.0.1]', []),
  ]).toEqual(Array(3).fill('InternalAddress'));
  expect(calls).toBe(0);
  expect(await knock('127.0.0.1', ['127.0.0.1'])).not.toBe('InternalAddress');
  expect(calls).toBe(1);
  inside.close();
});
