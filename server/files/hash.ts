// The hash by which a file in the bucket is known to be the one that was written.
import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
