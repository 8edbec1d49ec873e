// Closing: what was counted beside what is expected, by form and, where wanted, by person.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import type { Register, ToCollect } from '#contract/entities/console/register.ts';
import { failureCodes } from '#contract/failures.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { countingOf, differs, linesToCount } from '#rules/register/sums.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { MoneyField, WordField } from '../forms/typed-fields.tsx';
import { CountNotes } from './count-notes.tsx';
import { onTheStreet } from './on-the-street.ts';
import { useRegisterWords } from './register-words.ts';

type CloseFormProps = {
  register: Register;
  toCollect: readonly ToCollect[];
  /** It is closed now; `already`: it was before, and this count was not stored. */
  onDone: (already: boolean) => void;
  onBack: () => void;
  /** More money landed: what is expected is read again. */
  onChanged: () => void;
};

export function CloseForm({ register, toCollect, onDone, onBack, onChanged }: CloseFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const { busy, run } = useCall({ reread: 'never' });
  const [byPerson, setByPerson] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  /** Where an error is shown: at the lines without an amount, the reason, or above the buttons. */
  const [failed, setFailed] = useState<{ at: 'lines' | 'reason' | 'end'; text?: string } | null>(
    null,
  );
  /** The first correction removes the error of the last press. */
  const correct = (apply: () => void) => {
    setFailed(null);
    apply();
  };
  const { esperado } = register;
  const inReais = useBrand().PUBLIC_CODIGO_MOEDA === 'BRL';
  const wanted = linesToCount(esperado, byPerson);
  const keyOf = (line: { forma: string; idPessoa: number | null }) =>
    `${byPerson} ${line.forma} ${line.idPessoa}`;
  const counted = wanted.map((line) => ({
    forma: line.forma,
    idPessoa: line.idPessoa,
    valor: parseMoneyInput(typed[keyOf(line)] ?? ''),
  }));
  const complete = counted.every(({ valor }) => valor !== null);
  const lines = countingOf(
    esperado,
    counted.map((line) => ({ ...line, valor: line.valor ?? 0 })),
  );
  const off = lines.reduce((sum, { contado, esperado: due }) => sum + contado - due, 0);
  const out = money(onTheStreet(toCollect));
  const usual = [
    t`Troco errado`,
    t`Compra sem sangria`,
    t`Entregador não acertou`,
    t`Não sei dizer`,
  ];
  const unequal = complete && differs(lines);
  /** Of a line that has no amount. */
  const wrongLine = (text: string) =>
    text.trim() === ''
      ? t`Digite o que foi contado em cada linha; 0 para nada.`
      : t`Digite um valor, como 150,00.`;
  const close = async (form: Element) => {
    const at = complete ? 'reason' : 'lines';
    if (!complete || (unequal && reason.trim() === '')) {
      setFailed({ at });
      return focusFirstWrong(form);
    }
    setFailed(null);
    const result = await run((client) =>
      client.closeRegister({
        idEstabelecimento: register.idEstabelecimento,
        id: register.id,
        revisao: register.revisao,
        contagem: counted.map((line) => ({ ...line, valor: line.valor ?? 0 })),
        motivo: reason,
      }),
    );
    if (result === null) return;
    if (result.ok || result.codErro === failureCodes.registerClosed) return onDone(!result.ok);
    setFailed({
      at: 'end',
      text:
        result.codErro === failureCodes.changedMeanwhile
          ? t`Entrou dinheiro enquanto você contava. Confira os valores de novo.`
          : result.text,
    });
    onChanged();
  };
  return (
    <form
      className="card stack register-form wide"
      onSubmit={(event) => {
        event.preventDefault();
        void close(event.currentTarget);
      }}
    >
      <h2 className="t-head">
        <Trans>Fechar caixa</Trans>
      </h2>
      <SwitchRow
        label={t`Contar por pessoa`}
        checked={byPerson}
        onChange={({ target }) => correct(() => setByPerson(target.checked))}
      />
      {wanted.map((line) => {
        const key = keyOf(line);
        const due = money(line.esperado);
        const value = parseMoneyInput(typed[key] ?? '');
        const gap = value === null ? 0 : value - line.esperado;
        const difference = money(gap);
        const who = words.holder(line, wanted);
        const onChange = (text: string) =>
          correct(() => setTyped((last) => ({ ...last, [key]: text })));
        return (
          <Fragment key={key}>
            <MoneyField
              label={[words.form(line.forma), who].filter(Boolean).join(' · ')}
              value={typed[key] ?? ''}
              error={
                failed?.at === 'lines' && value === null ? wrongLine(typed[key] ?? '') : undefined
              }
              hint={
                value === null
                  ? t`Esperado: ${due}`
                  : gap === 0
                    ? t`Esperado: ${due}. Confere.`
                    : t`Esperado: ${due}. Diferença: ${difference}.`
              }
              onChange={onChange}
            />
            {line.forma === 'dinheiro' && inReais && !byPerson ? (
              <CountNotes onCount={onChange} />
            ) : null}
          </Fragment>
        );
      })}
      {unequal ? (
        <div className="stack tight">
          <WordField
            label={t`Motivo da diferença`}
            maxLength={200}
            value={reason}
            error={failed?.at === 'reason' ? t`Diga o motivo da diferença.` : undefined}
            onChange={(text) => correct(() => setReason(text))}
          />
          <div className="chipwrap">
            {usual.map((one) => (
              <Chip
                key={one}
                pressed={reason === one}
                onClick={() => correct(() => setReason(one))}
              >
                {one}
              </Chip>
            ))}
          </div>
        </div>
      ) : null}
      {toCollect.length === 0 ? null : (
        <Notice tone="warning">
          <Plural
            value={toCollect.length}
            one={`Ainda há ${out} na rua, de # pedido. Entra no próximo caixa.`}
            other={`Ainda há ${out} na rua, de # pedidos. Entra no próximo caixa.`}
          />
        </Notice>
      )}
      {failed?.text ? <Notice tone="danger" role="alert" title={failed.text} /> : null}
      <div className="cols2">
        <Button variant="neutral" onClick={onBack}>
          <Trans>Voltar ao caixa</Trans>
        </Button>
        <Button type="submit" loading={busy}>
          {unequal && off !== 0 ? t`Fechar com ${money(off)}` : t`Fechar caixa`}
        </Button>
      </div>
    </form>
  );
}
