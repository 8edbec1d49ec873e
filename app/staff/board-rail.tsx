// Side bar of the staff screens on a desktop: one table, a line for each place.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, MessagesSquare, Receipt, Settings, Stamp, Star, Utensils } from 'lucide-react';
import { Link } from 'react-router';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Icon } from '../ui/icon.tsx';

export type StaffPlace = 'orders' | 'menu' | 'loyalty' | 'reviews' | 'messages' | 'store';

const places: { place: StaffPlace; to: string; icon: LucideIcon; name: MessageDescriptor }[] = [
  { place: 'orders', to: '/painel', icon: Receipt, name: msg`Pedidos` },
  { place: 'menu', to: '/painel/cardapio', icon: Utensils, name: msg`Cardápio` },
  { place: 'reviews', to: '/painel/avaliacoes', icon: Star, name: msg`Avaliações` },
  { place: 'loyalty', to: '/painel/fidelidade', icon: Stamp, name: msg`Fidelidade` },
  { place: 'messages', to: '/painel/mensagens', icon: MessagesSquare, name: msg`Mensagens` },
  { place: 'store', to: '/painel/loja', icon: Settings, name: msg`Loja` },
];

export function BoardRail({ current = 'orders' }: { current?: StaffPlace }) {
  const { t, i18n } = useLingui();
  return (
    <nav className="rail" aria-label={t`Painel`}>
      <BrandLogo />
      {places.map(({ place, to, icon, name }) => (
        <Link key={place} to={to} aria-current={place === current ? 'page' : undefined}>
          <Icon of={icon} />
          {i18n._(name)}
        </Link>
      ))}
    </nav>
  );
}
