// Facebook login in the browser: a redirect there and back, without Facebook's scripts. The server
// checks the token that comes back.
import { pages } from '#contract/pages.ts';
import { api } from '../api.ts';
import { readSession, writeSession } from '../storage.ts';

const DIALOG = 'https://www.facebook.com/v24.0/dialog/oauth';
export const FACEBOOK_SANDBOX = 'sandbox';

/**
 * Redirects to Facebook, which returns `query`. The random part proves that this tab began the
 * login.
 */
export function goToFacebook(appId: string, query: URLSearchParams): void {
  const state = crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
  writeSession('facebook', { state, query: query.toString() });
  const ask = new URLSearchParams({
    client_id: appId,
    redirect_uri: location.origin + pages.accessLink,
    response_type: 'token',
    scope: 'public_profile,email',
    state,
  });
  location.assign(`${DIALOG}?${ask}`);
}

export type FacebookReturn = { token: string | null; query: URLSearchParams };

/**
 * What Facebook put into the fragment, which no server sees. Null: this is not a return from
 * Facebook.
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
 * The token of a Facebook user without an account is passed in the history state, never in an
 * address.
 */
export function facebookTokenOf(state: unknown): string | null {
  const token =
    typeof state === 'object' && state !== null && 'facebookToken' in state
      ? state.facebookToken
      : null;
  return typeof token === 'string' ? token : null;
}

/**
 * Links the Facebook user to the account that is signed in. A failure is ignored: signing in worked
 * without it.
 */
export async function linkFacebook(facebookToken: string): Promise<void> {
  await api()
    .then((client) => client.generalLogin({ facebookToken }))
    .catch(() => null);
}
