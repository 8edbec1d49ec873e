// The built file with the words of a document's language. React needs it first of all, but its
// entry would ask for it only once it runs, a round trip later.
import { readdirSync } from 'node:fs';
import { assetAddress } from '../assets/address.ts';

const folder = new URL('../../build/client/assets/', import.meta.url);
let names: string[] | null = null;

/** Its address, or nothing without a build. */
export function wordsFile(html: string, at: string | null): string[] {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';
  names ??= filesThere();
  const own = new RegExp(`^words-${language}-[\\w-]{8}\\.js$`);
  return names.filter((name) => own.test(name)).map((name) => assetAddress(`/assets/${name}`, at));
}

function filesThere(): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
