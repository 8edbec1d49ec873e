// The neighbourhood, from the store's list: a field that opens a sheet with a search.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { matches } from '#rules/text.ts';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Neighbourhood } from './use-neighbourhoods.ts';

/** Shorter lists need no search. */
const SEARCH_FROM = 8;

type NeighbourhoodFieldProps = {
  list: readonly Neighbourhood[] | 'loading';
  value: string;
  error: string | null;
  hint: string | undefined;
  onChoose: (choice: Neighbourhood) => void;
};

export function NeighbourhoodField({
  list,
  value,
  error,
  hint,
  onChoose,
}: NeighbourhoodFieldProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Field
        id="ad-bairro"
        label={t`Bairro`}
        error={error}
        hint={hint}
        end={<Icon of={ChevronDown} size={18} />}
      >
        {(wiring) => (
          <button
            {...wiring}
            // The label alone would hide what is chosen from a screen reader.
            aria-labelledby={`${wiring.id}-label ${wiring.id}`}
            type="button"
            className="ad-pick"
            aria-haspopup="dialog"
            disabled={list === 'loading'}
            onClick={() => setOpen(true)}
          >
            {value === '' ? (
              <span className="t-mute">
                {list === 'loading' ? t`Carregando os bairros…` : t`Escolher`}
              </span>
            ) : (
              value
            )}
          </button>
        )}
      </Field>
      {open && list !== 'loading' ? (
        <NeighbourhoodSheet
          list={list}
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            onChoose(choice);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

export function NeighbourhoodSheet({
  list,
  onChoose,
  onClose,
}: {
  list: readonly Neighbourhood[];
  onChoose: (choice: Neighbourhood) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const [search, setSearch] = useState('');
  const found = list.filter(({ bairro, cidade }) => matches(`${bairro} ${cidade}`, search));
  const cities = new Set(list.map(({ cidade }) => cidade));
  return (
    <Sheet title={t`Qual é o seu bairro?`} onClose={onClose}>
      {list.length < SEARCH_FROM ? null : (
        <label className="input search ad-search">
          <Icon of={Search} />
          <span className="sr">
            <Trans>Buscar bairro</Trans>
          </span>
          <input
            type="search"
            placeholder={t`Buscar bairro`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      )}
      <ul className="list flush">
        {found.map((one) => (
          <li key={`${one.bairro}, ${one.cidade}`}>
            <button type="button" className="li" onClick={() => onChoose(one)}>
              <span className="grow">
                <b className="t-label">{one.bairro}</b>
                {cities.size > 1 ? <span className="t-cap own-line">{one.cidade}</span> : null}
              </span>
              <Fee cents={one.taxaEntrega} money={money} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="t-sub" role="status">
          <Trans>
            A loja não lista este bairro. Confira a escrita ou escolha um bairro vizinho.
          </Trans>
        </p>
      ) : null}
    </Sheet>
  );
}

function Fee({ cents, money }: { cents: number | null; money: (cents: number) => string }) {
  if (cents === null) {
    return (
      <span className="badge danger">
        <Trans>Não entrega</Trans>
      </span>
    );
  }
  return <span className="num t-label">{cents === 0 ? <Trans>Grátis</Trans> : money(cents)}</span>;
}
