// What the docs say must be so: generated pages are fresh, links lead somewhere, settings are all
// told.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedDocs } from '../scripts/docs.ts';
import { root } from '../scripts/project.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `docs/${name}`,
  ),
].filter((name) => name.endsWith('.md'));

test.each(Object.entries(generatedDocs()))(
  '%s says what the contract says (`npm run docs` writes it anew)',
  (path, text) => {
    expect(read(path)).toBe(text);
  },
);

/** Anchor of a heading, as GitHub makes it. */
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

test('the coverage page names only files that exist', () => {
  const paths = Array.from(
    read('docs/coverage.md').matchAll(/`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|md))`/g),
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the README tells every setting of .env.example, and no other', () => {
  const settings = Array.from(
    read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm),
    ([, name = '']) => name,
  );
  const told = Array.from(
    read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm),
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
