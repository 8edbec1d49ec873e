// Side bar of the staff screens on a desktop.
import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare, Receipt } from 'lucide-react';
import { Link } from 'react-router';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Icon } from '../ui/icon.tsx';

export function BoardRail({ current = 'orders' }: { current?: 'orders' | 'messages' }) {
  const { t } = useLingui();
  return (
    <nav className="rail" aria-label={t`Painel`}>
      <BrandLogo />
      <Link to="/painel" aria-current={current === 'orders' ? 'page' : undefined}>
        <Icon of={Receipt} />
        <Trans>Pedidos</Trans>
      </Link>
      <Link to="/painel/mensagens" aria-current={current === 'messages' ? 'page' : undefined}>
        <Icon of={MessagesSquare} />
        <Trans>Mensagens</Trans>
      </Link>
    </nav>
  );
}
