// What most orders do without: a CPF for the receipt, a note to the store, and a coupon.
import { useLingui } from '@lingui/react/macro';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { maskCpf } from '#rules/documents.ts';
import type { AmountFacts } from '../cart/amount.tsx';
import type { PricedCartView } from '../cart/use-priced-cart.ts';
import { CouponSection } from '../coupons/coupon-section.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { focusOn } from './lines/focus-on.ts';
import { LINE_FORM, LineSheet } from './lines/line-sheet.tsx';

const REMARK_LENGTH = 300;
const CPF_LENGTH = 14;

type MoreSheetProps = {
  storeId: number;
  draft: Draft;
  view: PricedCartView;
  cpfProblem: string | null;
  atTable: boolean;
  amount: AmountFacts;
  onClose(): void;
};

export function MoreSheet({
  storeId,
  draft,
  view,
  cpfProblem,
  atTable,
  amount,
  onClose,
}: MoreSheetProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(draft.cpf !== '');
  const check = () => {
    setLeft(true);
    if (cpfProblem === null) return true;
    focusOn('co-cpf');
    return false;
  };
  return (
    <LineSheet title={t`Mais opções`} amount={amount} onClose={onClose} onDone={check}>
      <div className="stack md">
        <TextField
          id="co-cpf"
          form={LINE_FORM}
          label={t`CPF na nota`}
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          value={draft.cpf}
          error={left || draft.cpf.length === CPF_LENGTH ? cpfProblem : null}
          start={<Icon of={IdCard} />}
          onChange={(event) => changeDraft(storeId, { cpf: maskCpf(event.target.value) })}
          onBlur={() => setLeft(true)}
        />
        <TextArea
          label={t`Observação`}
          optional
          maxLength={REMARK_LENGTH}
          rows={2}
          placeholder={atTable ? t`Ex.: tudo junto, por favor` : t`Ex.: a campainha não funciona`}
          value={draft.remark}
          onChange={(event) => changeDraft(storeId, { remark: event.target.value })}
        />
        <CouponSection view={view} storeId={storeId} />
      </div>
    </LineSheet>
  );
}
