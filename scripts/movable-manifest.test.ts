import { expect, test } from 'vitest';
import { movableManifest } from './movable-manifest.mjs';

const written =
  'window.__reactRouterManifest={"url":"/assets/manifest-1.js","css":["/assets/a.css#"]};';

/** The list as a page has it that loaded its file from `file`. */
function listFrom(file: string): unknown {
  const code = movableManifest(written).replaceAll('import.meta.url', JSON.stringify(file));
  const window: Record<string, unknown> = {};
  new Function('window', 'location', code)(window, { origin: 'https://forno.example' });
  return window.__reactRouterManifest;
}

test('files of the site’s own host have the addresses of the document', () => {
  expect(listFrom('https://forno.example/assets/manifest-1.js')).toEqual({
    url: '/assets/manifest-1.js',
    css: ['/assets/a.css#'],
  });
});

test('a list that came from another host names files of that host', () => {
  expect(listFrom('https://cdn.example/quitute/assets/manifest-1.js')).toEqual({
    url: 'https://cdn.example/quitute/assets/manifest-1.js',
    css: ['https://cdn.example/quitute/assets/a.css#'],
  });
});

test('a list of unknown form stops the build', () => {
  expect(() => movableManifest('export default {}')).toThrow();
});
