// The list of stores: by name, street or neighbourhood, the nearest open one first once the
// customer's location is known.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, Search, SearchX, User, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { matches } from '#rules/text.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { describeCalls } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { VersionLabel } from '../brand/version-label.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { StoreRow } from './store-row.tsx';
import { useRankedStores, type Whereabouts } from './use-ranked-stores.ts';

export function StoresScreen({ renderedAt }: { renderedAt: number }) {
  const { t } = useLingui();
  const { projectName, possuiDelivery, estabelecimentos } = useBrand();
  const { show } = useToast();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, run } = useCall({ reread: 'never' });
  const [here, setHere] = useState<Whereabouts>(null);
  // The address is shared by all stores of the brand.
  const { address } = useDeliveryChoice(estabelecimentos[0]?.id ?? 0);
  const where: Whereabouts = here ?? (address === null ? null : { endereco: address });
  const ranked = useRankedStores(estabelecimentos, where);
  // Requests the states of all stores, so it names none.
  useEffect(() => describeCalls({ storeId: null }), []);
  const places = ranked.filter(({ store: { nome, endereco } }) =>
    matches(
      `${nome} ${endereco.logradouro} ${endereco.bairro} ${endereco.cidade} ${endereco.uf}`,
      text,
    ),
  );
  const measured = places.some(({ nearby }) => nearby?.distancia != null);
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ latitude, longitude }),
      () => show({ text: t`Não deu para saber onde você está. Procure pelo bairro.` }),
    );
  /** Text that matches no store may be the customer's street. */
  const searchAddress = async () => {
    const reply = await run((client) => client.suggestPlaces({ busca: text, aoDigitar: false }));
    const [found] = reply?.ok ? reply.value.lugares : [];
    if (found === undefined)
      return show({
        tone: 'danger',
        text: t`Não encontramos este endereço. Escreva rua, número e bairro.`,
      });
    setHere({ latitude: found.latitude, longitude: found.longitude });
    setText('');
  };
  return (
    <main className="page narrow stack lg stores">
      <title>{`${t`Estabelecimentos`} · ${projectName}`}</title>
      <meta
        name="description"
        content={
          possuiDelivery
            ? t`Lojas de ${projectName}: endereços, horários e o que cada uma vende.`
            : t`Lojas de ${projectName}: endereços e horários de cada uma.`
        }
      />
      <Canonical path={pages.storeList} />
      <header className="row between">
        <BrandLogo className="auth-logo" />
        <Link className="icon-btn soft" to={pages.login} aria-label={t`Entrar`}>
          <Icon of={User} />
        </Link>
      </header>
      <h1 className="t-display">
        {possuiDelivery ? (
          <Trans>Em qual loja você quer pedir?</Trans>
        ) : (
          <Trans>Nossas lojas</Trans>
        )}
      </h1>
      <search>
        <form
          className="input store-search"
          onSubmit={(event) => {
            event.preventDefault();
            if (places.length === 0 && text.trim() !== '') void searchAddress();
          }}
        >
          <Icon of={Search} />
          <input
            ref={field}
            type="search"
            value={text}
            autoComplete="off"
            maxLength={120}
            aria-label={t`Endereço, bairro ou loja`}
            placeholder={t`Endereço, bairro ou loja`}
            onChange={(event) => setText(event.target.value)}
          />
          {text === '' ? null : (
            <IconButton
              label={t`Limpar`}
              icon={X}
              size={18}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            />
          )}
          <IconButton
            className="locate"
            label={t`Usar minha localização`}
            icon={LocateFixed}
            size={20}
            onClick={locate}
          />
        </form>
      </search>
      {estabelecimentos.length === 0 ? (
        <EmptyState title={t`Nenhum estabelecimento disponivel para esse usuario`} />
      ) : (
        <div>
          <p className="overline" role="status">
            {places.length === 0 ? null : (
              <Plural value={places.length} one="# loja" other="# lojas" />
            )}
            {measured ? <Trans>, da mais perto para a mais longe</Trans> : null}
          </p>
          {places.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t`Nenhuma loja com “${text}”`}
              text={t`Confira a escrita ou procure pelo bairro.`}
            >
              <Button variant="tonal" size="md" loading={busy} onClick={searchAddress}>
                <Trans>Procurar como endereço</Trans>
              </Button>
            </EmptyState>
          ) : (
            <ul className="card pad0 list">
              {places.map((one) => (
                <StoreRow key={one.store.id} {...one} renderedAt={renderedAt} />
              ))}
            </ul>
          )}
        </div>
      )}
      <VersionLabel />
    </main>
  );
}
