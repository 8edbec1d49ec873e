// A browser loads the words of an area with the first screen that needs them. Follows the imports
// of every screen and lazy part, so that none shows a sentence whose words are missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../lingui.config.ts';
import { type SourceFile, sourceFiles } from './source.ts';

const files = new Map(
  sourceFiles
    .filter(({ path }) => path.startsWith('app/') && !/\.test\.tsx?$/.test(path))
    .map((file) => [file.path, file]),
);
const hasWords = ({ code }: SourceFile) => /from '@lingui\/(react|core)\/macro'/.test(code);

const catalogs = config.catalogs ?? [];
const later = (catalogs[1]?.include ?? []).map((pattern) => pattern.replace(/\*\*$/, ''));
const areaOf = (path: string) =>
  path.startsWith('app/console/')
    ? 'staff'
    : later.some((folder) => path.startsWith(folder))
      ? 'later'
      : 'first';

const resolve = (from: string, to: string) =>
  to.startsWith('#app/')
    ? to.slice(1)
    : to.startsWith('.')
      ? new URL(to, `file:///${from}`).pathname.slice(1)
      : null;

const staticImports = ({ path, code }: SourceFile) =>
  Array.from(
    code.matchAll(/^(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm),
    ([, to = '']) => resolve(path, to),
  ).filter((to) => to !== null);
const lazyImports = ({ path, code }: SourceFile) =>
  Array.from(code.matchAll(/\bimport\(\s*'([^']+)'/g), ([, to = '']) => resolve(path, to)).filter(
    (to) => to !== null,
  );

/** Every file that is loaded with this one. */
function closure(path: string, found = new Set<string>()): Set<string> {
  const file = files.get(path);
  if (file === undefined || found.has(path)) return found;
  found.add(path);
  for (const to of staticImports(file)) closure(to, found);
  return found;
}

const routes = [...files.keys()].filter((path) => /\.route\.tsx$/.test(path));
const lazies = [...files.values()].flatMap(lazyImports).filter((path) => files.has(path));
const entries = [...new Set(['app/root.tsx', ...routes, ...lazies])];

test('there are screens and lazy parts to look at', () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(lazies).toContain('app/menu/panels.tsx');
  expect(closure('app/menu/panels.tsx')).toContain('app/checkout/checkout-panel.tsx');
  expect(
    [...files.values()].filter((file) => hasWords(file) && areaOf(file.path) === 'later').length,
  ).toBeGreaterThan(20);
});

test('a screen has loaded the words of every part that comes with it', () => {
  const without = entries.flatMap((entry) => {
    const parts = [...closure(entry)];
    const loaded = new Set(['first']);
    if (parts.includes('app/i18n/later-words.ts')) loaded.add('later');
    if (parts.includes('app/i18n/staff-words.ts')) loaded.add('later').add('staff');
    return parts
      .filter((path) => hasWords(files.get(path) as SourceFile) && !loaded.has(areaOf(path)))
      .map((path) => `${entry} shows words of ${path}`);
  });
  expect(without).toEqual([]);
});

test('the menu loads neither the words of later screens nor those of the console', () => {
  for (const entry of [
    'app/root.tsx',
    'app/menu/menu.route.tsx',
    'app/menu/product/product.route.tsx',
    'app/stores/stores.route.tsx',
  ]) {
    expect(
      [...closure(entry)].filter(
        (path) => /-words\.ts$/.test(path) && path.startsWith('app/i18n/'),
      ),
    ).toEqual([]);
  }
});

/** Each sentence of a catalogue with its translation. */
function wordsOf(file: string): Map<string, string> {
  const blocks = readFileSync(
    join(import.meta.dirname, '..', 'app', 'i18n', 'locales', file),
    'utf8',
  ).split(/\n{2,}/);
  return new Map(
    blocks.map((block): [string, string] => {
      const lines = block.split('\n').filter((line) => !line.startsWith('#'));
      const at = lines.findIndex((line) => line.startsWith('msgstr'));
      return [lines.slice(0, at).join(''), lines.slice(at).join('')];
    }),
  );
}

// The server has all words, a browser only those of the screens it loaded: a sentence that differs
// would change on hydration.
test.each(['en', 'es', 'fr', 'de', 'pt-PT'])(
  'a customer reads one sentence in one way on every screen: %s',
  (language) => {
    const first = wordsOf(`${language}.po`);
    const later = wordsOf(`later/${language}.po`);
    expect(first.size).toBeGreaterThan(100);
    const twice = [...first].filter(
      ([sentence, text]) =>
        sentence !== 'msgid ""' && later.has(sentence) && later.get(sentence) !== text,
    );
    expect(twice).toEqual([]);
  },
);
