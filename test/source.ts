// The project's source as text, for the tests that check how it is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../scripts/project.mjs';

const FOLDERS = [
  'app',
  'bench',
  'contract',
  'demo',
  'e2e',
  'faults',
  'rules',
  'scripts',
  'server',
  'test',
];

export type SourceFile = {
  /** Relative to the project, with slashes. */
  path: string;
  text: string;
  /** The text without comments; strings stay. */
  code: string;
};

export const sourceFiles: SourceFile[] = [
  ...FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap(filesBelow),
  ...readdirSync(root).filter((name) => /\.(ts|mjs)$/.test(name)),
].map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, code: withoutComments(text) };
});

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Whole-line and block comments: enough for code that Biome has formatted. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

export type Import = { from: string; to: string; typeOnly: boolean };

/** A file's imports, static and lazy; our own paths are relative to the project. */
export function importsOf({ path, code }: SourceFile): Import[] {
  const statics = code.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm,
  );
  const lazies = code.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [
    ...Array.from(statics, ([, type, to = '']) => ({
      from: path,
      to: resolve(path, to),
      typeOnly: type !== undefined,
    })),
    ...Array.from(lazies, ([, to = '']) => ({
      from: path,
      to: resolve(path, to),
      typeOnly: false,
    })),
  ];
}

function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? join(dirname(from), to) : to;
}
