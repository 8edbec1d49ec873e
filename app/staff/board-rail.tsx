// Side bar of the staff screens on a desktop.
import { Trans, useLingui } from '@lingui/react/macro';
import { Receipt } from 'lucide-react';
import { Link } from 'react-router';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Icon } from '../ui/icon.tsx';

export function BoardRail() {
  const { t } = useLingui();
  return (
    <nav className="rail" aria-label={t`Painel`}>
      <BrandLogo />
      <Link to="/painel" aria-current="page">
        <Icon of={Receipt} />
        <Trans>Pedidos</Trans>
      </Link>
    </nav>
  );
}
