// The server's own key. What could be guessed, such as six digits, is stored as a hash with this
// key, which the database does not know; what has to be read
// again, such as the password of a payment account, is stored encrypted with it.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

export type Secret = {
  /** A keyed hash; the same text has another one for another purpose. */
  hash(purpose: string, ...parts: (string | number)[]): string;
  /** Encrypts; the same text looks another way each time. */
  seal(purpose: string, text: string): string;
  /** Null: it was sealed for something else, with another key, or changed since. */
  open(purpose: string, sealed: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands before what is sealed, so that a later way of sealing can be told from this one. */
const VERSION = 'v1.';

export function createSecret(key: string): Secret {
  return {
    hash: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealingKey(key), nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const [nonce, tag, body] = [
        bytes.subarray(0, NONCE_BYTES),
        bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
        bytes.subarray(NONCE_BYTES + TAG_BYTES),
      ];
      try {
        const decipher = createDecipheriv(CIPHER, sealingKey(key), nonce)
          .setAAD(Buffer.from(purpose))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Another key than that of the hashes, made from the same one. */
const sealingKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'quitute sealing', 32));

/**
 * As set; else from the address of a shared database, password included, which every process knows;
 * else a file beside the embedded one.
 */
export async function readSecretKey({
  secret,
  databaseUrl,
  dataDir,
}: Pick<Env, 'secret' | 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret;
  if (databaseUrl !== null) return createHash('sha256').update(databaseUrl).digest('base64url');
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // `wx`: of two that start at once one writes, and both read the same.
  await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(path, 'utf8');
}
