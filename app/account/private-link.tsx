// A link to a page that needs somebody who is signed in: the login opens over this page. Without
// scripts, and for whoever is signed in, it leads through the login's own page, which lets them
// pass.
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAskLogin } from './ask-login.tsx';
import type { LoginReason } from './login-dialog.tsx';
import { throughLogin } from './own-path.ts';
import { knowsCustomer } from './stay-known.ts';

type PrivateLinkProps = {
  /** Left out: back to this very page, where somebody is wanted. */
  to?: string;
  reason: LoginReason;
  /** Where the focus goes when somebody signed in on this very page: the link is gone by then. */
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
    // Here somebody is wanted because nobody is signed in, whatever this device remembers.
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
