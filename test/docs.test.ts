// The docs are true: generated pages are current, links resolve, all settings are documented.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { generatedDocs } from '../scripts/docs.ts';
import { root } from '../scripts/project.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `docs/${name}`,
  ),
].filter((name) => name.endsWith('.md'));

test.each(Object.entries(generatedDocs()))(
  '%s says what the contract says (`npm run docs` writes it again)',
  (path, text) => {
    expect(read(path)).toBe(text);
  },
);

/** Anchor of a heading, as GitHub generates it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (page: string) =>
  Array.from(read(page).matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) => anchorOf(heading));

function deadLinks(page: string): string[] {
  const prose = read(page).replace(/```[\s\S]*?```/g, '');
  const targets = [
    ...prose.matchAll(/\]\(([^)\s]+)\)/g),
    ...prose.matchAll(/(?:src|href)="([^"]+)"/g),
  ].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  });
}

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(deadLinks(page)).toEqual([]);
});

/** Names in backticks that look like project paths but are not, and files of a run. */
const noPaths = new Set(['.data', './.data', '.env', 'zod/mini']);
const wirePaths = Object.values(endpoints).map(({ path }) => path.replace(/\/:.*/, '').slice(1));
const ignored = ['.git', '.react-router', '.data', 'build', 'node_modules', 'test-results'];
const files = readdirSync(root)
  .filter((name) => !ignored.includes(name))
  .flatMap((name) => [
    name,
    ...(statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      : []),
  ]);
const fileNames = new Set(files.map((file) => basename(file)));

/** Each path or file name in backticks that does not exist. */
function deadPaths(page: string): string[] {
  const prose = read(page).replace(/```[\s\S]*?```/g, '');
  const named = Array.from(prose.matchAll(/`(#?[\w.-][\w./-]*)`/g), ([, name = '']) => name);
  return named.filter((name) => {
    if (noPaths.has(name) || wirePaths.includes(name)) return false;
    // Near its folder's name, a file is named without it.
    const bare = /^[\w.-]+\.(?:tsx?|m?js|css|sql|md|json|yml|webp)$/;
    if (bare.test(name)) return !fileNames.has(name);
    return name.includes('/') && !existsSync(join(root, name.replace(/^#/, '')));
  });
}

test.each(pages)('every path that %s names in backticks is there', (page) => {
  expect(deadPaths(page)).toEqual([]);
});

test('the settings page lists every setting of .env.example, and no other', () => {
  const settings = Array.from(
    read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm),
    ([, name = '']) => name,
  );
  const told = Array.from(
    read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm),
    ([, name = '']) => name,
  );
  expect(told.toSorted()).toEqual(settings.toSorted());
});

test('.env.example names every setting that the server reads', () => {
  const names = Array.from(
    read('server/env.ts').matchAll(/text\('([A-Z_]+)'\)/g),
    ([, name = '']) => name,
  ).filter((name) => name !== 'NODE_ENV');
  const example = read('.env.example');
  expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([]);
});

const recordFiles = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));

test('decisions are numbered without gaps or doubles, from 1', () => {
  const numbers = recordFiles.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(recordFiles.map((_, index) => index + 1));
});

test.each(recordFiles)('decision %s follows the template, in lines that can be read', (name) => {
  const text = read(`docs/decisions/${name}`);
  expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  expect(text.match(/^\*\*\w+\.\*\* /gm)).toEqual([
    '**Context.** ',
    '**Decision.** ',
    '**Consequences.** ',
  ]);
  const long = text.split('\n').filter((line) => line.length > 110 && !line.startsWith('|'));
  expect(long).toEqual([]);
});

test('the index of decisions lists every record once, under its own title', () => {
  const listed = read('docs/decisions/README.md').match(/^- \[.+\]\(\d{4}-.+\.md\)(?=:$)/gm) ?? [];
  const records = recordFiles.map((name) => {
    const title = read(`docs/decisions/${name}`).split('\n')[0]?.replace('# ', '') ?? '';
    return `- [${title}](${name})`;
  });
  expect(listed.toSorted()).toEqual(records.toSorted());
});
