import { expect, test } from 'vitest';
import { putScriptsOff } from './defer-scripts.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" ' +
  'href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><p>$& R$ 10</p><script>one()</script><script type="module" async="">import ' +
  '"/assets/a.js";</script></body></html>';

test('nothing of the scripts is fetched by the document itself', () => {
  const html = putScriptsOff(page, 'bm9uY2U=');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('data-late="/assets/a.js /assets/b.js"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toContain('<p>$& R$ 10</p><script>one()</script>');
});

test('the module that is started later carries the nonce of the page, as its starter does', () => {
  const [late, starter, ...more] =
    putScriptsOff(page, 'bm9uY2U=').match(/<script[^>]*nonce[^>]*>/g) ?? [];
  expect(late).toContain('type="text/plain" nonce="bm9uY2U=" data-late=');
  expect([starter, more]).toEqual(['<script nonce="bm9uY2U=">', []]);
});

test('a module with a nonce of its own is found as well', () => {
  const html = page.replace('<script type="module"', '<script nonce="bm9uY2U=" type="module"');
  expect(putScriptsOff(html, 'bm9uY2U=')).toContain('data-late="/assets/a.js /assets/b.js"');
});

test('a document without modules stays as it is', () => {
  const plain = '<html><head></head><body><p>sem dados</p></body></html>';
  expect(putScriptsOff(plain, 'bm9uY2U=')).toBe(plain);
});

test('the whole styles are there before React starts', () => {
  const code = putScriptsOff(page, 'bm9uY2U=').split('<script nonce="bm9uY2U=">')[1] ?? '';
  expect(code).toContain('link[rel="stylesheet"][disabled]');
  expect(code.indexOf('await styles')).toBeGreaterThan(0);
  expect(code.indexOf('await styles')).toBeLessThan(code.indexOf("script.type = 'module'"));
});
