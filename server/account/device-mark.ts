// A browser keeps one mark across sign-ins and sign-outs: it grants nothing, and only tells whether
// two accounts used one device.
import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../context.ts';

const DEVICE_COOKIE = 'quitute_aparelho';
const DEVICE_SECONDS = 365 * 86_400;

/** The hash of the mark, created if missing. */
export function markDevice(context: Pick<CallContext, 'cookie' | 'setCookie'>): string {
  const known = /^[\w-]{22,64}$/.exec(context.cookie(DEVICE_COOKIE) ?? '')?.[0];
  const mark = known ?? randomBytes(24).toString('base64url');
  context.setCookie(DEVICE_COOKIE, mark, DEVICE_SECONDS);
  return createHash('sha256').update(mark).digest('base64url');
}
