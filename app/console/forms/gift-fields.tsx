// The fields for a gift coupon's value.
import { useLingui } from '@lingui/react/macro';
import { CheckRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { GiftKind, GiftText } from './gift-draft.ts';
import { MoneyField, NumberField } from './typed-fields.tsx';

type GiftFieldsProps = {
  text: GiftText;
  onChange: (text: GiftText) => void;
  wrong: boolean;
  nothing: string;
};

export function GiftFields({ text, onChange, wrong, nothing }: GiftFieldsProps) {
  const { t } = useLingui();
  const kinds: Record<GiftKind, string> = {
    amount: t`Desconto em valor`,
    percent: t`Desconto em porcentagem`,
    nothing,
  };
  const set = (change: Partial<GiftText>) => onChange({ ...text, ...change });
  const problem = wrong ? t`Confira este número.` : undefined;
  return (
    <>
      <SelectField
        label={t`Desconto`}
        options={(Object.keys(kinds) as GiftKind[]).map((value) => ({
          value,
          label: kinds[value],
        }))}
        value={text.kind}
        onChange={(event) => set({ kind: event.target.value as GiftKind })}
      />
      {text.kind === 'amount' ? (
        <MoneyField
          label={t`Valor`}
          value={text.amount}
          error={problem}
          onChange={(amount) => set({ amount })}
        />
      ) : null}
      {text.kind === 'percent' ? (
        <>
          <NumberField
            label={t`Porcentagem`}
            unit="%"
            value={text.percent}
            error={problem}
            onChange={(percent) => set({ percent })}
          />
          <MoneyField
            label={t`No máximo`}
            hint={t`Vazio: sem limite.`}
            value={text.most}
            onChange={(most) => set({ most })}
          />
        </>
      ) : null}
      <CheckRow
        label={t`Entrega grátis`}
        checked={text.delivery}
        onChange={(event) => set({ delivery: event.target.checked })}
      />
    </>
  );
}
