// How a screen of the operator's console handles an answer.
import { redirect } from 'react-router';
import { operatorPages } from '#contract/operator-pages.ts';
import type { Result } from '#contract/reply.ts';
import { pageError } from '../frame/refused-page.ts';

const NOT_SIGNED_IN = 401;
const NOT_FOUND = 404;

/** Without a session, redirects to the sign-in. Null: there is no such thing. */
export function loadedOrNull<T>(result: Result<T>): T | null {
  if (result.ok) return result.value;
  if (result.status === NOT_SIGNED_IN) throw redirect(operatorPages.signIn);
  if (result.status === NOT_FOUND) return null;
  throw pageError(result);
}
