// Pages for somebody who is signed in. Everybody else goes to the start (the specification, section
// 2); links to such pages lead through the login.
import { redirect } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import type { PageData } from '#contract/page.ts';
import { afterSignIn } from './after-sign-in.ts';

/** The diner who asks for a private page; throws the way to the start when there is none. */
export async function signedInCustomer({ api, brand }: PageData): Promise<Customer> {
  if (brand === null) throw redirect('/');
  const session = await api.currentCustomer({});
  if (session.ok && session.value.cliente !== null) return session.value.cliente;
  throw redirect('/');
}

/** For the doors, login and sign-up: whoever is signed in already goes straight on. */
export async function passSignedIn(
  { api, brand }: PageData,
  { searchParams }: URL,
  hasStore: boolean,
): Promise<null> {
  if (brand === null) return null;
  const session = await api.currentCustomer({});
  if (session.ok && session.value.logado)
    throw redirect(afterSignIn(searchParams, brand, hasStore));
  return null;
}
