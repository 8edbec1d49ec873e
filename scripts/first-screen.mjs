// The files that a phone needs for the menu, found through static imports: they are bundled into
// one file, so that other screens' code stays out and a slow connection needs few requests.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

const STARTS = [
  'app/root.tsx',
  'app/menu/menu.route.tsx',
  'app/i18n/catalogs.ts',
  // The compiler imports it where the macro Trans stands.
  'app/i18n/trans.tsx',
];

/** @param {string} from @param {string} to */
function resolve(from, to) {
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? join(dirname(from), to) : null;
}

/** Absolute paths. @returns {Set<string>} */
export function firstScreenFiles() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} path */
  const follow = (path) => {
    if (
      found.has(path) ||
      !/\.(tsx?|css)$/.test(path) ||
      path.includes('.server.') ||
      !existsSync(join(root, path))
    )
      return;
    found.add(path);
    const code = readFileSync(join(root, path), 'utf8');
    for (const [, to = ''] of code.matchAll(
      /^(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm,
    )) {
      const next = resolve(path, to);
      if (next !== null) follow(next);
    }
  };
  for (const start of STARTS) follow(start);
  return new Set([...found].map((path) => join(root, path)));
}
