// The built file of a screen on the first page often only re-exports from a shared file. The
// document imports from the shared file itself: on a phone each request costs a round trip.
import { readFileSync } from 'node:fs';

const folder = new URL('../../build/client/', import.meta.url);
const wholeImport = /import \* as (\w+) from "([^"]*?)(\/assets\/[\w.-]+\.js)";/g;
const reExport = /^export\{([\w$]+ as [\w$]+(?:,[\w$]+ as [\w$]+)*)\}from"\.\/([\w.-]+\.js)";\s*$/;
/** A longer file has code of its own. */
const MOST_CHARACTERS = 2_000;
const known = new Map<string, string>();

export type DirectImports = {
  code: string;
  /** Addresses of files that the code no longer imports. */
  left: ReadonlySet<string>;
};

/**
 * `code` is the module that the router writes into the document. `read` gives a built file by its
 * address; empty: unknown.
 */
export function directImports(code: string, read = readBuilt): DirectImports {
  const left = new Set<string>();
  const direct = code.replaceAll(
    wholeImport,
    (statement, name: string, at: string, path: string) => {
      const [, list = '', file = ''] = reExport.exec(read(path)) ?? [];
      if (file === '') return statement;
      left.add(at + path);
      const pairs = list.split(',').map((pair) => pair.split(' as '));
      const own = (as: string | undefined) => `${name}_${as}`;
      const imports = pairs.map(([from, as]) => `${from} as ${own(as)}`);
      const fields = pairs.map(([, as]) => `${as}:${own(as)}`);
      return `import {${imports}} from "${at}/assets/${file}";const ${name} = {${fields}};`;
    },
  );
  return { code: direct, left };
}

/** Empty without a build. */
function readBuilt(path: string): string {
  const cached = known.get(path);
  if (cached !== undefined) return cached;
  let text = '';
  try {
    text = readFileSync(new URL(`.${path}`, folder), 'utf8');
  } catch {
    // The file of another build: the document imports it as the router wrote it.
  }
  const short = text.length > MOST_CHARACTERS ? '' : text;
  known.set(path, short);
  return short;
}
