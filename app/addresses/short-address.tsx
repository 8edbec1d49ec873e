// An address in one box, as on the storefront but in the place where it stands: a postal code or a
// street, then the number. All fields are there for an address that no search knows.
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Address, Place } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { maskCep } from '#rules/documents.ts';
import { looksLikePostalCode, wholePostalCode } from '#rules/places/postal-code.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AddressFields } from './address-fields.tsx';
import {
  type AddressDraft,
  type AddressFacts,
  checkAddress,
  emptyAddress,
  leavesPoint,
  streetIn,
  toAddress,
  withPicked,
  withPlace,
} from './draft.ts';
import { NumberFields } from './number-fields.tsx';
import { PlaceSuggestions } from './place-suggestions.tsx';
import { usePlaceSearch } from './use-place-search.ts';
import { usePostalCode } from './use-postal-code.ts';

type Step = 'box' | 'number' | 'form';
type ShortAddressProps = {
  store: Store;
  /** Null while it is not complete. */
  onAddress: (address: Address | null) => void;
  /** Enter in the last fields. */
  onEnter?: () => void;
};

export function ShortAddress({ store, onAddress, onEnter }: ShortAddressProps) {
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress);
  const [point, setPoint] = useState<AddressFacts['point']>(null);
  const [step, setStep] = useState<Step>('box');
  const next = useRef<string | null>(null);
  // Once the step is in the document: before that there is nothing to focus.
  useEffect(() => {
    const field = next.current === null ? null : document.getElementById(next.current);
    if (field === null) return;
    next.current = null;
    field.focus();
  });
  const go = (to: Step, field: string) => {
    next.current = field;
    setStep(to);
  };
  const keep = (changed: AddressDraft, at: AddressFacts['point']) => {
    setDraft(changed);
    setPoint(at);
    onAddress(
      checkAddress(changed).length > 0 ? null : toAddress(changed, { point: at, fromList: false }),
    );
  };
  const change = (some: Partial<AddressDraft>) =>
    keep({ ...draft, ...some }, leavesPoint(some) ? null : point);
  const found = (place: AddressDraft, at: AddressFacts['point']) => {
    keep(place, at);
    if (place.logradouro !== '' && place.bairro !== '' && place.cidade !== '')
      go('number', 'ad-numero');
    else go('form', place.bairro === '' ? 'ad-bairro' : 'ad-logradouro');
  };
  if (step === 'box')
    return (
      <AddressBox
        store={store}
        onFound={found}
        onForm={(searched) => {
          const { cidade, uf } = store.endereco;
          keep({ ...emptyAddress, cidade, uf, ...streetIn(searched) }, null);
          go('form', 'ad-bairro');
        }}
      />
    );
  const again = (
    <button
      type="button"
      className="link hit"
      onClick={() => {
        keep(emptyAddress, null);
        go('box', 'ad-search');
      }}
    >
      <Trans>Trocar</Trans>
    </button>
  );
  if (step === 'form')
    return (
      <>
        <p className="t-sub">
          <Trans>Digite o endereço.</Trans> {again}
        </p>
        <AddressFields
          draft={draft}
          errors={{}}
          cep={null}
          cities={[]}
          neighbourhood={null}
          onChange={change}
        />
      </>
    );
  const around = [draft.bairro, draft.cidade, maskCep(draft.cep)].filter((part) => part !== '');
  return (
    <>
      <p className="t-sub">
        <b>{draft.logradouro}</b>
        <span className="own-line">
          {around.join(', ')} {again}
        </span>
      </p>
      <NumberFields draft={draft} errors={{}} onChange={change} onEnter={onEnter} />
    </>
  );
}

type AddressBoxProps = {
  store: Store;
  onFound: (draft: AddressDraft, point: AddressFacts['point']) => void;
  onForm: (searched: string) => void;
};

function AddressBox({ store, onFound, onForm }: AddressBoxProps) {
  const { t } = useLingui();
  const search = usePlaceSearch(store.id, looksLikePostalCode);
  const cep = wholePostalCode(search.text) ?? '';
  const lookup = usePostalCode(cep, '');
  const place = lookup.kind === 'found' ? lookup.place : null;
  useEffect(() => {
    if (place !== null) onFound(withPlace(emptyAddress, place), null);
  }, [place, onFound]);
  const pick = (chosen: Place) =>
    onFound(withPicked(emptyAddress, chosen), {
      latitude: chosen.latitude,
      longitude: chosen.longitude,
    });
  return (
    <>
      <TextField
        id="ad-search"
        label={t`Endereço`}
        placeholder={t`CEP, ou rua e número`}
        autoComplete="off"
        maxLength={200}
        value={search.text}
        start={<Icon of={Search} size={18} />}
        end={lookup.kind === 'searching' ? <Spinner /> : null}
        onChange={(event) => search.setText(event.target.value)}
        onKeyDown={(event) => {
          // With Ctrl it sends the order.
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          void search.submit().then(([first, second]) => {
            if (first !== undefined && second === undefined) pick(first);
          });
        }}
      />
      {lookup.kind === 'unknown' || lookup.kind === 'unavailable' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t`Não encontramos este CEP. Confira ou preencha o endereço.`}
        />
      ) : (
        <PlaceSuggestions search={search} onChoose={pick} />
      )}
      <button type="button" className="link hit t-label" onClick={() => onForm(search.text)}>
        <Trans>Digitar o endereço</Trans>
      </button>
    </>
  );
}
