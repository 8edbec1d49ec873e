// A browser keeps one mark across sign-ins and sign-outs: it grants nothing, and only tells whether
// two accounts used one device.
import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../context.ts';

const DEVICE_COOKIE = 'quitute_aparelho';
const DEVICE_SECONDS = 365 * 86_400;

/** The hash of the mark, created if missing. */
export function markDevice(context: Pick<CallContext, 'header' | 'setCookie'>): string {
  const known = /(?:^|;\s*)quitute_aparelho=([\w-]{22,64})(?:;|$)/.exec(
    context.header('cookie') ?? '',
  )?.[1];
  const mark = known ?? randomBytes(24).toString('base64url');
  context.setCookie(DEVICE_COOKIE, mark, DEVICE_SECONDS);
  return createHash('sha256').update(mark).digest('base64url');
}
