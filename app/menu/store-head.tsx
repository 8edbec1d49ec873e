// Header of the menu: cover, logo, store status, order type and address, and the fee.
import { Trans } from '@lingui/react/macro';
import { ChevronDown, MapPin, Store as StoreIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { pages } from '#contract/pages.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { LogoPicture } from '../brand/logo-picture.tsx';
import { usePanels } from '../panel-address.ts';
import { StoreStateText } from '../stores/store-state.tsx';
import type { LiveStoreState } from '../stores/use-live-store-state.ts';
import { Cover } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';
import { StoreFacts } from './store-facts.tsx';
import { StoreGrade } from './store-grade.tsx';
import { WayToReceive } from './way-to-receive.tsx';

/** Loaded on demand: few visitors sit at a table. */
const TableBanner = lazy(() =>
  import('./table-banner.tsx').then(({ TableBanner: banner }) => ({ default: banner })),
);

export function StoreHead({
  store,
  state,
  terms,
}: {
  store: Store;
  state: LiveStoreState;
  terms: MenuTerms;
}) {
  const brand = useBrand();
  const choice = useDeliveryChoice(store.id);
  const logo = store.urlLogo ?? brand.urlLogo;
  return (
    <header>
      <Cover pictures={brand.imagensCapa}>
        <div className="cover-bar">
          <StorePick store={store} />
        </div>
      </Cover>
      <div className="store-sheet">
        <div className="store-top">
          <div className="logo">
            <LogoPicture src={logo} otherwise={<Initial name={brand.projectName} />} />
          </div>
          <StoreStateText state={state} timeZone={store.fusoHorario} />
        </div>
        <h1 className="t-display">{brand.projectName}</h1>
        <StoreGrade store={store} />
        {store.descricao === '' ? null : <p className="t-sub">{store.descricao}</p>}
        {choice.tipoPedido === ORDER_TYPE.table ? (
          <Suspense fallback={null}>
            <TableBanner storeId={store.id} timeZone={store.fusoHorario} />
          </Suspense>
        ) : (
          <WayToReceive store={store} />
        )}
        {choice.tipoPedido === ORDER_TYPE.table ? null : choice.tipoPedido === ORDER_TYPE.pickup ? (
          <PickupPlace store={store} />
        ) : (
          <Where choice={choice} />
        )}
        {choice.tipoPedido === ORDER_TYPE.table ? null : (
          <StoreFacts store={store} terms={terms} choice={choice} />
        )}
      </div>
    </header>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <div className="media mono whole" aria-hidden="true">
      <span>{name.charAt(0).toUpperCase()}</span>
    </div>
  );
}

/** Links to the other stores, if any. */
function StorePick({ store }: { store: Store }) {
  const { estabelecimentos } = useBrand();
  if (estabelecimentos.length > 1) {
    return (
      <Link className="store-pick" to={pages.stores}>
        <Icon of={MapPin} size={16} />
        <span className="sr">
          <Trans>Trocar de loja:</Trans>{' '}
        </span>
        {store.nome}
        <Icon of={ChevronDown} size={16} />
      </Link>
    );
  }
  return (
    <span className="store-pick">
      <Icon of={MapPin} size={16} />
      {store.nome}
    </span>
  );
}

function Where({ choice: { address } }: { choice: ReturnType<typeof useDeliveryChoice> }) {
  const panels = usePanels();
  return (
    <Link className="where" to={panels.to('endereco')} preventScrollReset>
      <Icon of={MapPin} />
      <span className="grow">
        <b className="t-label clamp1 own-line">
          {address === null ? <Trans>Onde entregamos?</Trans> : addressLine(address)}
        </b>
        <span className="t-cap clamp1 own-line">
          {address === null ? (
            <Trans>Informe o endereço para ver a taxa</Trans>
          ) : (
            `${address.bairro}, ${address.cidade}`
          )}
        </span>
      </span>
      <span className="link t-label">
        {address === null ? <Trans>Informar</Trans> : <Trans>Trocar</Trans>}
      </span>
    </Link>
  );
}

export function addressLine({
  logradouro,
  numero,
  complemento,
}: {
  logradouro: string;
  numero: string;
  complemento: string;
}): string {
  return complemento === ''
    ? `${logradouro}, ${numero}`
    : `${logradouro}, ${numero} · ${complemento}`;
}

function PickupPlace({ store: { endereco } }: { store: Store }) {
  return (
    <div className="where">
      <Icon of={StoreIcon} />
      <span className="grow">
        <b className="t-label clamp1 own-line">{`${endereco.logradouro}, ${endereco.numero}`}</b>
        <span className="t-cap clamp1 own-line">{`${endereco.bairro}, ${endereco.cidade}`}</span>
      </span>
    </div>
  );
}
