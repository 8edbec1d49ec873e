// A link to a page that needs somebody who is signed in: the login opens over this page. Without scripts, and for whoever is signed in, it leads through the login's own page, which lets them pass.
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type LoginReason, useAskLogin } from './ask-login.tsx';
import { throughLogin } from './own-path.ts';
import { knowsCustomer } from './stay-known.ts';

type PrivateLinkProps = { to: string; reason: LoginReason; className?: string; 'aria-current'?: 'page' | undefined; children: ReactNode };

export function PrivateLink({ to, reason, children, ...rest }: PrivateLinkProps) {
  const ask = useAskLogin();
  const press = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || knowsCustomer()) return;
    event.preventDefault();
    ask(reason, to);
  };
  return (
    <Link {...rest} to={throughLogin(to)} onClick={press}>
      {children}
    </Link>
  );
}
