import { expect, test } from 'vitest';
import { awaitedByModule, importOnce } from './import-once.ts';

test('a part that is being loaded is not imported a second time', async () => {
  const load = Promise.withResolvers<string>();
  let imports = 0;
  const part = () => {
    imports += 1;
    return load.promise;
  };
  const [first, second] = [importOnce(part), importOnce(part)];
  load.resolve('cart');
  expect(await Promise.all([first, second])).toEqual(['cart', 'cart']);
  expect(imports).toBe(1);
});

test('a part whose words are still on the way is not used before them', async () => {
  const words = Promise.withResolvers<void>();
  let used = false;
  void awaitedByModule(words.promise);
  // As in WebKit, which does not wait.
  const part = importOnce(async () => 'stamps').then(() => {
    used = true;
  });
  await new Promise((done) => setTimeout(done, 0));
  expect(used).toBe(false);
  words.resolve();
  await part;
  expect(used).toBe(true);
});

test('a part that failed is imported again, and words that failed hold nothing up', async () => {
  const lost = async () => {
    throw new Error('no connection');
  };
  await expect(importOnce(lost, 'cart')).rejects.toThrow('no connection');
  await expect(awaitedByModule(lost())).rejects.toThrow('no connection');
  expect(await importOnce(async () => 'cart', 'cart')).toBe('cart');
});
