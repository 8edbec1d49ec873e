// The direction of imports between layers, and what only one place may use. docs/architecture.md
// gives the reasons.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import { root } from '../scripts/project.mjs';
import { folderPairs } from './folder-pairs.ts';
import { importsOf, type SourceFile, sourceFiles } from './source.ts';

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);
const product = sourceFiles.filter((file) => !isTest(file));
const below = (folder: string) => product.filter(({ path }) => path.startsWith(folder));

/** Imports that `allowed` refuses, as sentences. */
const refused = (files: SourceFile[], allowed: (to: string, from: string) => boolean) =>
  files
    .flatMap(importsOf)
    .flatMap(({ from, to }) => (allowed(to, from) ? [] : [`${from} imports ${to}`]));

const isOurs = (to: string) =>
  /^(app|bench|contract|demo|e2e|faults|rules|scripts|server|test)\//.test(to);
const within =
  (...folders: string[]) =>
  (to: string) =>
    !isOurs(to) || folders.some((folder) => to.startsWith(folder));

test('the tests below look at real files and see their imports', () => {
  expect(product.length).toBeGreaterThan(200);
  expect(
    importsOf({
      path: 'rules/a.ts',
      text: '',
      code:
        "import { x } from '#contract/money.ts';\nimport type { Y } from './b.ts';\nexport { " +
        "z } from '../rules/c.ts';",
    }),
  ).toEqual([
    { from: 'rules/a.ts', to: 'contract/money.ts', typeOnly: false },
    { from: 'rules/a.ts', to: 'rules/b.ts', typeOnly: true },
    { from: 'rules/a.ts', to: 'rules/c.ts', typeOnly: false },
  ]);
});

test('the contract imports the schema library and itself alone', () => {
  expect(
    refused(below('contract/'), (to) => to === 'zod/mini' || to.startsWith('contract/')),
  ).toEqual([]);
});

test('the rules import the contract and themselves alone', () => {
  expect(
    refused(below('rules/'), (to) => to.startsWith('contract/') || to.startsWith('rules/')),
  ).toEqual([]);
});

test('the server never imports the storefront', () => {
  expect(refused(below('server/'), within('server/', 'rules/', 'contract/'))).toEqual([]);
});

test('the storefront never imports the server', () => {
  expect(refused(below('app/'), within('app/', 'rules/', 'contract/'))).toEqual([]);
});

test('the parts of the interface import no feature', () => {
  const allowed = (to: string) =>
    within(
      'app/ui/',
      'app/styles/',
      'rules/price/currency.ts',
      'rules/price/weight-text.ts',
      'rules/picture.ts',
      'contract/money.ts',
    )(to);
  expect(refused(below('app/ui/'), allowed)).toEqual([]);
});

test('product code imports neither tests nor scripts', () => {
  const running = ['app/', 'contract/', 'rules/', 'server/'].flatMap(below);
  expect(refused(running, (to) => !/^(test|e2e|bench|demo|faults|scripts)\//.test(to))).toEqual([]);
});

test('no file leads back to itself by its imports, types included', () => {
  const next = new Map(product.map((file) => [file.path, importsOf(file).map(({ to }) => to)]));
  const seen = new Map<string, 'open' | 'left'>();
  const circles: string[] = [];
  const walk = (path: string, trail: string[]) => {
    if (seen.get(path) === 'open')
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (seen.has(path)) return;
    seen.set(path, 'open');
    for (const to of next.get(path) ?? []) walk(to, [...trail, path]);
    seen.set(path, 'left');
  };
  for (const { path } of product) walk(path, []);
  expect(circles).toEqual([]);
});

test('folders that import each other both ways are explained in the architecture', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const explained = Array.from(
    page.matchAll(/^\| `(\w+\/[\w-]+)`, `(\w+\/[\w-]+)` \| \S/gm),
    ([, one, other]) => `${one}, ${other}`,
  );
  expect(folderPairs(product)).toEqual(explained);
  const source = (path: string, to: string) => ({ path, text: '', code: `import '${to}';` });
  const both = [source('app/b/x.ts', '../a/y.ts'), source('app/a/y.ts', '../b/z.ts')];
  expect(folderPairs(both)).toEqual(['app/a, app/b']);
  expect(folderPairs(both.slice(1))).toEqual([]);
});

test('no folder holds more than 40 sources of its own, tests beside them not counted', () => {
  const sizes = new Map<string, number>();
  for (const { path } of product.filter((file) => !file.path.startsWith('e2e/'))) {
    const folder = path.split('/').slice(0, -1).join('/');
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect([...sizes].filter(([, size]) => size > 40)).toEqual([]);
});

test('another layer is imported by its # name, never by climbing', () => {
  const climbing = ['app/', 'contract/', 'rules/', 'server/']
    .flatMap(below)
    .flatMap(({ path, code }) =>
      Array.from(
        code.matchAll(/from '((?:\.\.\/)+(?:app|contract|rules|server)\/[^']+)'/g),
        ([, to]) => `${path} imports ${to}`,
      ),
    );
  expect(climbing).toEqual([]);
});

/** Files whose code matches, apart from the allowed ones. */
const elsewhere = (files: SourceFile[], pattern: RegExp, home: RegExp) =>
  files.filter(({ path, code }) => !home.test(path) && pattern.test(code)).map(({ path }) => path);

test.each([
  [
    'process.env',
    /\bprocess\.env\b/,
    /^(server\/env\.ts|playwright(\.tls)?\.config\.ts|scripts\/|test\/set-up\/|bench\/|e2e\/|faults\/)/,
  ],
  ['import.meta.env', /\bimport\.meta\.env\b/, /^never$/],
  [
    'localStorage',
    /\b(local|session)Storage\b/,
    /^((app\/storage|server\/pages\/defer-scripts|bench\/plain-menu)\.ts$|e2e\/)/,
  ],
  ['Intl.NumberFormat', /\bIntl\.NumberFormat\b/, /^rules\/(price\/currency|time\/wait-text)\.ts$/],
  [
    "the API's usual base",
    /['"`]\/api\b/,
    /^(app\/api-address\.ts$|server\/env\.ts$|contract\/|e2e\/|bench\/|faults\/|test\/|scripts\/)/,
  ],
  ['the number of a kind of order', /\b(tipoPedido|orderType)\b\s*[!=]==\s*\d/, /^never$/],
  [
    'HTTP types',
    /from '(hono|@hono)[^']*'/,
    /^server\/(api|call\/[a-z-]+|front\/[a-z-]+|main|start|pages|events|pictures|webhooks|discovery\/routes)\.ts$/,
  ],
])('%s is touched only where it belongs', (_, pattern, home) => {
  expect(elsewhere(product, pattern, home)).toEqual([]);
});

/** The first parts of the pages' addresses, in a string or a pattern. */
const pageAddress = new RegExp(
  `(?<![\\w.@:])/(${[
    ...new Set([...Object.values(pages), ...Object.values(consolePages)].map(firstPart)),
  ].join('|')})(?![\\w-])`,
);

function firstPart(path: string): string {
  return path.split('/')[1] || '(?!)';
}

test('the addresses of pages stand in one table, from which everything else builds them', () => {
  const files = ['app/', 'rules/', 'server/'].flatMap(below);
  // An import of a file is no address, nor is a stylesheet's or module's path.
  const spelled = files.filter(({ code }) =>
    code
      .split('\n')
      .some((line) => !/(from|import|import\()\s?'/.test(line) && pageAddress.test(line)),
  );
  expect(pageAddress.test("navigate('/delivery')")).toBe(true);
  expect(pageAddress.test('/^\\/mesa$/')).toBe(true);
  expect(spelled.map(({ path }) => path)).toEqual([]);
});

test('the rules and the contract use neither clock nor chance nor network', () => {
  const impure =
    /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\brandomUUID\b|\bgetRandomValues\b|\bfetch\(|\bprocess\.|\bsetTimeout\b/;
  expect(elsewhere([...below('rules/'), ...below('contract/')], impure, /^never$/)).toEqual([]);
});

test('no test is skipped, focused or left for later', () => {
  // The search must name what is forbidden, so this file is excluded.
  const bad = /\b(test|it|describe)\.(skip|only|todo|fixme|fails)\b/;
  expect(
    elsewhere(
      sourceFiles.filter(({ path }) => path !== 'test/architecture.test.ts'),
      bad,
      /^never$/,
    ),
  ).toEqual([]);
});

test('the type checker and the linter are never silenced', () => {
  // As above: these are the forbidden words, not a use of them.
  const silencers = new RegExp(
    ['@ts-ignore', '@ts-expect-error', '@ts-nocheck', 'biome-ignore', 'eslint-disable'].join('|'),
  );
  const silenced = sourceFiles.filter(
    ({ path, text }) => path !== 'test/architecture.test.ts' && silencers.test(text),
  );
  expect(silenced.map(({ path }) => path)).toEqual([]);
});

test('whether a page hydrated is read from our flag, from no private name of a library', () => {
  const privateNames = new RegExp(
    ['__react', '__reactRouter'].map((name) => `['"]${name}`).join('|'),
  );
  expect(elsewhere(sourceFiles, privateNames, /^test\/architecture\.test\.ts$/)).toEqual([]);
});

test('no file or folder has a name for everything, such as utils', () => {
  expect(
    sourceFiles
      .map(({ path }) => path)
      .filter((path) => /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[a-z]+$)/.test(path)),
  ).toEqual([]);
});
