// How a product is sold by weight: its step, and the smallest and the largest weight, with what a
// step costs.
import { Trans, useLingui } from '@lingui/react/macro';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { priceOfWeight } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { useMoney } from '../../ui/money.tsx';
import { CountField } from '../forms/typed-fields.tsx';
import { type DraftProblem, type ProductDraft, weightOf } from './product-draft.ts';

type WeightFieldsProps = {
  draft: ProductDraft;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<ProductDraft>) => void;
};

export function WeightFields({ draft, problems, onChange }: WeightFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <SwitchRow
        label={<Trans>Vendido por peso</Trans>}
        detail={<Trans>O preço é por quilo, e o cliente escolhe o peso.</Trans>}
        checked={draft.byWeight}
        // Portions are no grams: the stock is typed again.
        onChange={(event) => onChange({ byWeight: event.currentTarget.checked, portions: '' })}
      />
      {draft.byWeight ? (
        <>
          <div className="cols2">
            <CountField
              label={t`Passo, em gramas`}
              value={draft.step}
              onChange={(step) => onChange({ step })}
            />
            <CountField
              label={t`Peso mínimo, em gramas`}
              value={draft.leastWeight}
              onChange={(leastWeight) => onChange({ leastWeight })}
            />
            <CountField
              label={t`Peso máximo, em gramas`}
              value={draft.mostWeight}
              error={
                problems.includes('weight')
                  ? t`Mínimo e máximo são múltiplos do passo, até 99 passos.`
                  : ''
              }
              onChange={(mostWeight) => onChange({ mostWeight })}
            />
          </div>
          <StepPrice draft={draft} />
        </>
      ) : null}
    </>
  );
}

function StepPrice({ draft }: { draft: ProductDraft }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const peso = weightOf(draft);
  const perKilo = parseMoneyInput(draft.price);
  if (peso === null || perKilo === null) return null;
  const text = (grams: number) => weightText(grams, i18n.locale);
  const cost = (grams: number) => money(priceOfWeight(perKilo, grams));
  const [step, least, most] = [text(peso.passo), text(peso.minimo), text(peso.maximo)];
  const [stepCost, leastCost, mostCost] = [cost(peso.passo), cost(peso.minimo), cost(peso.maximo)];
  return (
    <p className="t-sub" role="status">
      <Trans>
        {step} por {stepCost}. O cliente pede de {least} ({leastCost}) a {most} ({mostCost}).
      </Trans>
    </p>
  );
}
