// The reason why an order is refused, cancelled or returned. The customer reads it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { moneyHeld } from '#rules/orders/money-held.ts';
import { PAYMENT_STATUS, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/choice-row.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { ParagraphField } from '../forms/typed-fields.tsx';
import { waitsForBank } from './waits-for-bank.ts';

type ReasonSheetProps = {
  order: Order;
  status: number;
  /** A colleague has changed the order meanwhile: who, and to what. */
  overtaken: string | null;
  /** False: the order cannot be refused or cancelled any more. */
  possible: boolean;
  onShow: () => void;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

const MOST_CHARACTERS = 200;

export function ReasonSheet({
  order,
  status,
  overtaken,
  possible,
  onShow,
  onConfirm,
  onClose,
}: ReasonSheetProps) {
  const { t } = useLingui();
  const words = useWords(order, status);
  const [chosen, setChosen] = useState(0);
  const [own, setOwn] = useState('');
  const [missing, setMissing] = useState(false);
  const other = words.reasons.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = words.reasons[chosen] ?? own.trim();
    setMissing(reason === '');
    focusFirstWrong(event.currentTarget);
    if (reason !== '') onConfirm(reason);
  };
  return (
    <FormSheet title={words.title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <div role="alert">
          {overtaken === null ? null : (
            <Notice tone="warning">
              {overtaken}{' '}
              {possible ? (
                <Trans>Nada foi enviado. Ainda dá para cancelar.</Trans>
              ) : (
                <Trans>Nada foi enviado, e não dá mais para cancelar.</Trans>
              )}
            </Notice>
          )}
        </div>
        <p className="t-sub">{words.lead}</p>
        <fieldset className="card pad0 list">
          <legend className="sr">{words.title}</legend>
          {[...words.reasons, t`Outro motivo`].map((reason, position) => (
            <RadioRow
              key={reason}
              name="motivo"
              label={reason}
              checked={position === chosen}
              onChange={() => setChosen(position)}
            />
          ))}
        </fieldset>
        {chosen === other ? (
          <ParagraphField
            label={status === S.notDelivered ? t`Motivo` : t`Motivo para o cliente`}
            rows={3}
            maxLength={MOST_CHARACTERS}
            value={own}
            error={missing && own.trim() === '' ? t`Escreva o motivo.` : ''}
            onChange={setOwn}
          />
        ) : null}
        <div className="cols2">
          <Button variant="neutral" onClick={onClose}>
            <Trans>Voltar</Trans>
          </Button>
          {possible ? (
            <button type="submit" className="btn danger-fill">
              {words.confirm}
            </button>
          ) : (
            <Button onClick={onShow}>
              <Trans>Ver pedido</Trans>
            </Button>
          )}
        </div>
      </form>
    </FormSheet>
  );
}

function useWords(
  order: Order,
  status: number,
): { title: string; lead: string; confirm: string; reasons: string[] } {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const money = useMoney();
  const number = i18n.number(order.numero);
  const total = money(moneyHeld(order));
  const isDelivery = order.tipoPedido === ORDER_TYPE.delivery;
  const lead =
    order.statusPagamento === PAYMENT_STATUS.paid
      ? t`O cliente recebe o motivo, e ${total} é devolvido.`
      : t`O cliente recebe o motivo.`;
  if (status === S.notDelivered) {
    const absence = isDelivery
      ? [t`Ninguém atendeu no endereço`, t`Endereço não encontrado`]
      : [t`O cliente não retirou`];
    return {
      title: t`Por que o pedido ${number} não foi entregue?`,
      lead: t`O motivo fica no registro da loja.`,
      confirm: t`Não entregue`,
      reasons: [...absence, t`O cliente recusou o pedido`],
    };
  }
  const reasons = [
    isMarket ? t`Falta um produto` : t`Falta um ingrediente`,
    isMarket ? t`Pedidos demais agora` : t`Cozinha cheia`,
    ...(isDelivery ? [t`Fora da área de entrega`] : []),
    t`Não consegui falar com o cliente`,
  ];
  const unpaid = waitsForBank(order);
  if (unpaid || order.status === S.awaitingAcceptance)
    return {
      title: t`Por que recusar o pedido ${number}?`,
      lead,
      confirm: t`Recusar pedido`,
      reasons: unpaid ? [t`O Pix não chegou`, ...reasons] : reasons,
    };
  return {
    title: t`Por que cancelar o pedido ${number}?`,
    lead,
    confirm: t`Cancelar pedido`,
    reasons,
  };
}
