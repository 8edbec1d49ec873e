// Defines the cashback of one store.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { CashbackRule } from '#contract/entities/loyalty.ts';
import { parseMoneyInput } from '#rules/money-input.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { Button } from '../ui/button.tsx';
import { SwitchRow } from '../ui/choice-row.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { moneyInput, percentInput, readDays, readPercent } from './loyalty-inputs.ts';
import { MoneyField, NumberField } from './setup-fields.tsx';

export function LoyaltyCashbackSheet({ storeId, rule, onClose }: { storeId: number; rule: CashbackRule | null; onClose: () => void }) {
  const { t } = useLingui();
  const { busy, run } = useAccountCall();
  const [percent, setPercent] = useState(percentInput(rule?.percentual ?? 5));
  const [most, setMost] = useState(percentInput(rule?.percentualMaximo ?? 50));
  const [value, setValue] = useState(moneyInput(rule?.valorMaximo ?? 0));
  const [minimum, setMinimum] = useState(moneyInput(rule?.valorMinimoPedido ?? 0));
  const [days, setDays] = useState(rule === null ? '90' : String(rule.diasValidade ?? ''));
  const [active, setActive] = useState(rule?.ativo ?? true);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [percentual, percentualMaximo, diasValidade] = [readPercent(percent), readPercent(most), days.trim() === '' ? null : readDays(days)];
    const [valorMaximo, valorMinimoPedido] = [parseMoneyInput(value || '0'), parseMoneyInput(minimum || '0')];
    if (percentual === null || percentualMaximo === null || diasValidade === undefined || valorMaximo === null || valorMinimoPedido === null) {
      return setProblem(t`Confira os números.`);
    }
    const wanted = { idEstabelecimento: storeId, percentual, percentualMaximo, diasValidade, valorMaximo, valorMinimoPedido, ativo: active };
    const outcome = await run((client) => client.saveCashbackRule(wanted));
    if (outcome?.ok) onClose();
    else if (outcome !== null) setProblem(outcome.text);
  };
  return (
    <Sheet title={t`Cashback da loja`} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <div className="card pad0 list">
          <SwitchRow label={t`Dar cashback`} checked={active} onChange={(event) => setActive(event.target.checked)} />
        </div>
        <div className="setup-grid">
          <NumberField label={t`Quanto volta`} unit="%" value={percent} onChange={setPercent} />
          <MoneyField label={t`Pedido mínimo para ganhar`} value={minimum} onChange={setMinimum} />
          <NumberField label={t`Quanto do pedido pode ser pago`} unit="%" value={most} onChange={setMost} />
          <MoneyField label={t`Máximo por pedido`} hint={t`Zero: sem limite.`} value={value} onChange={setValue} />
          <NumberField label={t`Validade em dias`} hint={t`Vazio: não vence.`} value={days} onChange={setDays} />
        </div>
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
