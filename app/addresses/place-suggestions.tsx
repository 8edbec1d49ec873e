// The results of an address search, or why there are none.
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import type { Place } from '#contract/entities/address.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { placeLines } from './place-lines.ts';
import type { PlaceSearch } from './use-place-search.ts';

export function PlaceSuggestions({
  search,
  onChoose,
}: {
  search: PlaceSearch;
  onChoose: (place: Place) => void;
}) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { result } = search;
  if (result.kind === 'failed')
    return <Notice tone="warning" role="alert" title={failureText(result.failure)} />;
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
        const [street, around] = placeLines(place);
        return (
          <li key={`${place.latitude} ${place.longitude} ${street}`}>
            <button type="button" className="li" onClick={() => onChoose(place)}>
              <Icon of={MapPin} />
              <span className="grow">
                <b className="t-label">{street}</b>
                <span className="t-cap own-line">{around}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
