// Login with Facebook as the browser takes part in it: no script of theirs, only a way there and
// back. What comes back is a token that the server checks.
import { api } from '../api.ts';
import { readSession, writeSession } from '../storage.ts';

const DIALOG = 'https://www.facebook.com/v24.0/dialog/oauth';
/** Where Facebook sends people back to. */
const RETURN_PATH = '/login/Acesso';

export const FACEBOOK_SANDBOX = 'sandbox';

/**
 * Leaves for Facebook; `query` comes back with the diner. The random part proves that the way began
 * in this tab.
 */
export function goToFacebook(appId: string, query: URLSearchParams): void {
  const state = crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
  writeSession('facebook', { state, query: query.toString() });
  const ask = new URLSearchParams({
    client_id: appId,
    redirect_uri: location.origin + RETURN_PATH,
    response_type: 'token',
    scope: 'public_profile,email',
    state,
  });
  location.assign(`${DIALOG}?${ask}`);
}

export type FacebookReturn = { token: string | null; query: URLSearchParams };

/**
 * What Facebook sent along in the part of the address that no server sees. Null: this is no way
 * back from there.
 */
export function readFacebookReturn(hash: string, search: string): FacebookReturn | null {
  const began = readSession('facebook') as { state: string; query: string } | null;
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const refused = new URLSearchParams(search);
  const state = given.get('state') ?? refused.get('state');
  if (state === null || began === null) return null;
  writeSession('facebook', null);
  const query = new URLSearchParams(began.query);
  return { token: began.state === state ? given.get('access_token') : null, query };
}

/**
 * The token of somebody whom Facebook knows and the brand does not yet travels in the history's
 * state, never in an address.
 */
export function facebookTokenOf(state: unknown): string | null {
  const token =
    typeof state === 'object' && state !== null && 'facebookToken' in state
      ? state.facebookToken
      : null;
  return typeof token === 'string' ? token : null;
}

/**
 * Links the Facebook to the account that is signed in now. Signing in worked without it, so a
 * failure is no news.
 */
export async function linkFacebook(facebookToken: string): Promise<void> {
  await api()
    .then((client) => client.generalLogin({ facebookToken }))
    .catch(() => null);
}
