import { expect, test, vi } from 'vitest';
import { unexpectedOf } from './unexpected.ts';

vi.stubGlobal('location', { origin: 'https://forno.example', pathname: '/delivery' });

function errorAt(file: string, message: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at ${file}:1:1`;
  return error;
}
const ours = 'https://forno.example/assets/menu-1a2b.js';

// Rows: 8.9
test('an error of our own code is reported once', () => {
  expect(unexpectedOf(errorAt(ours, 'x is undefined'))).toEqual({
    name: 'TypeError',
    text: 'x is undefined',
  });
  expect(unexpectedOf(errorAt(ours, 'x is undefined'))).toBeNull();
  expect(unexpectedOf(errorAt(ours, 'y is undefined'))).not.toBeNull();
});

test('errors of tags, extensions, aborted requests and a lost network are not shown', () => {
  expect(unexpectedOf(errorAt('https://connect.facebook.net/en_US/fbevents.js', 'fbq'))).toBeNull();
  expect(unexpectedOf(errorAt('chrome-extension://abc/content.js', 'boom'))).toBeNull();
  expect(unexpectedOf(errorAt(ours, 'given up', 'AbortError'))).toBeNull();
  expect(unexpectedOf(errorAt(ours, 'Failed to fetch'))).toBeNull();
  expect(
    unexpectedOf(errorAt(ours, 'ResizeObserver loop completed with undelivered notifications.')),
  ).toBeNull();
  expect(unexpectedOf('a text')).toBeNull();
});

test('a long message is cut', () => {
  expect(unexpectedOf(errorAt(ours, 'a'.repeat(500)))?.text).toHaveLength(120);
});
