import { expect, test } from 'vitest';
import { createSecret } from './secret.ts';

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
