// Gives a part of what was paid online back, with a reason; and what went back so far.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { OrderFile } from '#contract/entities/console/order-history.ts';
import type { Order } from '#contract/entities/order.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { MoneyField, WordField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import './change.css';
import { newKey } from '../../new-key.ts';

type RefundsProps = Pick<OrderFile, 'devolucoes' | 'podeDevolver'> & { order: Order };

export function OrderRefunds({ order, devolucoes, podeDevolver }: RefundsProps) {
  const [asking, setAsking] = useState(false);
  const { t } = useLingui();
  const money = useMoney();
  const date = useBrandDate();
  const states = {
    pedida: t`A caminho`,
    feita: t`Devolvida`,
    parada: t`Parada`,
    substituida: t`Junto do resto`,
  };
  if (devolucoes.length === 0 && podeDevolver <= 0) return null;
  return (
    <section className="card stack">
      <h2 className="t-item">{t`Devoluções`}</h2>
      {devolucoes.length === 0 ? null : (
        <ul>
          {devolucoes.map(({ id, valor, motivo, situacao, autor, versao, data }) => (
            <li key={id} className="change-version">
              <p className="row between wraps">
                <b className="num">{money(valor)}</b>
                <Badge tone={situacao === 'feita' ? 'success' : 'neutral'}>
                  {states[situacao]}
                </Badge>
              </p>
              <small>
                {[
                  date(data, {
                    day: '2-digit',
                    month: '2-digit',
                    hour: '2-digit',
                    minute: '2-digit',
                  }),
                  autor,
                  versao === null ? null : t`Versão ${versao}`,
                  motivo,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {podeDevolver > 0 ? (
        <Button variant="outline" size="md" onClick={() => setAsking(true)}>
          <Trans>Devolver uma parte</Trans>
        </Button>
      ) : null}
      {asking ? (
        <RefundSheet order={order} left={podeDevolver} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}

type SheetProps = { order: Order; left: number; onClose: () => void };

function RefundSheet({ order, left, onClose }: SheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'always' });
  const [key] = useState(newKey);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState({ amount: '', reason: '' });
  const [failed, setFailed] = useState('');
  const most = money(left);
  /** Otherwise no provider has the money. */
  const isOnline = ['pixOnline', 'cartaoOnline'].includes(order.formaPagamento.tipo);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const valor = parseMoneyInput(typed);
    const amount = valor === null || valor <= 0 || valor > left ? t`Um valor de até ${most}.` : '';
    const missing = reason.trim() === '' ? t`Diga por quê.` : '';
    setWrong({ amount, reason: missing });
    if (amount !== '' || missing !== '' || valor === null) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    const result = await run((client) =>
      proved(() => client.refundPart({ id: order.id, valor, motivo: reason.trim(), chave: key })),
    );
    if (result === null) return;
    if (!result.ok) return setFailed(result.text);
    const amountText = money(valor);
    toast.show({
      text: isOnline ? t`Devolução pedida` : t`Devolva ${amountText} e confirme aqui.`,
      tone: 'success',
    });
    onClose();
  };
  return (
    <FormSheet title={t`Devolver uma parte`} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <p className="t-sub">
          {isOnline ? (
            <Trans>
              Volta pela forma de pagamento do site, para quem pagou. O total do pedido fica como
              está.
            </Trans>
          ) : (
            <Trans>
              Você devolve por fora, como recebeu, e confirma aqui depois. O total do pedido fica
              como está.
            </Trans>
          )}
        </p>
        <MoneyField
          label={t`Valor`}
          value={typed}
          hint={t`Até ${most}.`}
          error={wrong.amount}
          onChange={setTyped}
        />
        <WordField
          label={t`Motivo`}
          maxLength={200}
          value={reason}
          error={wrong.reason}
          onChange={setReason}
        />
        {failed === '' ? null : <Notice tone="danger" role="alert" title={failed} />}
        <div className="cols2">
          <Button variant="neutral" onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <Button type="submit" loading={busy}>
            <Trans>Devolver</Trans>
          </Button>
        </div>
      </form>
    </FormSheet>
  );
}
