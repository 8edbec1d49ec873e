// The reasons for which the build leaves out parts of React and of the router: what no screen uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { modules, withoutUnusedCode } from './unused-code.mjs';

const app = join(root, 'app');
const screens = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(app, path), 'utf8') }));

const reasons: Record<string, RegExp> = {
  'view transitions, activities, profilers and lists of suspense':
    /\b(ViewTransition|Activity|Profiler|SuspenseList|addTransitionType)\b.*from 'react'/,
  'fragments with a ref': /<Fragment[^>]*\bref=/,
  'actions of forms in the browser':
    /\b(useActionState|useFormStatus|requestFormReset)\b|\b(action|formAction)=\{\s*(async\b|\()/,
  'the children of an element by hand, or a root of its own':
    /\bChildren\b.*from 'react'|\bcreateRoot\b/,
  'resources announced to react-dom':
    /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b.*from 'react-dom'/,
  'stylesheets with a precedence, or scripts that React inserts':
    /\bprecedence=|<script\b[^>]*\b(async|src=)/,
  'custom elements': /<[a-z]+-[a-z]/,
  'the component stack of an error': /componentStack/,
  'text before it is put in, compositions, selections, pointers that enter or leave':
    /\bon(BeforeInput|Composition\w+|Select|(Mouse|Pointer)(Enter|Leave))(Capture)?\b/,
  'forms that the router sends with a method': /<Form\b[^>]*\bmethod=|\bmethod: 'post'/,
  'actions, middleware and submissions in the browser':
    /\b(clientAction|clientMiddleware|instrumentations)\b|\.submit\(.*\bnavigate: false/,
  'links that load ahead or move with a view transition':
    /<(Nav)?Link\b[^>]*\b(prefetch|viewTransition)\b/,
};

for (const [use, pattern] of Object.entries(reasons))
  test(`no screen uses ${use}`, () => {
    const users = screens.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
    expect(users).toEqual([]);
  });

const code = (path: string) => {
  const id = join(root, 'node_modules', path);
  return withoutUnusedCode(id, readFileSync(id, 'utf8'));
};

/** Names that nothing in the module declares. */
function foreign(module: string): string[] {
  let names: string[] = [];
  const parsed = parseSync(module, {
    configFile: false,
    babelrc: false,
    sourceType: 'unambiguous',
  });
  traverse(parsed, {
    Program({ scope }) {
      names = Object.keys(scope.globals);
    },
  });
  return names;
}

for (const path of modules)
  test(`what is left of ${path} uses nothing that was declared in what is gone`, () => {
    const whole = readFileSync(join(root, 'node_modules', path), 'utf8');
    const before = new Set(foreign(whole));
    expect(foreign(code(path) ?? '').filter((name) => !before.has(name))).toEqual([]);
  }, 60_000);

test('knows the installed versions, of which a good part goes', () => {
  const react = 'react-dom/cjs/react-dom-client.production.js';
  expect(code(react)).not.toContain('FragmentInstance.prototype');
  expect(code(react)).toContain('exports.hydrateRoot = ');
  expect(code('react-router/dist/production/lib/router/router.js')).not.toContain('discoverResult');
});

test('keeps other modules whole', () => {
  expect(code('react-router/dist/production/lib/dom/dom.js')).toBeNull();
  expect(code('react-dom/cjs/react-dom.production.js')).toBeNull();
});
