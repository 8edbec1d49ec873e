// What the database stores of a token in place of the token itself.
import { createHash } from 'node:crypto';

/** Tokens are long and random, so a plain hash makes a stolen table useless. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
