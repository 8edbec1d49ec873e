// Pages for somebody who is signed in. Everybody else goes to the start (the specification, section
// 2); links to such pages lead through the login.
import { redirect } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import type { PageData } from '#contract/page.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { seatStoreOf } from '../tables/seat-cookie.ts';
import { afterSignIn } from './after-sign-in.ts';
import { wantedPageHeader } from './wanted-page.ts';

/**
 * The diner who asks for a private page; throws the way to the start when there is none, where the
 * login opens for that page.
 */
export async function signedInCustomer({ api, brand }: PageData, url: URL): Promise<Customer> {
  if (brand === null) throw redirect('/');
  const session = await api.currentCustomer({});
  if (session.ok && session.value.cliente !== null) return session.value.cliente;
  throw redirect('/', { headers: { 'set-cookie': wantedPageHeader(url) } });
}

/**
 * For the doors, login and sign-up: whoever is signed in already goes straight on to `next`, the
 * others do once they are.
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
