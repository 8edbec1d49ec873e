// Changes the limits of a brand's plan; an empty field is no limit.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorLimits } from '#contract/entities/operator.ts';
import { CountField } from '../forms/typed-fields.tsx';
import type { FieldErrors } from './action-form.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';
import { limitKeys, limitNames } from './words.ts';

type Typed = Record<keyof OperatorLimits, string>;

const mapped = <From, To>(values: Record<keyof OperatorLimits, From>, change: (one: From) => To) =>
  Object.fromEntries(limitKeys.map((key) => [key, change(values[key])])) as Record<
    keyof OperatorLimits,
    To
  >;

export function LimitsSheet({
  brand: { appNome, nomeMarca, limites, uso },
  onClose,
}: BrandSheetProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<Typed>(() =>
    mapped(limites, (most) => (most === null ? '' : String(most))),
  );
  function check(): FieldErrors {
    const wrong = limitKeys.filter((key) => !/^\d{0,9}$/.test(typed[key].trim()));
    return Object.fromEntries(wrong.map((key) => [key, t`Use só números, ou deixe vazio.`]));
  }
  return (
    <ActionSheet
      title={t`Limites de ${nomeMarca}`}
      press={t`Salvar limites`}
      done={t`Limites salvos.`}
      onClose={onClose}
      check={check}
      send={(client, motivo) => {
        const values = mapped(typed, (text) => (text.trim() === '' ? null : Number(text.trim())));
        return client.operatorLimits({ appNome, limites: values, motivo });
      }}
    >
      {(errors) => (
        <>
          <p className="t-sub">
            <Trans>Vazio é sem limite. O que já existe além do limite fica como está.</Trans>
          </p>
          <div className="operator-limits">
            {limitKeys.map((key) => {
              const used = i18n.number(uso[key], { maximumFractionDigits: 1 });
              return (
                <CountField
                  key={key}
                  label={i18n._(limitNames[key])}
                  hint={t`Uso: ${used}`}
                  error={errors[key]}
                  maxLength={9}
                  value={typed[key]}
                  onChange={(text) => setTyped({ ...typed, [key]: text })}
                />
              );
            })}
          </div>
        </>
      )}
    </ActionSheet>
  );
}
