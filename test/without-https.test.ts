// Pages work without https too, as on a phone in a restaurant's own network.
import { expect, test } from 'vitest';
import { sourceFiles } from './source.ts';

test('no browser code makes ids with what only https and localhost have', () => {
  const ofPages = sourceFiles.filter(({ path }) => /^(app|contract|rules)\//.test(path));
  expect(ofPages.length).toBeGreaterThan(500);
  const wrong = ofPages.filter(
    ({ path, code }) => !path.includes('.test.') && /randomUUID\(/.test(code),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
