// Where styles are written: each sheet in its layer, each class in one sheet, none without a use,
// none inline. docs/extending.md says where a new style goes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { layers } from '#app/styles/layers.ts';
import { root } from '../scripts/project.mjs';
import { sourceFiles } from './source.ts';

const sheets = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort()
  .map((name) => ({ name, css: postcss.parse(readFileSync(join(root, 'app', name), 'utf8')) }));

/** Replaces the parts' colours and borders at once, so it names the classes of all sheets. */
const systemColours = 'styles/forced-colors.css';

function rulesOf(css: postcss.Root): Rule[] {
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !('name' in parent && parent.name === 'keyframes'))
      rules.push(rule);
  });
  return rules;
}

const classesIn = (selector: string) =>
  Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);

/** Without what `:is()`, `:has()` and the like ask for. */
function withoutConditions(selector: string): string {
  const inner = /\([^()]*\)/g;
  return inner.test(selector) ? withoutConditions(selector.replace(inner, '')) : selector;
}

function layerOf(name: string): string {
  if (name === systemColours) return 'states';
  if (name === 'styles/tokens.css') return 'tokens';
  if (name === 'styles/base.css') return 'base';
  if (name.startsWith('styles/')) return 'parts';
  return name.startsWith('console/') ? 'console' : 'features';
}

test('each rule is in the layer of its folder, or in the last one', () => {
  const outside = sheets.flatMap(({ name, css }) =>
    css.nodes
      .filter((node) => node.type !== 'comment')
      .map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.toString()))
      .filter((text) => !/^@(import|font-face)/.test(text))
      .filter((text) => text !== `@layer ${layerOf(name)}` && text !== '@layer states')
      .map((text) => `${name}: ${text}`),
  );
  expect(outside).toEqual([]);
  expect(sheets.map(({ name }) => layerOf(name)).every((layer) => layers.includes(layer))).toBe(
    true,
  );
});

test('the order of the layers comes before any sheet of a document', () => {
  const { code = '' } = sourceFiles.find(({ path }) => path === 'app/root.tsx') ?? {};
  const head = code.slice(code.indexOf('<head>'), code.indexOf('</head>'));
  const order = head.indexOf('<style nonce={nonce}>{layerOrder}</style>');
  expect(order).toBeGreaterThan(0);
  expect(head.search(/<Links|data\.css/)).toBeGreaterThan(order);
});

// The first class of a selector leads the rule: `.menu-layout .cover` is about the menu's layout.
// All rules that a class leads are in one sheet, so that one file tells what the class does.
// A screen changes a part under a class of its own.
test('each class leads rules in one sheet', () => {
  const homes = new Map<string, Set<string>>();
  for (const { name, css } of sheets.filter((sheet) => sheet.name !== systemColours))
    for (const selector of rulesOf(css).flatMap(({ selectors }) => selectors)) {
      const [leading] = classesIn(withoutConditions(selector));
      if (leading !== undefined) homes.set(leading, (homes.get(leading) ?? new Set()).add(name));
    }
  expect(homes.size).toBeGreaterThan(400);
  expect(
    [...homes].flatMap(([name, files]) =>
      files.size > 1 ? [`.${name}: ${[...files].join(', ')}`] : [],
    ),
  ).toEqual([]);
});

/** Classes that no `className` spells out, and what writes them. */
const composed = {
  'ui/icon.tsx, from its size': ['s16', 's24', 's28'],
  'ui/cover.tsx, from the place of the picture': ['a0', 'a1', 'a2'],
  'ui/badge.tsx, from its tone': ['accent', 'promo'],
  'ui/toast.tsx, from its tone': ['tint-success'],
  'ui/timeline.tsx, from the state of the step': ['bad', 'now'],
  'ui/totals.tsx, from the kind of the line': ['minus', 'total'],
  'ui/media.tsx, from the tint': ['butter', 'lilac', 'mint', 'rose', 'sky'],
  'menu/product-row.tsx, kept in a variable': ['p-row', 'text'],
  'stores/store-state.tsx, from the state of the store': ['open', 'paused', 'closed'],
  'loyalty/wheel-drawing.tsx, from the place on the wheel': ['a', 'b', 'c'],
  'brand/brand-logo.tsx, as its usual size': ['tb-logo'],
  'menu/product/moving-picture.ts, on the copy that moves': ['moving-picture'],
  'orders/order-map.tsx, as HTML for a marker': ['glyph'],
  'the map library, or switched on its elements': [
    'leaflet-container',
    'leaflet-marker-icon',
    'by-day',
  ],
  'console/frame/page.tsx, as its usual body': ['console-column'],
  'console/tables/grid.tsx, from what the table asks for': [
    'table-tile-free',
    'table-tile-calling',
    'table-tile-bill',
    'table-tile-asking',
  ],
  'console/tables/qr-sheets.route.tsx, from the format': ['qr-grid', 'qr-tents'],
  'console/printed-menu/paper.tsx, from the format': ['paper-a4', 'paper-a5', 'paper-large'],
};

type SyntaxNode = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];
const childrenOf = (node: SyntaxNode) => Object.values(node).flatMap(nodesIn);
const nameOf = (value: unknown) => (isNode(value) && 'name' in value ? value.name : undefined);

/** Stands for what a template fills in: a name with it is composed. */
const GAP = '$';
const textOf = ({ value }: SyntaxNode) =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';

/** The strings that an expression can become; what decides between them is left out. */
function stringsIn(node: SyntaxNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return [
      nodesIn(node.quasis).map(textOf).join(GAP),
      ...nodesIn(node.expressions).flatMap(stringsIn),
    ];
  if (node.type === 'MemberExpression' || node.type === 'BinaryExpression') return [];
  const decided = node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : null;
  return (decided === null ? childrenOf(node) : nodesIn(decided)).flatMap(stringsIn);
}

const app = sourceFiles
  .filter(({ path }) => /^app\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, program: nodesIn(parseSync(path, text).program) }));

function everyNode(nodes: SyntaxNode[]): SyntaxNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(childrenOf(node))]);
}

const writesClasses = (node: SyntaxNode) =>
  (node.type === 'JSXAttribute' && /^(className|body)$/.test(String(nameOf(node.name)))) ||
  (node.type === 'Property' && nameOf(node.key) === 'className') ||
  (node.type === 'CallExpression' && /^(classes|buttonClass)$/.test(String(nameOf(node.callee))));

const written = new Map(
  app.flatMap(({ path, program }) =>
    everyNode(program)
      .filter(writesClasses)
      .flatMap((node) => childrenOf(node).flatMap(stringsIn))
      .flatMap((text) => text.split(/\s+/))
      .filter((name) => name !== '' && !name.includes(GAP))
      .map((name) => [name, path] as const),
  ),
);
const styled = new Map(
  sheets.flatMap(({ name, css }) =>
    rulesOf(css).flatMap(({ selector }) => classesIn(selector).map((found) => [found, name])),
  ),
);
const listed: string[] = Object.values(composed).flat();

test('each class of a sheet is used by a screen', () => {
  expect(written.size).toBeGreaterThan(400);
  expect([...styled].filter(([name]) => !written.has(name) && !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !styled.has(name))).toEqual([]);
});

test('each class that a screen writes has a rule', () => {
  expect([...written].filter(([name]) => !styled.has(name))).toEqual([]);
});

/** Has `:has()`, and something else than its own element gets the style. */
const stylesByHas = (selector: string) => /:has\(.*\)\s*[ >+~]\s*[^\s>+~]/.test(selector);

// With `.li:has(:checked) .icon`, whatever is added to a page restyles each icon of the page, as
// the browser does not compare it with the argument (Chromium 156): a tap on a product restyled 54
// more elements. Say it with the sibling, `.li > :checked ~ .icon`. Of a whole page it is allowed,
// because what it styles is there once.
test('customers’ sheets style nothing by the :has() of an element before it', () => {
  const found = sheets
    .filter(({ name }) => layerOf(name) !== 'console')
    .flatMap(({ name, css }) =>
      rulesOf(css).flatMap(({ selectors }) =>
        selectors.filter(stylesByHas).map((selector) => `${name}: ${selector}`),
      ),
    );
  expect(found.filter((one) => !/\bbody:(has|is)\(/.test(one))).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});

const isFixed = (node: SyntaxNode): boolean =>
  node.type === 'Literal' ||
  (node.type === 'UnaryExpression' && nodesIn(node.argument).every(isFixed)) ||
  (node.type === 'TemplateLiteral' && nodesIn(node.expressions).length === 0) ||
  (node.type === 'ConditionalExpression' &&
    nodesIn([node.consequent, node.alternate]).some(isFixed));

// Positions, amounts and a brand's colours are computed; everything else is a class.
test('inline styles hold computed values alone', () => {
  const fixed = app.flatMap(({ path, program }) =>
    everyNode(program)
      .filter((node) => node.type === 'JSXAttribute' && nameOf(node.name) === 'style')
      .flatMap((node) => everyNode(nodesIn(node.value)))
      .filter((node) => node.type === 'Property' && nodesIn(node.value).some(isFixed))
      .map((node) => `${path}: ${JSON.stringify(nameOf(node.key) ?? node.key)}`),
  );
  expect(fixed).toEqual([]);
});
