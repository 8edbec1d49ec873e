// The script that a menu or product document carries, so that it works before React
// (app/early/, built by scripts/early-scripts.mjs).
import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../build/early/', import.meta.url);
const read = new Map<string, string>();

/** Empty for pages without one. */
export function earlyScript(html: string, nonce: string): string {
  const code = earlyCode(html);
  return code === '' ? '' : `<script nonce="${nonce}">${code}</script>`;
}

export function earlyCode(html: string): string {
  const name = /\sdata-early="(menu|product)"/.exec(html)?.[1];
  if (name === undefined) return '';
  const known = read.get(name);
  if (known !== undefined) return known;
  const file = new URL(`${name}.js`, folder);
  // Absent in tests that run without a build: the page then waits for React.
  const code = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  read.set(name, code);
  return code;
}
