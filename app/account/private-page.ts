// Pages for somebody who is signed in. Everybody else goes through the login and comes back.
import { redirect } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import type { PageContext } from '../context.ts';

/** The diner who asks for the page at this address; throws the way to the login when there is none. */
export async function signedInCustomer({ api, brand }: PageContext, { pathname, search }: URL): Promise<Customer> {
  if (brand === null) throw redirect('/');
  const session = await api.currentCustomer({});
  if (session.ok && session.value.cliente !== null) return session.value.cliente;
  throw redirect(`/login?${new URLSearchParams({ redirect: pathname + search })}`);
}
