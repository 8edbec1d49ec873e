// What the loader of a staff screen does with an answer.
import { redirect } from 'react-router';
import type { Result } from '#contract/reply.ts';

const NOT_SIGNED_IN = 401;
const NOT_ALLOWED = 403;

/**
 * The value. Whoever is not signed in, or is a diner, is sent to the sign-in; what else fails is
 * the error page's.
 */
export function loadedOrSignIn<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  if (result.status === NOT_SIGNED_IN || result.status === NOT_ALLOWED)
    throw redirect('/painel/entrar');
  throw new Error(result.mensagem);
}

/**
 * As above, but null for who is signed in and has not the role for it: the screen says whom to ask.
 */
export function loadedIfAllowed<T>(result: Result<T>): T | null {
  return !result.ok && result.status === NOT_ALLOWED ? null : loadedOrSignIn(result);
}
