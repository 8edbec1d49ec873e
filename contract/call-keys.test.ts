import { expect, test } from 'vitest';
import { createCallKeys } from './call-keys.ts';
import { failure, MENU_CHANGED_CODE, NETWORK_CODE } from './reply.ts';

const done = { ok: true, value: {} } as const;
const lost = failure(NETWORK_CODE, '', 0);

function keys() {
  let made = 0;
  return createCallKeys(() => `key-${++made}`);
}

test('what is sent again after a lost reply carries its key', () => {
  const { begin, end } = keys();
  const first = begin('price');
  end('price', lost);
  expect(begin('other')).not.toBe(first);
  expect(begin('price')).toBe(first);
});

test('after a reply the same content is a new request', () => {
  const { begin, end } = keys();
  const first = begin('copy');
  end('copy', done);
  const second = begin('copy');
  expect(second).not.toBe(first);
  end('copy', failure(MENU_CHANGED_CODE, ''));
  expect(begin('copy')).not.toBe(second);
});

test('two presses at once are one', () => {
  const { begin } = keys();
  expect(begin('copy')).toBe(begin('copy'));
});

test('once something else has changed, an older attempt is a new request', () => {
  const { begin, end } = keys();
  const imported = begin('import');
  end('import', lost);
  begin('undo');
  const meanwhile = begin('save');
  end('undo', done);
  expect(begin('import')).not.toBe(imported);
  // This one was still under way.
  end('save', lost);
  expect(begin('save')).toBe(meanwhile);
});
