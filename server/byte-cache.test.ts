import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const kept = async (cache: ReturnType<typeof createByteCache<string>>, ...keys: string[]) =>
  (await Promise.all(keys.map((key) => cache.get(key)))).filter((value) => value !== undefined);

test('what nobody used for longest gives way when the bytes are full', async () => {
  const cache = createByteCache<string>(10, (value) => value.length);
  await cache.put('1 1', Promise.resolve('aaaa'));
  await cache.put('2 1', Promise.resolve('bbbb'));
  expect(await cache.get('1 1')).toBe('aaaa');
  await cache.put('3 1', Promise.resolve('cccc'));
  expect(await kept(cache, '1 1', '2 1', '3 1')).toEqual(['aaaa', 'cccc']);
  expect(cache.bytes()).toBe(8);
});

test('one value larger than all is served, and gives way to the next', async () => {
  const cache = createByteCache<string>(3, (value) => value.length);
  expect(await cache.put('1 1', Promise.resolve('large'))).toBe('large');
  expect(await cache.get('1 1')).toBe('large');
  await cache.put('2 1', Promise.resolve('b'));
  expect(await kept(cache, '1 1', '2 1')).toEqual(['b']);
});

test('a brand is forgotten alone, and a failed read is not kept', async () => {
  const cache = createByteCache<string>(100, (value) => value.length);
  await cache.put('1 1', Promise.resolve('a'));
  await cache.put('1 2', Promise.resolve('b'));
  await cache.put('11 1', Promise.resolve('c'));
  cache.forget('1 ');
  expect(await kept(cache, '1 1', '1 2', '11 1')).toEqual(['c']);
  await cache.put('2 1', Promise.reject(new Error('away'))).catch(() => undefined);
  expect(cache.get('2 1')).toBeUndefined();
  expect(cache.bytes()).toBe(1);
});
