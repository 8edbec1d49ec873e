// A store in the list: name, address, opening status, distance and delivery fee.
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { forgetListing } from '../listing/menu-memory.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { onlyLooks, rememberStore, storeSuffix } from './store-choice.ts';
import { StoreLogo } from './store-logo.tsx';
import { StoreStateText } from './store-state.tsx';
import { useLiveStoreState } from './use-live-store-state.ts';
import type { RankedStore } from './use-ranked-stores.ts';

export function StoreRow({ store, nearby, renderedAt }: RankedStore & { renderedAt: number }) {
  const brand = useBrand();
  const { possuiDelivery } = brand;
  const [params] = useSearchParams();
  const state = useLiveStoreState(store, renderedAt);
  const details = useDetails({ store, nearby }, possuiDelivery, state.estado === 'aberto');
  const { endereco, nome } = store;
  const looking = onlyLooks(params);
  const choose = () => {
    if (!looking) rememberStore(store);
    forgetListing();
  };
  const { logradouro, numero, bairro } = endereco;
  return (
    <li>
      <Link
        className="li"
        // Without delivery, a store is where stamps and credit are earned.
        to={possuiDelivery ? `${pages.menu}${storeSuffix(brand, store, looking)}` : pages.loyalty}
        onClick={choose}
      >
        <StoreLogo store={store} />
        <span className="grow">
          <b className="t-item">{nome}</b>
          <span className="t-cap clamp2 own-line">{`${logradouro}, ${numero} · ${bairro}`}</span>
          <span className="store-meta">
            <StoreStateText state={state} timeZone={store.fusoHorario} brief />
            <span className="t-cap num">{details.join(' · ')}</span>
          </span>
        </span>
        <Icon of={ChevronRight} size={18} />
      </Link>
    </li>
  );
}

/** Distance and fee if the customer's location is known, else the delivery time. */
function useDetails(
  { store, nearby }: RankedStore,
  possuiDelivery: boolean,
  open: boolean,
): string[] {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const distance = nearby?.distancia == null ? [] : [distanceText(nearby.distancia, i18n.locale)];
  if (!possuiDelivery) return distance;
  if (!store.permiteEntrega) return [...distance, t`Só retirada`];
  if (nearby?.atende === false) return [...distance, t`Fora da área`];
  if (nearby?.taxaEntrega != null)
    return [...distance, nearby.taxaEntrega === 0 ? t`Entrega grátis` : money(nearby.taxaEntrega)];
  return [
    ...distance,
    ...(open ? [t`${store.tempoEntregaMinimo}–${store.tempoEntregaMaximo}\u00a0min`] : []),
  ];
}

/** 850 m, 2,1 km. */
function distanceText(meters: number, locale: string): string {
  if (meters < 1000) return `${Math.round(meters / 10) * 10}\u00a0m`;
  return `${(meters / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0km`;
}
