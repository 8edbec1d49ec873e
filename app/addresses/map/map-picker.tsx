// A map that moves under a pin: when the map rests, the address under the pin is looked up. A typed
// search moves it too, so that dragging is never required.
import '../../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, CircleAlert, CircleCheck, House, LocateFixed, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Place } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Point } from '#rules/places/delivery.ts';
import { looksLikePostalCode, wholePostalCode } from '#rules/places/postal-code.ts';
import '../address-parts.css';
import '../../styles/map.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { placeLines } from '../place-lines.ts';
import { PlaceSuggestions } from '../place-suggestions.tsx';
import { usePlaceSearch } from '../use-place-search.ts';
import { useMapPlace } from './use-map-place.ts';
import { whereAmI } from './where-am-i.ts';

type MapPickerProps = {
  store: Store;
  /** Where the map starts; the store by default. */
  start: Point | null;
  /** The result of a previous search. */
  found: Place | null;
  onConfirm: (place: Place) => void;
  onType: () => void;
  onBack: () => void;
};

const isPartOfPostalCode = (text: string) =>
  looksLikePostalCode(text) && wholePostalCode(text) === null;

export default function MapPicker({
  store,
  start,
  found,
  onConfirm,
  onType,
  onBack,
}: MapPickerProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const searchId = useId();
  const search = usePlaceSearch(store.id, isPartOfPostalCode);
  const view = useMapPlace(store, start, found);
  const choose = (place: Place) => {
    view.goTo(place, place);
    search.clear();
  };
  const locate = async () => {
    const point = await whereAmI();
    if (point === null) show({ text: t`Não deu para saber onde você está. Procure o endereço.` });
    else view.goTo(point, null);
  };
  return (
    <div className="mapfull">
      <div className="map-area">
        <div
          className="map"
          ref={view.element}
          role="application"
          aria-label={t`Mapa. As setas movem o mapa, mais e menos aproximam e afastam.`}
        />
        <span className="pin map-pin" aria-hidden="true">
          <svg width="44" height="54" viewBox="0 0 44 54" aria-hidden="true">
            <path d="M22 53C18 44 3 36 3 21a19 19 0 0 1 38 0c0 15-15 23-19 32z" />
          </svg>
          <Icon of={House} />
        </span>
        <IconButton
          className="map-loc"
          look="on-art"
          label={t`Usar minha localização`}
          icon={LocateFixed}
          onClick={locate}
        />
        <p className="map-credit t-cap">
          {view.example ? <Trans>Mapa de exemplo</Trans> : view.credit}
        </p>
      </div>
      <div className="map-top">
        <IconButton look="on-art" label={t`Voltar`} icon={ArrowLeft} onClick={onBack} />
        <search className="grow">
          <form
            onSubmit={async (event) => {
              event.preventDefault();
              const [first] = await search.submit();
              if (first !== undefined) choose(first);
            }}
          >
            <label className="input map-search" htmlFor={searchId}>
              <Icon of={Search} />
              <span className="sr">
                <Trans>Buscar endereço</Trans>
              </span>
              <input
                id={searchId}
                type="search"
                autoComplete="off"
                maxLength={200}
                placeholder={t`CEP, ou rua e número`}
                value={search.text}
                onChange={(event) => search.setText(event.target.value)}
              />
            </label>
          </form>
        </search>
        <div className="map-found">
          <PlaceSuggestions search={search} onChoose={choose} />
        </div>
      </div>
      <PlaceSheet view={view} onConfirm={onConfirm} onType={onType} />
    </div>
  );
}

type PlaceSheetProps = {
  view: ReturnType<typeof useMapPlace>;
  onConfirm: (place: Place) => void;
  onType: () => void;
};

function PlaceSheet({ view, onConfirm, onType }: PlaceSheetProps) {
  const { t } = useLingui();
  const { answer } = view;
  const place = answer.kind === 'found' ? answer.place : null;
  // Pressed while the address under the pin is looked up: confirms what is found.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || answer.kind === 'searching') return;
    setWanted(false);
    if (answer.kind === 'found') onConfirm(answer.place);
  }, [wanted, answer, onConfirm]);
  const [street, around] = place === null ? ['', ''] : placeLines(place);
  const words = {
    searching: t`Procurando o endereço…`,
    nowhere: t`Não conhecemos uma rua aqui`,
    failed: t`A busca de endereços está fora do ar`,
    found: street,
  };
  return (
    <section className="map-sheet" aria-label={t`Entregar em`}>
      <p className="overline">
        <Trans>Entregar em</Trans>
      </p>
      <div aria-live="polite">
        <h2 className="t-section">{words[answer.kind]}</h2>
        <p className="t-sub">
          {place !== null ? (
            around
          ) : answer.kind === 'searching' ? (
            ''
          ) : (
            <Trans>Mova o mapa ou digite o endereço.</Trans>
          )}
        </p>
        <ServedLine view={view} />
      </div>
      <Button
        block
        loading={wanted && answer.kind === 'searching'}
        unavailable={place === null && answer.kind !== 'searching' ? words[answer.kind] : undefined}
        onClick={() => (place === null ? setWanted(true) : onConfirm(place))}
      >
        <Trans>Confirmar local</Trans>
      </Button>
      <Button variant="quiet" size="md" block onClick={onType}>
        <Trans>Digitar o endereço</Trans>
      </Button>
    </section>
  );
}

function ServedLine({ view: { delivery } }: Pick<PlaceSheetProps, 'view'>) {
  const { t } = useLingui();
  const money = useMoney();
  if (delivery === null || delivery.kind === 'failed') return <p className="map-served t-label" />;
  const { taxaEntrega, estabelecimentoQueAtende: other } = delivery.quote;
  const name = other?.nome ?? '';
  const served = delivery.kind === 'served' && taxaEntrega !== null;
  const words = served
    ? taxaEntrega === 0
      ? t`Entregamos aqui de graça`
      : t`Entregamos aqui por ${money(taxaEntrega)}`
    : delivery.kind === 'notServed' && delivery.reason !== null
      ? delivery.reason
      : other === null
        ? t`A loja não entrega neste endereço.`
        : t`Esta loja não entrega neste endereço, mas ${name} entrega.`;
  return (
    <p className={served ? 'map-served t-label served' : 'map-served t-label'}>
      <Icon of={served ? CircleCheck : CircleAlert} size={18} />
      {words}
    </p>
  );
}
