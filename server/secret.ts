// The server's own key. Short secrets, such as six digits, are stored as hashes with this key,
// which the database does not contain; what must be read again, such as a payment account's
// password, is encrypted with it.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { lchown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './database/make-folder.ts';
import { serviceUser } from './database/unprivileged.ts';
import type { Env } from './env.ts';

/** With what a brand from another deployment was known there. */
export type Origin = {
  /** The number that the brand had where it began. */
  number: number;
  /** The key of that deployment. */
  key: string;
  /** What browsers subscribed to there. */
  push: { publicKey: string; privateKey: string };
};

export type Secret = {
  /** A keyed hash, different for each purpose. */
  hash(purpose: string, ...parts: (string | number)[]): string;
  /**
   * A keyed hash of a brand. It stays the same when the brand moves to another deployment, so what
   * is printed or stored elsewhere goes on working.
   */
  hashOf(brandId: number, purpose: string, ...parts: (string | number)[]): string;
  /** Null: the brand began in this deployment. */
  originOf(brandId: number): Origin | null;
  /** Told whenever a brand is read from the database. */
  learnOrigin(brandId: number, origin: Origin | null): void;
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

const keyedHash = (key: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

export function createSecret(key: string): Secret {
  const origins = new Map<number, Origin>();
  return {
    hash: (...parts) => keyedHash(key, parts),
    hashOf(brandId, purpose, ...parts) {
      const origin = origins.get(brandId);
      return keyedHash(origin?.key ?? key, [purpose, origin?.number ?? brandId, ...parts]);
    },
    originOf: (brandId) => origins.get(brandId) ?? null,
    learnOrigin(brandId, origin) {
      if (origin === null) origins.delete(brandId);
      else origins.set(brandId, origin);
    },
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
  try {
    // `wx`: of two processes starting at once one writes, and both read the same file.
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    // A command of root makes it for a server that goes on, or was started, as another user.
    const { uid, gid } = serviceUser(dataDir);
    if (process.getuid?.() === 0) await lchown(path, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
