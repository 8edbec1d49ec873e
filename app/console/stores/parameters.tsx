// All parameters of the specification: the store's, the brand's, and links to those with their own
// screen.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BrandParameters } from '#contract/entities/console/parameters.ts';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { useDraft } from '../../use-draft.ts';
import { brandRisks, storeRisks } from '../forms/confirm-change.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { ParameterCustom } from './parameter-custom.tsx';
import { type ParameterDraft, readDraft, toDraft, unreadable } from './parameter-draft.ts';
import { ParameterFields } from './parameter-field.tsx';
import { PARAMETER_LINKS } from './parameter-links.ts';
import { BRAND_PARAMETERS, type Parameter, STORE_PARAMETERS } from './parameter-table.ts';

type StoreValues = Omit<ConsoleStore['parametros'], 'personalizados' | 'revisao'>;
type ParametersProps = {
  storeId: number;
  store: ConsoleStore['parametros'];
  brand: ConsoleStore['parametrosMarca'];
};

export function SetupParameters({ storeId, store, brand }: ParametersProps) {
  return (
    <>
      {brand === null ? null : <BrandForm key={brand.revisao} brand={brand} />}
      <StoreForm key={`${storeId} ${store.revisao}`} storeId={storeId} store={store} />
      <Elsewhere storeId={storeId} isOwner={brand !== null} />
    </>
  );
}

/** The draft of a table, and its errors after an attempt to save. */
function useParameterDraft(
  table: Readonly<Record<string, Parameter>>,
  values: Readonly<Record<string, unknown>>,
) {
  const { t } = useLingui();
  const { draft, set, tried, tryOut } = useDraft<ParameterDraft>(() => toDraft(table, values));
  const wrong = unreadable(table, draft);
  return {
    draft,
    isWhole: wrong.length === 0,
    wrong: tried ? wrong : [],
    problem: tried && wrong.length > 0 ? t`Confira os campos marcados.` : null,
    set: (name: string, value: boolean | string) => set({ [name]: value }),
    tryOut,
  };
}

function BrandForm({ brand }: { brand: NonNullable<ConsoleStore['parametrosMarca']> }) {
  const { draft, isWhole, wrong, problem, set, tryOut } = useParameterDraft(
    BRAND_PARAMETERS,
    brand,
  );
  return (
    <SetupForm
      problem={problem}
      risks={isWhole ? brandRisks(brand, readDraft<BrandParameters>(BRAND_PARAMETERS, draft)) : []}
      send={(client) => {
        tryOut();
        return isWhole
          ? client.saveBrandParameters({
              revisao: brand.revisao,
              ...readDraft<BrandParameters>(BRAND_PARAMETERS, draft),
            })
          : null;
      }}
    >
      <h2 className="t-section">
        <Trans>Da marca</Trans>
      </h2>
      <ParameterFields table={BRAND_PARAMETERS} draft={draft} wrong={wrong} onChange={set} />
    </SetupForm>
  );
}

function StoreForm({ storeId, store }: Pick<ParametersProps, 'storeId' | 'store'>) {
  const { draft, isWhole, wrong, problem, set, tryOut } = useParameterDraft(
    STORE_PARAMETERS,
    store,
  );
  const [own, setOwn] = useState(() =>
    store.personalizados.map((one, at) => ({ key: `old-${at}`, ...one })),
  );
  const personalizados = own.map(({ nome, valor }) => ({ nome: nome.trim(), valor }));
  return (
    <SetupForm
      problem={problem}
      risks={isWhole ? storeRisks(store, readDraft<StoreValues>(STORE_PARAMETERS, draft)) : []}
      draft={own}
      riskStore={storeId}
      send={(client) => {
        tryOut();
        if (!isWhole) return null;
        const values = readDraft<StoreValues>(STORE_PARAMETERS, draft);
        return client.saveStoreParameters({
          idEstabelecimento: storeId,
          revisao: store.revisao,
          ...values,
          personalizados,
        });
      }}
    >
      <h2 className="t-section">
        <Trans>Desta loja</Trans>
      </h2>
      <ParameterFields table={STORE_PARAMETERS} draft={draft} wrong={wrong} onChange={set} />
      <ParameterCustom own={own} onChange={setOwn} />
    </SetupForm>
  );
}

function Elsewhere({ storeId, isOwner }: { storeId: number; isOwner: boolean }) {
  const { i18n } = useLingui();
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Em outras telas</Trans>
      </h2>
      <ul className="list parameter-links">
        {PARAMETER_LINKS.filter(({ forOwners }) => isOwner || !forOwners).map(
          ({ names, about, to }) => (
            <li key={names.join(' ')}>
              <Link
                className="t-label"
                to={'path' in to ? to.path : `?loja=${storeId}&aba=${to.tab}`}
              >
                {i18n._(about)}
              </Link>
              <span className="t-cap parameter-names">
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
