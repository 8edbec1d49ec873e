// Takes a payment at the counter. The key is created when the sheet opens, so a double press pays
// once.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Bill, StaffTable } from '#contract/entities/table.ts';
import { splitEqually } from '#rules/orders/bill.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { newKey } from '../../new-key.ts';
import { useCashProblem } from '../../order-changes/use-cash-problem.ts';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { MoneyField } from '../forms/typed-fields.tsx';
import { amountText } from '../forms/typed-values.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { usePersonNames } from './names.ts';

type Way = 'pix' | 'cartao' | 'dinheiro';

/** The label of a payment method; a provider's own name for its payments. */
export function usePaymentWays(): (way: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = { pix: t`Pix`, cartao: t`Cartão`, dinheiro: t`Dinheiro` };
  return (way) => names[way] ?? way;
}

type PaySheetProps = { table: StaffTable; bill: Bill; person: number | null; onClose: () => void };

export function PaySheet({ table, bill, person, onClose }: PaySheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const ways = usePaymentWays();
  const names = usePersonNames(bill);
  const { run, busy } = useConsoleCall();
  const [key] = useState(newKey);
  const [who, setWho] = useState(person);
  const [way, setWay] = useState<Way>('cartao');
  const [parts, setParts] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const [notes, setNotes] = useState('');
  const [left, setLeft] = useState(false);
  const [tried, setTried] = useState(false);
  const owed =
    who === null
      ? bill.valorRestante
      : Math.min(bill.pessoas.find(({ id }) => id === who)?.valorRestante ?? 0, bill.valorRestante);
  const [share = owed] = splitEqually(owed, parts);
  const text = typed ?? amountText(share);
  const amount = parseMoneyInput(text);
  const problem =
    amount === null || amount < 1
      ? t`Digite o valor recebido.`
      : amount > bill.valorRestante
        ? t`É mais do que falta: ${money(bill.valorRestante)}.`
        : undefined;
  const given = parseMoneyInput(notes);
  const tooFew = useCashProblem(way === 'dinheiro' ? notes : '', amount);
  const back = given !== null && amount !== null && given > amount ? money(given - amount) : '';
  const owing = bill.pessoas.filter(({ id, valorRestante }) => valorRestante > 0 || id === who);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (problem !== undefined || tooFew !== undefined || amount === null || busy) return;
    const result = await run((client) =>
      client.payTable({ id: table.id, idPessoa: who, valor: amount, forma: way, chave: key }),
    );
    if (!result?.ok) return;
    const left = result.value.conta?.valorRestante ?? 0;
    toast.show({
      text: left === 0 ? t`Conta paga. Já pode fechar.` : t`Recebido. Faltam ${money(left)}.`,
      tone: 'success',
    });
    onClose();
  };
  return (
    <FormSheet title={t`Receber de ${table.rotulo}`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="t-sub num">
          <Trans>Falta pagar {money(bill.valorRestante)}</Trans>
        </p>
        {owing.length === 0 ? null : (
          <SelectField
            label={t`Quem paga`}
            value={who ?? ''}
            placeholder={t`A mesa`}
            options={owing.map(({ id, valorRestante }) => ({
              value: String(id),
              label: `${names(id)} · ${money(valorRestante)}`,
            }))}
            onChange={(event) => {
              setWho(event.currentTarget.value === '' ? null : Number(event.currentTarget.value));
              setTyped(null);
            }}
          />
        )}
        <Segmented
          label={t`Como`}
          options={(['cartao', 'pix', 'dinheiro'] as const).map((value) => ({
            value,
            label: ways(value),
          }))}
          value={way}
          onChange={setWay}
        />
        <div className="row between">
          <span>
            <Trans>Dividir em partes iguais</Trans>
          </span>
          <Stepper
            name={t`Partes`}
            value={parts}
            max={20}
            onChange={(count) => {
              setParts(count);
              setTyped(null);
            }}
          />
        </div>
        <MoneyField
          label={t`Valor recebido`}
          value={text}
          error={tried ? problem : undefined}
          onChange={setTyped}
        />
        {way === 'dinheiro' ? (
          <MoneyField
            label={t`Troco para`}
            optional
            value={notes}
            error={left || tried ? tooFew : undefined}
            hint={back === '' ? undefined : t`O troco é ${back}.`}
            onChange={setNotes}
            onBlur={() => setLeft(notes !== '')}
          />
        ) : null}
        {typed === null && parts === 1 ? null : (
          <div>
            <Chip
              onClick={() => {
                setTyped(null);
                setParts(1);
              }}
            >
              <Trans>Tudo: {money(owed)}</Trans>
            </Chip>
          </div>
        )}
        <Button type="submit" block loading={busy}>
          <Trans>Receber {money(amount ?? 0)}</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
