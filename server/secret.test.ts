import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecret, readSecretKey } from './secret.ts';

const secret = createSecret('a key of thirty-two letters or more');

test('sealed text is opened only with the same key and purpose', () => {
  const sealed = secret.seal('account 1', 'senha do banco');
  expect(sealed).not.toContain('senha');
  expect(secret.seal('account 1', 'senha do banco')).not.toBe(sealed);
  expect(secret.open('account 1', sealed)).toBe('senha do banco');
  expect(secret.open('account 2', sealed)).toBeNull();
  expect(createSecret('another key of thirty-two letters').open('account 1', sealed)).toBeNull();
});

test('text that was changed or never sealed is not opened', () => {
  const sealed = secret.seal('account 1', 'senha do banco');
  for (const broken of [
    `${sealed.slice(0, -2)}AA`,
    sealed.slice(0, 20),
    'senha do banco',
    '',
    `v1.${'A'.repeat(60)}`,
  ])
    expect(secret.open('account 1', broken)).toBeNull();
});

test('the file of the key belongs to the user of the data folder, as root too', async () => {
  const us = process.getuid?.() ?? 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'quitute-secret-'));
  const user = us === 0 ? 4321 : us;
  if (us === 0) chownSync(dataDir, user, user);
  const key = await readSecretKey({ secret: null, dataDir });
  const { uid, mode } = statSync(join(dataDir, 'secret'));
  expect([uid, mode & 0o777]).toEqual([user, 0o600]);
  expect(await readSecretKey({ secret: null, dataDir })).toBe(key);
  rmSync(dataDir, { recursive: true });
});
