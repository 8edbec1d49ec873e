import { expect, test } from 'vitest';
import { withFileFrom } from './file-word.mjs';

test('the file of a command is the user’s, wherever an option stands', () => {
  const file = '/home/ana/cantina.backup';
  expect(withFileFrom(['--unencrypted', 'cantina.backup'], '/home/ana')).toEqual([
    '--unencrypted',
    file,
  ]);
  expect(withFileFrom(['cantina', 'cantina.backup', '--unencrypted'], '/home/ana')).toEqual([
    'cantina',
    file,
    '--unencrypted',
  ]);
  expect(withFileFrom([file], '/srv/quitute')).toEqual([file]);
  expect(withFileFrom(['--unencrypted'], '/home/ana')).toEqual(['--unencrypted']);
});
