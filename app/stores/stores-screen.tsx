// List of stores: by name, street or neighbourhood, and by distance once the diner says where they are.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, LocateFixed, Search, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { distanceMeters, type Point } from '#rules/delivery.ts';
import { matches } from '#rules/text.ts';
import { describeCalls } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { forgetListing } from '../menu/menu-memory.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';
import { rememberStore } from './store-choice.ts';
import { StoreStateText } from './store-state.tsx';
import { useLiveStoreState } from './use-live-store-state.ts';

export function StoresScreen({ renderedAt }: { renderedAt: number }) {
  const { t } = useLingui();
  const { projectName, estabelecimentos } = useBrand();
  const { show } = useToast();
  const [text, setText] = useState('');
  const [here, setHere] = useState<Point | null>(null);
  // The states of all stores are asked for, in the name of none.
  useEffect(() => describeCalls({ storeId: null }), []);
  const places = estabelecimentos
    .filter(({ nome, endereco }) => matches(`${nome} ${endereco.logradouro} ${endereco.bairro} ${endereco.cidade}`, text))
    .map((store) => ({ store, meters: distanceTo(store, here) }))
    .sort((a, b) => (a.meters ?? Number.POSITIVE_INFINITY) - (b.meters ?? Number.POSITIVE_INFINITY));
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ latitude, longitude }),
      () => show({ text: t`Não deu para saber onde você está. Procure pelo bairro.` }),
    );
  return (
    <main className="page narrow stack lg stores">
      <title>{`${t`Estabelecimentos`} · ${projectName}`}</title>
      <meta name="description" content={t`Lojas de ${projectName}: endereços, horários e cardápio de cada uma.`} />
      <header className="row between">
        <BrandLogo className="auth-logo" />
        <Link className="icon-btn soft" to="/login" aria-label={t`Entrar`}>
          <Icon of={User} />
        </Link>
      </header>
      <h1 className="t-display">
        <Trans>Em qual loja você quer pedir?</Trans>
      </h1>
      <search className="input">
        <Icon of={Search} />
        <input
          type="search"
          value={text}
          autoComplete="off"
          aria-label={t`Endereço, bairro ou loja`}
          placeholder={t`Endereço, bairro ou loja`}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton className="locate" label={t`Usar minha localização`} icon={LocateFixed} size={20} onClick={locate} />
      </search>
      <div>
        <p className="overline" role="status">
          <Plural value={places.length} one="# loja" other="# lojas" />
          {here === null ? null : <Trans>, da mais perto para a mais longe</Trans>}
        </p>
        {places.length === 0 ? (
          <EmptyState title={t`Nenhuma loja com “${text}”`} text={t`Confira a escrita ou procure pelo bairro.`} />
        ) : (
          <ul className="card pad0 list">
            {places.map(({ store, meters }) => (
              <StoreRow key={store.id} store={store} meters={meters} renderedAt={renderedAt} />
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}

function distanceTo({ latitude, longitude }: Store, here: Point | null): number | null {
  return here === null || latitude === null || longitude === null ? null : distanceMeters(here, { latitude, longitude });
}

function StoreRow({ store, meters, renderedAt }: { store: Store; meters: number | null; renderedAt: number }) {
  const { t, i18n } = useLingui();
  const { projectName, urlLogo } = useBrand();
  const state = useLiveStoreState(store, renderedAt);
  const { endereco, nome } = store;
  const logo = store.urlLogo ?? urlLogo;
  const choose = () => {
    rememberStore(store);
    forgetListing();
  };
  const details = [
    meters === null ? '' : distanceText(meters, i18n.locale),
    store.permiteEntrega ? '' : t`Só retirada`,
    store.permiteEntrega && state.estado === 'aberto' ? t`${store.tempoEntregaMinimo}–${store.tempoEntregaMaximo} min` : '',
  ];
  return (
    <li>
      <Link className="li store" to={`/delivery?loja=${encodeURIComponent(store.codigo)}`} onClick={choose}>
        <span className="store-logo">
          {logo === null ? (
            <span className="media mono" aria-hidden="true">
              <span>{projectName.charAt(0).toUpperCase()}</span>
            </span>
          ) : (
            <img src={logo} alt="" width="96" height="96" />
          )}
        </span>
        <span className="grow">
          <b className="t-item">{nome}</b>
          <span className="t-cap clamp1" style={{ display: 'block' }}>{`${endereco.logradouro}, ${endereco.numero} · ${endereco.bairro}`}</span>
          <span className="store-meta">
            <StoreStateText state={state} timeZone={store.fusoHorario} brief />
            <span className="t-cap num">{details.filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        <Icon of={ChevronRight} size={18} />
      </Link>
    </li>
  );
}

/** 850 m, 2,1 km. */
function distanceText(meters: number, locale: string): string {
  if (meters < 1000) return `${Math.round(meters / 10) * 10}\u00a0m`;
  return `${(meters / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0km`;
}
