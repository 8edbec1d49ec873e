// Two things that the browser keeps must never stand in the same place.
import { expect, test } from 'vitest';
import { sourceFiles } from './source.ts';

test('each thing that the browser keeps has a place of its own', () => {
  const code = sourceFiles.find(({ path }) => path === 'app/storage.ts')?.code ?? '';
  const names = Array.from(code.matchAll(/\bname: '([^']+)'/g), ([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
