// Cash put into the drawer or taken out of it, with a reason.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { newKey } from '../../new-key.ts';
import { Button } from '../../ui/button.tsx';
import { showWrong } from '../../ui/first-wrong.ts';
import { useCall } from '../../use-call.ts';
import { MoneyField, WordField } from '../forms/typed-fields.tsx';

type MoneyFormProps = {
  storeId: number;
  /** What is typed stays when it changes. */
  tipo: 'suprimento' | 'sangria';
  onDone: () => void;
  onBack: () => void;
};

type Failure = { tipo: MoneyFormProps['tipo']; amount?: string; reason?: string };

export function MoneyForm({ storeId, tipo, onDone, onBack }: MoneyFormProps) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'never' });
  // One key for each kind: a repeated press moves the money once.
  const [keys] = useState(() => ({ suprimento: newKey(), sangria: newKey() }));
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure>({ tipo });
  // A late failure of the other kind says nothing about this one.
  const failed = failure.tipo === tipo ? failure : null;
  const [before, setBefore] = useState(tipo);
  if (before !== tipo) {
    setBefore(tipo);
    setFailure({ tipo });
  }
  const send = async (form: Element) => {
    const refuse = (why: Omit<Failure, 'tipo'>) =>
      showWrong(form, () => setFailure({ ...why, tipo }));
    const valor = parseMoneyInput(amount);
    if (valor === null && amount.trim() !== '')
      return refuse({ amount: t`Digite um valor, como 150,00.` });
    if (valor === null || valor === 0) return refuse({ amount: t`Digite o valor.` });
    if (reason.trim() === '') return refuse({ reason: t`Diga o motivo.` });
    setFailure({ tipo });
    const result = await run((client) =>
      client.moveRegisterMoney({
        idEstabelecimento: storeId,
        tipo,
        valor,
        motivo: reason,
        chave: keys[tipo],
      }),
    );
    if (result?.ok) onDone();
    else if (result !== null) refuse({ amount: result.text });
  };
  return (
    <form
      className="card stack register-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h2 className="t-head">
        {tipo === 'sangria' ? <Trans>Tirar dinheiro</Trans> : <Trans>Pôr dinheiro</Trans>}
      </h2>
      <MoneyField
        // Another kind puts the focus here again.
        key={tipo}
        label={t`Valor`}
        value={amount}
        error={failed?.amount}
        autoFocus
        onChange={setAmount}
      />
      <WordField
        label={t`Motivo`}
        maxLength={200}
        value={reason}
        error={failed?.reason}
        onChange={setReason}
      />
      <div className="cols2">
        <Button variant="neutral" onClick={onBack}>
          <Trans>Voltar</Trans>
        </Button>
        <Button type="submit" loading={busy}>
          <Trans>Anotar</Trans>
        </Button>
      </div>
    </form>
  );
}
