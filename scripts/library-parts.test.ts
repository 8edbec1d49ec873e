// The installed router is the one whose unused parts the build knows, and its list of screens is
// sent whole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { withoutUnused } from './library-parts.mjs';
import { root } from './project.mjs';

const library = join(root, 'node_modules', 'react-router', 'dist', 'production', 'lib');
const without = (path: string) => {
  const id = join(library, path);
  return withoutUnused(id, readFileSync(id, 'utf8'));
};

test('leaves out the discovery of screens, which is off', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  expect(without('dom/ssr/fog-of-war.js')).toContain('isFogOfWarEnabled = () => false');
  expect(without('router/instrumentation.js')).toContain('(router) => router');
});

test('keeps every other module, and those of other libraries', () => {
  expect(without('router/router.js')).toBeNull();
  expect(withoutUnused('/node_modules/other/lib/router/instrumentation.js', '')).toBeNull();
});

test('refuses a version with another set of exports', () => {
  expect(() =>
    withoutUnused('/node_modules/react-router/lib/router/instrumentation.js', '\nexport { a };'),
  ).toThrow('other names');
});
