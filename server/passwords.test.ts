import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

// Rows: 4.20
test('a password opens only its own hash', async () => {
  const kept = await hashPassword('quitute-demo');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('quitute-demo', kept)).toBe(true);
  expect(await verifyPassword('quitute-Demo', kept)).toBe(false);
});

test('the same password never makes the same hash', async () => {
  expect(await hashPassword('quitute-demo')).not.toBe(await hashPassword('quitute-demo'));
});

test('an accent typed in two ways is one password', async () => {
  expect(await verifyPassword('pa\u00e7oca', await hashPassword('pac\u0327oca'))).toBe(true);
});

test('an unknown customer is refused, and so is an invalid hash', async () => {
  expect(await verifyPassword('quitute-demo', null)).toBe(false);
  expect(await verifyPassword('quitute-demo', 'quitute-demo')).toBe(false);
});
