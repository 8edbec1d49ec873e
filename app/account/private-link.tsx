// A link to a private page: the login opens over this page. Without scripts, and for signed-in
// customers, it goes through the login page, which passes them on.
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAskLogin } from './ask-login.tsx';
import type { LoginReason } from './login-dialog.tsx';
import { throughLogin } from './own-path.ts';
import { knowsCustomer } from './remembered-customer.ts';

type PrivateLinkProps = {
  /** Absent: back to this page, which needs a login. */
  to?: string;
  reason: LoginReason;
  /** Where focus goes after signing in on this page: the link is gone by then. */
  focus?: string;
  className?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
};

export function PrivateLink({ to, reason, focus, children, ...rest }: PrivateLinkProps) {
  const ask = useAskLogin();
  const { pathname, search } = useLocation();
  const press = (event: MouseEvent) => {
    const elsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // This page needs a login because there is no session, whatever this device remembers.
    if (elsewhere || (to !== undefined && knowsCustomer())) return;
    event.preventDefault();
    ask(reason, to ?? (() => document.getElementById(focus ?? '')?.focus()));
  };
  return (
    <Link {...rest} to={throughLogin(to ?? `${pathname}${search}`)} onClick={press}>
      {children}
    </Link>
  );
}
