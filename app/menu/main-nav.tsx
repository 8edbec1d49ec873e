// The few places of the storefront, at the bottom of a phone and at the top of a desktop. What needs a customer leads through the login.
import { Trans, useLingui } from '@lingui/react/macro';
import { House, ReceiptText, User } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

type MainNavProps = { className: 'nav' | 'tb-nav'; current: 'menu' | null };

export function MainNav({ className, current }: MainNavProps) {
  const { t } = useLingui();
  return (
    <nav className={className} aria-label={t`Principal`}>
      {className === 'nav' ? (
        <Link to="/delivery" aria-current={current === 'menu' ? 'page' : undefined}>
          <Icon of={House} />
          <Trans>Cardápio</Trans>
        </Link>
      ) : null}
      <Link to="/login?redirect=/delivery/historicoPedidos">
        <Icon of={ReceiptText} />
        <span>
          <Trans>Pedidos</Trans>
        </span>
      </Link>
      <Link to="/login?redirect=/perfil">
        <Icon of={User} />
        <span>
          <Trans>Perfil</Trans>
        </span>
      </Link>
    </nav>
  );
}
