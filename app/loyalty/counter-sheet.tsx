// Uses credit at the counter: the amount, then a proof for the till. Sending it twice redeems once.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Cents } from '#contract/money.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useBrandDate } from '../orders/brand-date.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useCall } from '../use-call.ts';
import { redeemOnce } from './redeem-once.ts';

export function CounterSheet({ balance, onClose }: { balance: Cents; onClose: () => void }) {
  const { t } = useLingui();
  const date = useBrandDate();
  const money = useMoney();
  const { estabelecimentos } = useBrand();
  const { busy, run } = useCall();
  const [storeId, setStoreId] = useState(String(estabelecimentos[0]?.id ?? ''));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<{ value: Cents; at: string } | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = parseMoneyInput(typed);
    if (value === null || value <= 0) return setError(t`Informe quanto quer usar.`);
    if (value > balance) return setError(t`Seu saldo é de ${money(balance)}.`);
    setError(null);
    const wanted = { idEstabelecimento: Number(storeId), valor: value };
    const outcome = await run((client) => redeemOnce(client, wanted));
    if (outcome?.ok) setDone(outcome.value);
    else if (outcome !== null) setError(outcome.text);
  };
  return (
    <Sheet title={done === null ? t`Usar no balcão` : t`Mostre no caixa`} onClose={onClose}>
      {done === null ? (
        <form className="stack" onSubmit={submit} noValidate>
          <Notice tone="info" title={<Trans>Use só na frente do caixa.</Trans>}>
            <Trans>O valor sai do seu saldo na hora.</Trans>
          </Notice>
          {estabelecimentos.length < 2 ? null : (
            <SelectField
              label={t`Loja`}
              options={estabelecimentos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
              value={storeId}
              onChange={(event) => setStoreId(event.target.value)}
            />
          )}
          <TextField
            label={t`Quanto usar`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            hint={t`Saldo: ${money(balance)}`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" block loading={busy}>
            <Trans>Usar cashback</Trans>
          </Button>
        </form>
      ) : (
        <div className="stack counter-proof" role="status">
          <Icon of={CircleCheck} size={28} className="plus" />
          <p className="big-price num">{money(done.value)}</p>
          <p className="t-sub num">
            {date(done.at, {
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
              second: '2-digit',
            })}
          </p>
          <Button variant="tonal" block onClick={onClose}>
            <Trans>Pronto</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
