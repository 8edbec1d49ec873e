// The results of an address search, or why there are none.
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, MapPinOff } from 'lucide-react';
import type { Place } from '#contract/entities/address.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { DeliveryAnswer } from './ask-delivery.ts';
import { PlaceFee, usePlaceAnswer } from './place-fee.tsx';
import { placeLines } from './place-lines.ts';
import type { NeighbourhoodList } from './use-neighbourhoods.ts';
import type { PlaceSearch } from './use-place-search.ts';

/** `store`: whose fees the results say. Without it they say none, as where the map says them. */
type PlaceSuggestionsProps = {
  search: PlaceSearch;
  store?: { id: number; list: NeighbourhoodList };
  onChoose: (place: Place) => void;
};

export function PlaceSuggestions({ search, store, onChoose }: PlaceSuggestionsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { result } = search;
  if (result.kind === 'failed') {
    return (
      <Notice tone="warning" role="alert" title={failureText(result.failure)}>
        <RetryButton onRetry={() => void search.submit()} />
      </Notice>
    );
  }
  if (result.kind === 'searching') {
    return (
      <p className="row tight t-sub" role="status">
        <Spinner /> <Trans>Buscando o endereço…</Trans>
      </p>
    );
  }
  if (result.kind !== 'found') {
    return search.asTyped || search.text.trim() === '' ? null : (
      <p className="t-sub" role="status">
        <Trans>Aperte Enter para buscar.</Trans>
      </p>
    );
  }
  if (result.places.length === 0) {
    return (
      <Notice tone="warning" role="alert" title={t`Não encontramos este endereço.`}>
        <Trans>Escreva no formato Rua, Número, Bairro.</Trans>
      </Notice>
    );
  }
  return (
    <ul className="card pad0 list" aria-label={t`Endereços encontrados`}>
      {result.places.map((place) => {
        const key = `${place.latitude} ${place.longitude} ${place.logradouro} ${place.numero}`;
        const choose = () => onChoose(place);
        return store === undefined ? (
          <PlaceRow key={key} place={place} answer={null} onChoose={choose} />
        ) : (
          <PricedRow key={key} store={store} place={place} onChoose={choose} />
        );
      })}
    </ul>
  );
}

type RowProps = { place: Place; onChoose: () => void };
type PricedRowProps = RowProps & { store: NonNullable<PlaceSuggestionsProps['store']> };

function PricedRow({ store, place, onChoose }: PricedRowProps) {
  const answer = usePlaceAnswer(store.id, store.list, place);
  return <PlaceRow place={place} answer={answer} onChoose={onChoose} />;
}

function PlaceRow({ place, answer, onChoose }: RowProps & { answer: DeliveryAnswer | null }) {
  const [street, around] = placeLines(place);
  const isFar = answer?.kind === 'notServed';
  return (
    <li>
      <button type="button" className="li" onClick={onChoose}>
        <Icon of={isFar ? MapPinOff : MapPin} />
        <span className="grow">
          <b className={isFar ? 't-label t-mute' : 't-label'}>{street}</b>
          <span className="t-cap own-line">{around}</span>
        </span>
        {answer === null || answer.kind === 'failed' ? null : <PlaceFee answer={answer} />}
      </button>
    </li>
  );
}
