// Whether a store takes table orders, its service charge, and how a bill is opened.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioRow, SwitchRow } from '../../ui/choice-row.tsx';
import { tableRisks } from '../forms/confirm-change.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { NumberField } from '../forms/typed-fields.tsx';
import type { LoadedTables } from './loaded-tables.ts';

type Store = LoadedTables['estabelecimentos'][number];
const MOST_PERCENT = 30;

export function TableTermsForm({ store }: { store: Store }) {
  const { t } = useLingui();
  const [on, setOn] = useState(store.possuiPedidoMesa);
  const [text, setText] = useState(String(store.percentualServico).replace('.', ','));
  const [mode, setMode] = useState(store.modo);
  const [tried, setTried] = useState(false);
  const percent = /^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN;
  const wrong = !(percent >= 0 && percent <= MOST_PERCENT);
  return (
    <SetupForm
      risks={wrong ? [] : tableRisks(store, { possuiPedidoMesa: on, percentualServico: percent })}
      riskStore={store.id}
      send={(client) => {
        setTried(true);
        if (wrong) return null;
        return client.saveTableTerms({
          idEstabelecimento: store.id,
          revisao: store.revisao,
          possuiPedidoMesa: on,
          percentualServico: percent,
          modo: mode,
        });
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Como funciona</Trans>
        </h2>
        <div className="list">
          <SwitchRow
            label={t`Pedidos na mesa`}
            detail={t`O cliente lê o QR Code e pede pelo celular.`}
            checked={on}
            onChange={() => setOn(!on)}
          />
        </div>
        <div className="setup-grid">
          <NumberField
            label={t`Serviço`}
            unit="%"
            hint={t`Opcional por lei: cada mesa pode tirar.`}
            value={text}
            onChange={setText}
            error={tried && wrong ? t`De 0 a ${MOST_PERCENT}.` : undefined}
          />
        </div>
        <fieldset className="list">
          <legend className="t-cap">
            <Trans>Como a conta começa; a mesa pode trocar</Trans>
          </legend>
          <RadioRow
            name="modo"
            label={t`Conta da mesa`}
            detail={t`Uma conta só, dividida no fim.`}
            checked={mode === 'conta'}
            onChange={() => setMode('conta')}
          />
          <RadioRow
            name="modo"
            label={t`Cada um o seu`}
            detail={t`Cada pessoa paga o que pediu.`}
            checked={mode === 'cada'}
            onChange={() => setMode('cada')}
          />
        </fieldset>
      </section>
    </SetupForm>
  );
}
