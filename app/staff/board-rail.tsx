// Side bar of the staff screens on a desktop.
import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare, Receipt, Star, Utensils } from 'lucide-react';
import { Link } from 'react-router';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Icon } from '../ui/icon.tsx';

export type StaffPlace = 'orders' | 'menu' | 'reviews' | 'messages';

export function BoardRail({ current = 'orders' }: { current?: StaffPlace }) {
  const { t } = useLingui();
  const page = (place: StaffPlace) => (place === current ? 'page' : undefined);
  return (
    <nav className="rail" aria-label={t`Painel`}>
      <BrandLogo />
      <Link to="/painel" aria-current={page('orders')}>
        <Icon of={Receipt} />
        <Trans>Pedidos</Trans>
      </Link>
      <Link to="/painel/cardapio" aria-current={page('menu')}>
        <Icon of={Utensils} />
        <Trans>Cardápio</Trans>
      </Link>
      <Link to="/painel/avaliacoes" aria-current={page('reviews')}>
        <Icon of={Star} />
        <Trans>Avaliações</Trans>
      </Link>
      <Link to="/painel/mensagens" aria-current={page('messages')}>
        <Icon of={MessagesSquare} />
        <Trans>Mensagens</Trans>
      </Link>
    </nav>
  );
}
