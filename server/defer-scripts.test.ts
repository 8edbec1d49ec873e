import { expect, test } from 'vitest';
import { inlineScriptHashes } from './compressed.ts';
import { putScriptsOff } from './defer-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><p>$& R$ 10</p><script>one()</script><script type="module" async="">import "/assets/a.js";</script></body></html>';

test('nothing of the scripts is fetched by the document itself', () => {
  const html = putScriptsOff(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('data-late="/assets/a.js /assets/b.js"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toContain('<p>$& R$ 10</p><script>one()</script>');
});

test('the module that is started later is allowed by the hash that it had', () => {
  const hashes = (html: string) => inlineScriptHashes(new TextEncoder().encode(html));
  const before = hashes(page);
  expect(before).toHaveLength(2);
  expect(hashes(putScriptsOff(page))).toEqual(expect.arrayContaining(before));
});

test('a document without modules stays as it is', () => {
  const plain = '<html><head></head><body><p>sem dados</p></body></html>';
  expect(putScriptsOff(plain)).toBe(plain);
});
