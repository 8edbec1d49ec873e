// The built service worker, told where the files of pages are.
import { readFile } from 'node:fs/promises';
import { assetAddress } from './address.ts';

const file = new URL('../../build/client/worker.js', import.meta.url);

/** `at`: null for the site's own host. */
export async function workerScript(at: string | null): Promise<string> {
  const script = await readFile(file, 'utf8');
  if (at === null) return script;
  return `self.assetsElsewhere = ${JSON.stringify(assetAddress('/assets/', at))};\n${script}`;
}
