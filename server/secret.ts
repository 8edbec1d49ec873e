// The server's own key. What could be guessed, such as six digits, is stored as a hash with this key, which the database does not know.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

export type Secret = {
  /** A keyed hash; the same text has another one for another purpose. */
  hash(purpose: string, ...parts: (string | number)[]): string;
};

export function createSecret(key: string): Secret {
  return {
    hash: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
  };
}

/** As set; else from the address of a shared database, password included, which every process knows; else a file beside the embedded one. */
export async function readSecretKey({ secret, databaseUrl, dataDir }: Pick<Env, 'secret' | 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret;
  if (databaseUrl !== null) return createHash('sha256').update(databaseUrl).digest('base64url');
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // `wx`: of two that start at once one writes, and both read the same.
  await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
