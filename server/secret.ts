// The server's own key. Short secrets, such as six digits, are stored as hashes with this key,
// which the database does not contain; what must be read again, such as a payment account's
// password, is encrypted with it.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './database/make-folder.ts';
import type { Env } from './env.ts';

export type Secret = {
  /** A keyed hash, different for each purpose. */
  hash(purpose: string, ...parts: (string | number)[]): string;
  /** Encrypts; the same text gives a different result each time. */
  seal(purpose: string, text: string): string;
  /** Null: encrypted for another purpose or with another key, or modified. */
  open(purpose: string, sealed: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of encrypted values, to distinguish later formats. */
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

/** A key derived for encryption, separate from the hash key. */
const sealingKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'quitute sealing', 32));

/** The configured key, or else a file beside the embedded database. */
export async function readSecretKey({
  secret,
  dataDir,
}: Pick<Env, 'secret' | 'dataDir'>): Promise<string> {
  if (secret !== null) return secret;
  const path = join(dataDir, 'secret');
  makeFolder(dataDir);
  // `wx`: of two processes starting at once one writes, and both read the same file.
  await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(path, 'utf8');
}
