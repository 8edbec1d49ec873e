// Where a delivery goes: a known address, or one that the customer says.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Address, AddressWithFee } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { AddressFields } from '../../addresses/address-fields.tsx';
import { checkAddress, draftOf, emptyAddress, toAddress } from '../../addresses/draft.ts';
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
  const [typed, setTyped] = useState({
    ...emptyAddress,
    cidade: store.endereco.cidade,
    uf: store.endereco.uf,
  });
  const shown = known.length === 0 || typing;
  return (
    <fieldset className="stack sm counter-set">
      <legend className="overline">
        <Trans>Endereço</Trans>
      </legend>
      {known.map((one) => {
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
              {one.taxaEntrega === null ? t`Não entrega` : money(one.taxaEntrega)}
            </span>
            <small>{one.bairro}</small>
          </label>
        );
      })}
      {known.length === 0 ? null : (
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
        <AddressFields
          draft={typed}
          errors={{}}
          cep={null}
          cities={[]}
          neighbourhood={null}
          onChange={(change) => {
            const next = { ...typed, ...change };
            setTyped(next);
            onAddress(
              checkAddress(next).length > 0
                ? null
                : toAddress(next, { point: null, fromList: false }),
            );
          }}
        />
      ) : null}
    </fieldset>
  );
}

const sameText = (one: Address, other: Address) =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
