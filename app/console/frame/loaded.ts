// How a console screen's loader handles an answer.
import { redirect } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { Result } from '#contract/reply.ts';
import { pageError } from './refused-page.ts';

const NOT_SIGNED_IN = 401;
const NOT_ALLOWED = 403;

/**
 * The value. Without a staff session, redirects to the sign-in; other failures go to the error
 * page.
 */
export function loadedOrSignIn<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  if (result.status === NOT_SIGNED_IN || result.status === NOT_ALLOWED)
    throw redirect(consolePages.signIn);
  throw pageError(result);
}

/** As above, but null without the required role: the screen says whom to ask. */
export function loadedIfAllowed<T>(result: Result<T>): T | null {
  return !result.ok && result.status === NOT_ALLOWED ? null : loadedOrSignIn(result);
}
