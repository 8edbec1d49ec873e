// After closing the dialog or reloading, the code's field is still available.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { forgetSentCode, parseSentCode, readSentCode, saveSentCode } from './sent-code.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

// Rows: 2.64
test('while the wait runs the phone, the way and both countdowns are known', () => {
  saveSentCode('11987654321', 'whatsapp', 30, NOW);
  saveSentCode('11987654321', 'sms', 45, NOW + 1000);
  expect(readSentCode(NOW + 2000)).toEqual({
    phone: '11987654321',
    way: 'sms',
    until: { whatsapp: NOW + 30_000, sms: NOW + 46_000 },
  });
});

test('when the waits are over, and after a login, it starts again', () => {
  saveSentCode('11987654321', 'whatsapp', 30, NOW);
  expect(readSentCode(NOW + 30_000)).toBeNull();
  expect(readSentCode(NOW)).not.toBeNull();
  forgetSentCode();
  expect(readSentCode(NOW)).toBeNull();
});

test('another phone does not inherit a wait', () => {
  saveSentCode('11987654321', 'sms', 45, NOW);
  saveSentCode('11912345678', 'whatsapp', 30, NOW);
  expect(readSentCode(NOW)?.until.sms).toBe(0);
});

test('text that does not parse is no code', () => {
  for (const raw of [
    null,
    1,
    {},
    { phone: '1', way: 'sms', until: { sms: NOW + 1 } },
    { phone: '11987654321', way: 'mail', until: {} },
  ])
    expect(parseSentCode(raw, NOW)).toBeNull();
});
