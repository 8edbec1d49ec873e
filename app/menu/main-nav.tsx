// The main navigation: at the bottom of a phone, at the top of a desktop. Private pages ask for the
// login.

import { Trans, useLingui } from '@lingui/react/macro';
import { House, LogOut, ReceiptText, Stamp, User, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { PrivateLink } from '../account/private-link.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { MenuWord } from '../brand/menu-words.tsx';
import { useSeat } from '../tables/use-seat.ts';
import { Icon } from '../ui/icon.tsx';

export type Place = 'menu' | 'orders' | 'loyalty' | 'profile';
type MainNavProps = { className: 'nav' | 'tb-nav'; current: Place | null };

export function MainNav({ className, current }: MainNavProps) {
  const { t } = useLingui();
  const { possuiDelivery, possuiFidelidade } = useBrand();
  const seat = useSeat(null);
  const page = (place: Place) => (current === place ? 'page' : undefined);
  if (seat !== null) return <TableNav className={className} current={current} />;
  return (
    <nav className={className} aria-label={t`Principal`}>
      {className === 'nav' && possuiDelivery ? (
        <Link to={pages.menu} aria-current={page('menu')}>
          <Icon of={House} />
          <MenuWord />
        </Link>
      ) : null}
      {possuiDelivery ? (
        <PrivateLink to={pages.orderHistory} reason="orders" aria-current={page('orders')}>
          <Icon of={ReceiptText} />
          <span>
            <Trans>Pedidos</Trans>
          </span>
        </PrivateLink>
      ) : null}
      {possuiFidelidade || !possuiDelivery ? (
        <PrivateLink to={pages.loyalty} reason="loyalty" aria-current={page('loyalty')}>
          <Icon of={Stamp} />
          <span>
            <Trans>Fidelidade</Trans>
          </span>
        </PrivateLink>
      ) : null}
      <PrivateLink to={pages.profile} reason="profile" aria-current={page('profile')}>
        <Icon of={User} />
        <span>
          <Trans>Perfil</Trans>
        </span>
      </PrivateLink>
    </nav>
  );
}

/** Customers at a table order, see the bill, and leave. */
function TableNav({ className, current }: MainNavProps) {
  const { t } = useLingui();
  return (
    <nav className={className} aria-label={t`Principal`}>
      <Link to={pages.menu} aria-current={current === 'menu' ? 'page' : undefined}>
        <Icon of={UtensilsCrossed} />
        <span>
          <MenuWord />
        </span>
      </Link>
      <Link to={pages.table}>
        <Icon of={ReceiptText} />
        <span>
          <Trans>Conta</Trans>
        </span>
      </Link>
      <Link to={`${pages.table}#sair`}>
        <Icon of={LogOut} />
        <span>
          <Trans>Sair da mesa</Trans>
        </span>
      </Link>
    </nav>
  );
}
