// Opening the register with the cash that is in the drawer.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Register } from '#contract/entities/console/register.ts';
import { failureCodes } from '#contract/failures.ts';
import type { Result } from '#contract/reply.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button } from '../../ui/button.tsx';
import { showWrong } from '../../ui/first-wrong.ts';
import { useCall } from '../../use-call.ts';
import { MoneyField } from '../forms/typed-fields.tsx';

/** `onOpen`: it is open now; `already`: it was before, perhaps with another amount. */
export function OpenForm({
  storeId,
  onOpen,
}: {
  storeId: number;
  onOpen: (already: boolean) => void;
}) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  const [amount, setAmount] = useState('');
  const [failed, setFailed] = useState('');
  const open = async (form: Element) => {
    const refuse = (why: string) => showWrong(form, () => setFailed(why));
    // A press too early is no count: nothing in the drawer is a 0 that somebody typed.
    if (amount.trim() === '') return refuse(t`Digite o que há na gaveta; 0 para nada.`);
    const valor = parseMoneyInput(amount);
    if (valor === null) return refuse(t`Digite um valor, como 150,00.`);
    setFailed('');
    const result = await run<{ caixa: Register | null }>(
      (client): Promise<Result<{ caixa: Register | null }>> =>
        client.openRegister({ idEstabelecimento: storeId, valor }),
    );
    if (result === null) return;
    if (result.ok || result.codErro === failureCodes.registerOpen) onOpen(!result.ok);
    else refuse(result.text);
  };
  return (
    <form
      className="card stack register-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open(event.currentTarget);
      }}
    >
      <h2 className="t-head">
        <Trans>O caixa está fechado.</Trans>
      </h2>
      <MoneyField
        label={t`Valor na gaveta`}
        value={amount}
        error={failed === '' ? undefined : failed}
        hint={t`O troco com que o caixa começa.`}
        onChange={setAmount}
      />
      <Button type="submit" loading={busy}>
        <Trans>Abrir caixa</Trans>
      </Button>
    </form>
  );
}
