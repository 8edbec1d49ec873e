// Pages for signed-in customers. Others are redirected to the start (the specification, section 2);
// links to such pages go through the login.
import { redirect } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import type { PageData } from '#contract/page.ts';
import { newKey } from '../new-key.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { seatStoreOf } from '../tables/seat-cookie.ts';
import { afterSignIn } from './after-sign-in.ts';
import { wantedPageHeader } from './wanted-page.ts';

/**
 * The customer of a private page; without one, throws a redirect to the start, where the login
 * opens for that page.
 */
export async function signedInCustomer({ api, brand }: PageData, url: URL): Promise<Customer> {
  if (brand === null) throw redirect('/');
  const session = await api.currentCustomer({});
  if (session.ok && session.value.cliente !== null) return session.value.cliente;
  throw redirect('/', { headers: { 'set-cookie': wantedPageHeader(url, newKey()) } });
}

/**
 * For login and sign-up: signed-in customers go straight to `next`, the others after signing in.
 */
export async function passSignedIn(
  { api, brand }: PageData,
  url: URL,
  request: Request,
): Promise<{ storeId: number | null; next: string }> {
  if (brand === null) return { storeId: null, next: '/' };
  const cookie = request.headers.get('cookie');
  const store = chooseStore(brand, url, cookie);
  const next = afterSignIn(url.searchParams, brand, { store, seatStoreId: seatStoreOf(cookie) });
  const session = await api.currentCustomer({});
  if (session.ok && session.value.logado) throw redirect(next);
  return { storeId: store?.id ?? null, next };
}
