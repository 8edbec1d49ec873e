// When a product is served and how long its promotion lasts; collapsed while unset.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ServedHours } from '../forms/served-hours.tsx';
import { MomentField } from '../forms/typed-fields.tsx';
import type { DraftProblem, ProductDraft } from './product-draft.ts';

type MenuProductTimesProps = {
  draft: ProductDraft;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<ProductDraft>) => void;
};

export function MenuProductTimes({ draft, problems, onChange }: MenuProductTimesProps) {
  const { t } = useLingui();
  const has = (problem: DraftProblem) => problems.includes(problem);
  const [open, setOpen] = useState(
    draft.served.length > 0 || draft.promoFrom !== '' || draft.promoUntil !== '',
  );
  const wrong = has('served') || has('promoDates') || has('promoNeedsListPrice');
  const dates = has('promoDates')
    ? t`O fim da promoção precisa vir depois do começo.`
    : has('promoNeedsListPrice')
      ? t`Informe o preço “de”: é o que vale fora da promoção.`
      : '';
  return (
    <details
      className="editor-more"
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="t-label">
        <Trans>Horários e período da promoção</Trans>
      </summary>
      <div className="stack">
        <ServedHours
          lines={draft.served}
          error={has('served') ? t`Escolha os dias e preencha as horas.` : ''}
          onChange={(served) => onChange({ served })}
        />
        <div className="stack">
          <MomentField
            label={t`Promoção começa`}
            optional
            value={draft.promoFrom}
            error={dates}
            onChange={(promoFrom) => onChange({ promoFrom })}
          />
          <MomentField
            label={t`Promoção termina`}
            optional
            value={draft.promoUntil}
            onChange={(promoUntil) => onChange({ promoUntil })}
          />
        </div>
      </div>
    </details>
  );
}
