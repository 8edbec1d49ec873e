// What the store says about a place that a search found, before it is chosen: the fee and the time,
// or that it is out of reach.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '#contract/entities/address.ts';
import { sameNeighbourhood, samePlace } from '#rules/places/place-names.ts';
import { useMoney } from '../ui/money.tsx';
import type { DeliveryAnswer } from './ask-delivery.ts';
import { emptyAddress, NO_NUMBER, toAddress, withPicked } from './draft.ts';
import { useLiveAnswer } from './use-live-answer.ts';
import type { NeighbourhoodList } from './use-neighbourhoods.ts';

/** Where the store lists its neighbourhoods, only those of the list have a fee. */
function listedName(list: NeighbourhoodList, { bairro, cidade }: Place): string | null {
  if (list === null || list === 'loading') return null;
  const found = list.find(
    (one) => samePlace(one.cidade, cidade) && sameNeighbourhood(one.bairro, bairro),
  );
  return found?.bairro ?? null;
}

/** Null until it is known, and where the place is not yet an address. */
export function usePlaceAnswer(
  storeId: number,
  list: NeighbourhoodList,
  place: Place,
): DeliveryAnswer | null {
  const listed = listedName(list, place);
  const { bairro, cidade, logradouro, numero, latitude, longitude } = place;
  // A name that the store spells otherwise is asked for after the place is chosen.
  const known = list === null || listed !== null;
  const whole = [bairro, cidade, logradouro].every((part) => part.trim() !== '');
  const draft = {
    ...withPicked(emptyAddress, place),
    numero: numero || NO_NUMBER,
    bairro: listed ?? bairro,
  };
  const facts = { point: { latitude, longitude }, fromList: listed !== null };
  return useLiveAnswer(storeId, known && whole ? toAddress(draft, facts) : null).answer;
}

export function PlaceFee({ answer }: { answer: DeliveryAnswer }) {
  const { t } = useLingui();
  const money = useMoney();
  const {
    taxaEntrega: fee,
    tempoMinimo: from,
    tempoMaximo: to,
  } = answer.kind === 'served'
    ? answer.quote
    : { taxaEntrega: null, tempoMinimo: 0, tempoMaximo: 0 };
  return fee === null ? (
    <span className="badge">
      <Trans>Fora da área</Trans>
    </span>
  ) : (
    <span className="ad-fee num">
      <b className="t-label">{fee === 0 ? t`Grátis` : money(fee)}</b>
      <span className="t-cap own-line">{t`${from}–${to}\u00a0min`}</span>
    </span>
  );
}
