// Where a delivery goes: a known address, or one that the customer says.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Address, AddressWithFee } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { draftOf } from '../../addresses/draft.ts';
import { ShortAddress } from '../../addresses/short-address.tsx';
import { PICK_SEARCH } from '../../picking/product-picker.tsx';
import { useMoney } from '../../ui/money.tsx';

type AddressPartProps = {
  known: readonly AddressWithFee[];
  store: Store;
  address: Address | null;
  onAddress: (address: Address | null) => void;
};

export function AddressPart({ known, store, address, onAddress }: AddressPartProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [typing, setTyping] = useState(false);
  // The address of an order that was put aside.
  const [kept, setKept] = useState(address);
  // Another phone was typed, which removed the address: it belongs to the customer before.
  if (kept !== null && address === null && !typing) setKept(null);
  const isKnown = kept === null || known.some((one) => sameText(kept, one));
  const listed = isKnown ? known : [{ ...kept, taxaEntrega: undefined }, ...known];
  const shown = listed.length === 0 || typing;
  return (
    <fieldset className="stack sm pick-set">
      {/* Directly above the only field, which has the same name, it would be read twice. */}
      <legend className={listed.length === 0 ? 'sr' : 'overline'}>
        <Trans>Endereço</Trans>
      </legend>
      {listed.map((one) => {
        const line = [`${one.logradouro}, ${one.numero}`, one.complemento]
          .filter(Boolean)
          .join(', ');
        return (
          <label className="counter-pick" key={`${line} ${one.cidade}`}>
            <input
              className="sr"
              type="radio"
              name="counter-address"
              checked={!typing && address !== null && sameText(address, one)}
              onChange={() => {
                setTyping(false);
                onAddress(one);
              }}
            />
            <b>{line}</b>
            <span className="num">
              {one.taxaEntrega === null
                ? t`Não entrega`
                : one.taxaEntrega === undefined
                  ? null
                  : money(one.taxaEntrega)}
            </span>
            <small>{one.bairro}</small>
          </label>
        );
      })}
      {listed.length === 0 ? null : (
        <label className="counter-pick">
          <input
            className="sr"
            type="radio"
            name="counter-address"
            checked={typing}
            onChange={() => {
              setTyping(true);
              onAddress(null);
            }}
          />
          <b>
            <Trans>Outro endereço</Trans>
          </b>
        </label>
      )}
      {shown ? (
        <ShortAddress
          store={store}
          onAddress={onAddress}
          onEnter={() => document.getElementById(PICK_SEARCH)?.focus()}
        />
      ) : null}
    </fieldset>
  );
}

const sameText = (one: Address, other: Address) =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
