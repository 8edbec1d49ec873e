import { expect, test } from 'vitest';
import { countStreams } from './open-streams.ts';

const open = async () => new ReadableStream<Uint8Array>();

test('a session has so many streams, and one that closes makes room', async () => {
  const streams = countStreams(2, 10);
  const ana = { session: 'device 1', address: 'a' };
  const first = await streams.admit(ana, open);
  await streams.admit(ana, open);
  expect(await streams.admit(ana, open)).toBeNull();
  expect(await streams.admit({ session: 'device 2', address: 'a' }, open)).not.toBeNull();
  await first?.body?.cancel();
  expect(await streams.admit(ana, open)).not.toBeNull();
});

test('an address has a limited number of streams, whatever its sessions', async () => {
  const streams = countStreams(2, 3);
  for (const session of ['1', '2', '3'])
    expect(await streams.admit({ session, address: 'a' }, open)).not.toBeNull();
  expect(await streams.admit({ session: '4', address: 'a' }, open)).toBeNull();
  expect(await streams.admit({ session: '4', address: 'b' }, open)).not.toBeNull();
});

test('a refused or ended stream takes no place', async () => {
  const streams = countStreams(1, 1);
  const ana = { session: null, address: 'a' };
  expect(await streams.admit(ana, async () => null)).toEqual({ body: null });
  const ended = await streams.admit(
    ana,
    async () => new ReadableStream<Uint8Array>({ start: (controller) => controller.close() }),
  );
  await ended?.body?.getReader().read();
  expect(await streams.admit(ana, open)).not.toBeNull();
});
