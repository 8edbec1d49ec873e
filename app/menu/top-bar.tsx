// Top bar of a desktop: brand, delivery address, search, navigation.

import { Trans } from '@lingui/react/macro';
import { Bike, ChevronDown, Search, Store as StoreIcon, UtensilsCrossed } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { pages } from '#contract/pages.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useSearchWords } from '../brand/menu-words.tsx';
import { storeSuffix } from '../stores/store-choice.ts';
import { useSeat } from '../tables/use-seat.ts';
import { Icon } from '../ui/icon.tsx';
import { MainNav, type Place } from './main-nav.tsx';
import { addressLine } from './store-head.tsx';
import type { MenuSearch } from './use-search.ts';

type TopBarProps = {
  store: Store;
  current: Place | null;
  /** On the menu, results change while typing; elsewhere, the search opens the menu. */
  search?: MenuSearch;
};

export function TopBar({ store, search, current }: TopBarProps) {
  const searchWords = useSearchWords();
  const brand = useBrand();
  const { tipoPedido, address } = useDeliveryChoice(store.id);
  const suffix = storeSuffix(brand, store);
  const pickup = tipoPedido === ORDER_TYPE.pickup;
  const loja = new URLSearchParams(suffix).get('loja');
  const chosen: Record<string, string> = loja === null ? {} : { loja };
  return (
    <header className="topbar desk-only">
      <div className="wrap">
        <Link className="tb-brand" to={`${pages.menu}${suffix}`}>
          <BrandLogo />
          <b>{brand.projectName}</b>
        </Link>
        {tipoPedido === ORDER_TYPE.table ? (
          <AtTable storeId={store.id} />
        ) : (
          <Link
            className="tb-where"
            to={`${pages.menu}?${new URLSearchParams({ ...chosen, painel: 'endereco' })}`}
            preventScrollReset
          >
            <span className="tb-mode">
              <Icon of={pickup ? StoreIcon : Bike} size={18} />
              {pickup ? <Trans>Retirada</Trans> : <Trans>Entrega</Trans>}
            </span>
            <span className="clamp1">
              {pickup ? (
                store.nome
              ) : address === null ? (
                <Trans>Informe o endereço</Trans>
              ) : (
                addressLine(address)
              )}
            </span>
            <Icon of={ChevronDown} size={16} />
          </Link>
        )}
        <Form action={pages.menu} className="tb-search input search">
          {loja === null ? null : <input type="hidden" name="loja" value={loja} />}
          <Icon of={Search} />
          <input
            type="search"
            name="busca"
            aria-label={searchWords}
            placeholder={searchWords}
            autoComplete="off"
            {...(search && {
              value: search.text,
              onChange: (event) => search.type(event.target.value),
            })}
          />
        </Form>
        <MainNav className="tb-nav" current={current} />
      </div>
    </header>
  );
}

/** At a table, the food comes to the table. */
function AtTable({ storeId }: { storeId: number }) {
  const seat = useSeat(storeId);
  return seat === null ? (
    <span />
  ) : (
    <Link className="tb-where" to={pages.table}>
      <span className="tb-mode">
        <Icon of={UtensilsCrossed} size={18} />
        {seat.label}
      </span>
      <span className="clamp1">
        <Trans>Ver conta</Trans>
      </span>
    </Link>
  );
}
