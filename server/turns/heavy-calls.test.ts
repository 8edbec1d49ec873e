import { expect, test } from 'vitest';
import type { CallContext } from '../context.ts';
import { atOnce } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { takingTurns } from './heavy-calls.ts';

const settled = () => new Promise((done) => setImmediate(done));

function scene() {
  const db = {} as CallContext['db'];
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const call = (brand: number, name: string, key: 'importMenu' | 'menu' = 'importMenu') => {
    const asked = takingTurns(key, { db, brand: { id: brand } as CallContext['brand'] }, () => {
      begun.push(name);
      return new Promise<string>((done) => open.set(name, () => done(name)));
    });
    // Some wait longer than their test, and are refused after it.
    asked.catch(() => undefined);
    return asked;
  };
  return { begun, call, end: (name: string) => open.get(name)?.() };
}

test('the imports of one brand run one by one, and another brand’s beside them', async () => {
  const { begun, call, end } = scene();
  const first = call(1, 'a1');
  void call(1, 'a2');
  void call(1, 'a3');
  await settled();
  expect(begun).toEqual(['a1']);
  void call(2, 'b1');
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  expect(await first).toBe('a1');
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('other calls wait for none of them', async () => {
  const { begun, call } = scene();
  void call(1, 'a1');
  void call(1, 'a2');
  void call(1, 'menu 1', 'menu');
  void call(1, 'menu 2', 'menu');
  await settled();
  expect(begun.toSorted()).toEqual(['a1', 'menu 1', 'menu 2']);
});

test('a brand that asks again and again is refused, and others are not', async () => {
  const { begun, call } = scene();
  for (let asked = 0; asked <= atOnce.heavyCallsWaiting.most; asked += 1) void call(1, 'a');
  await settled();
  await expect(call(1, 'too many')).rejects.toThrow(Refusal);
  void call(2, 'b1');
  await settled();
  expect(begun).toEqual(['a', 'b1']);
});

test('a call that fails ends its turn', async () => {
  const { begun, call } = scene();
  const db = {} as CallContext['db'];
  const brand = { id: 1 } as CallContext['brand'];
  const failing = takingTurns('importMenu', { db, brand }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  void call(1, 'a1');
  await settled();
  expect(begun).toEqual(['a1']);
});
