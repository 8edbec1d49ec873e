// Edits one store's cashback.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { RevisedRule } from '#contract/endpoints/loyalty.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { useDraft } from '../../use-draft.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { CountField, MoneyField, NumberField } from '../forms/typed-fields.tsx';
import {
  amountText,
  decimalText,
  isWhole,
  orNone,
  readDays,
  readPercent,
} from '../forms/typed-values.ts';

export function LoyaltyCashbackSheet({
  storeId,
  rule,
  onClose,
}: {
  storeId: number;
  rule: RevisedRule | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  // Also after a refusal: what a colleague changed is shown when the sheet is opened again.
  const { busy, run } = useCall({ reread: 'always' });
  const { draft, set, tried, tryOut } = useDraft(() => ({
    percent: decimalText(rule?.percentual ?? 5),
    most: decimalText(rule?.percentualMaximo ?? 50),
    value: amountText(rule?.valorMaximo ?? 0),
    minimum: amountText(rule?.valorMinimoPedido ?? 0),
    days: rule === null ? '90' : String(rule.diasValidade ?? ''),
    active: rule?.ativo ?? true,
  }));
  // The revision when the sheet opened: the page behind may read a newer rule.
  const [seen] = useState(rule?.revisao ?? null);
  const { percent, most, value, minimum, days, active } = draft;
  const [problem, setProblem] = useState<string | null>(null);
  const read = {
    percentual: readPercent(percent) ?? undefined,
    percentualMaximo: readPercent(most) ?? undefined,
    diasValidade: orNone(days, readDays),
    valorMaximo: parseMoneyInput(value || '0') ?? undefined,
    valorMinimoPedido: parseMoneyInput(minimum || '0') ?? undefined,
  };
  const error = (name: keyof typeof read, sentence: string) =>
    tried && read[name] === undefined ? sentence : undefined;
  const [share, amount] = [t`De 0 a 100.`, t`Confira este número.`];
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tryOut();
    if (!isWhole(read)) return focusFirstWrong(event.currentTarget);
    const outcome = await run((client) =>
      client.saveCashbackRule({
        idEstabelecimento: storeId,
        ...read,
        ativo: active,
        revisao: seen,
      }),
    );
    if (outcome?.ok) onClose();
    else if (outcome !== null) setProblem(outcome.text);
  };
  return (
    <FormSheet title={t`Cashback da loja`} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <div className="card pad0 list">
          <SwitchRow
            label={t`Dar cashback`}
            checked={active}
            onChange={(event) => set({ active: event.target.checked })}
          />
        </div>
        <div className="setup-grid">
          <NumberField
            label={t`Quanto volta`}
            unit="%"
            value={percent}
            error={error('percentual', share)}
            onChange={(percent) => set({ percent })}
          />
          <MoneyField
            label={t`Pedido mínimo para ganhar`}
            value={minimum}
            error={error('valorMinimoPedido', amount)}
            onChange={(minimum) => set({ minimum })}
          />
          <NumberField
            label={t`Quanto do pedido pode ser pago`}
            unit="%"
            value={most}
            error={error('percentualMaximo', share)}
            onChange={(most) => set({ most })}
          />
          <MoneyField
            label={t`Máximo por pedido`}
            hint={t`Zero: sem limite.`}
            value={value}
            error={error('valorMaximo', amount)}
            onChange={(value) => set({ value })}
          />
          <CountField
            label={t`Validade em dias`}
            hint={t`Vazio: não vence.`}
            value={days}
            error={error('diasValidade', t`De 1 a 3650.`)}
            onChange={(days) => set({ days })}
          />
        </div>
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
