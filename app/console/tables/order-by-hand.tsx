// An item outside the menu, such as a corkage fee: on the bill, not for the kitchen. A press that
// is repeated adds one line; a line that was changed in between is another one.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { StaffTable } from '#contract/entities/table.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { keysByContent } from '../../keys-by-content.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { MoneyField, WordField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function OrderByHand({
  table,
  person,
  onDone,
}: {
  table: StaffTable;
  person: number | null;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const { run, busy } = useConsoleCall();
  const [keyOf] = useState(() => keysByContent());
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [tried, setTried] = useState(false);
  const amount = parseMoneyInput(text);
  const nome = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (nome === '' || amount === null || busy) return;
    const line = { id: table.id, idPessoa: person, nome, quantidade: quantity, valor: amount };
    const result = await run((client) => client.addTabLine({ ...line, chave: keyOf(line) }));
    if (result?.ok) onDone();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <WordField
        label={t`O que é`}
        hint={t`Como a mesa lê na conta. Não vai para a cozinha.`}
        maxLength={120}
        value={name}
        error={tried && nome === '' ? t`Escreva o que é.` : undefined}
        onChange={setName}
      />
      <MoneyField
        label={t`Valor de cada`}
        value={text}
        error={tried && amount === null ? t`Digite o valor.` : undefined}
        onChange={setText}
      />
      <div className="row between">
        <span>
          <Trans>Quantidade</Trans>
        </span>
        <Stepper name={nome || t`item`} value={quantity} onChange={setQuantity} />
      </div>
      <Button type="submit" block split loading={busy}>
        <span>
          <Trans>Lançar na conta</Trans>
        </span>
        <span className="num">{money((amount ?? 0) * quantity)}</span>
      </Button>
    </form>
  );
}
