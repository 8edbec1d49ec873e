// The state of an order's money in words, for cards, lists and paper.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { moneyHeld } from '#rules/orders/money-held.ts';
import {
  type MoneyState,
  moneyStateOf,
  moneyWayOf,
  ownMethodName,
} from '#rules/orders/money-state.ts';
import { isFinal, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useMoney } from '../../ui/money.tsx';

export type OrderMoney = Pick<
  Order,
  'status' | 'statusPagamento' | 'formaPagamento' | 'troco' | 'valorTotal' | 'sandbox'
> &
  Partial<
    Pick<
      Order,
      'tipoPedido' | 'aCobrar' | 'formaDiferenca' | 'devolvido' | 'devolverFora' | 'contaFechada'
    >
  >;

export type MoneyText = {
  state: MoneyState;
  /** Complete without its tag: 'Pago no Pix'. */
  words: string;
  /** What to collect, after the tag 'Cobrar': 'R$ 53,00 no Pix'. */
  toCollect: string | null;
  /** What is still due on handover, for an order that was paid online and then changed. */
  restToCollect: string | null;
  /** Further lines: a test, the store's name of the method, the change to bring. */
  notes: string[];
};

export function useMoneyText(): (order: OrderMoney) => MoneyText {
  const { t } = useLingui();
  const money = useMoney();
  const ways = useWays();
  return (order) => {
    const { formaPagamento, troco, valorTotal, sandbox } = order;
    const state = moneyStateOf(order);
    const way = moneyWayOf(formaPagamento.tipo);
    const { aCobrar = 0, formaDiferenca = null, devolvido = 0, devolverFora = 0 } = order;
    const total = money(state === 'owed' ? moneyHeld(order) : valorTotal);
    const rest = money(aCobrar);
    const restWay = formaDiferenca?.tipo ?? '';
    const restToCollect = ways.collect(moneyWayOf(restWay), rest, formaDiferenca?.nome ?? '');
    const owes = state === 'paid' && aCobrar > 0;
    const favour = money(devolvido);
    const toCollect = ways.collect(way, total, formaPagamento.nome);
    const words: Record<MoneyState, string> = {
      paid: ways.paid(way, formaPagamento.nome),
      collect: t`Cobrar ${toCollect}`,
      received: ways.received(way, formaPagamento.nome),
      waiting: ways.waiting(way),
      bill: t`Conta da mesa`,
      owed: t`Devolver ${total}`,
      refunded: t`Devolvido`,
      disputed: t`Contestado pelo cliente`,
      unpaid: t`Não pago`,
      closedBill: t`Pago na conta, já fechada: devolver à mão`,
    };
    const notes = [
      // The courier must not mistake it for money.
      sandbox ? t`Modo de teste: nenhum dinheiro entra` : null,
      way === null || state === 'bill' ? null : ownMethodName(formaPagamento.nome),
    ].filter((note) => note !== null);
    if (owes && order.status === ORDER_STATUS.delivered)
      notes.push(
        order.tipoPedido === ORDER_TYPE.pickup
          ? t`Na retirada: ${restToCollect}`
          : t`Na entrega: ${restToCollect}`,
      );
    if (devolvido > 0)
      notes.push(
        devolverFora > 0
          ? t`${favour} de cortesia, ainda por devolver`
          : t`${favour} devolvidos por cortesia`,
      );
    if (state === 'collect' && troco !== null) {
      const [note, back] = [money(troco), money(troco - valorTotal)];
      notes.push(t`Troco p/ ${note}: levar ${back}`);
    }
    return {
      state,
      words: words[state],
      toCollect: state === 'collect' ? toCollect : null,
      restToCollect: owes && !isFinal(order.status) ? restToCollect : null,
      notes,
    };
  };
}

type Way = ReturnType<typeof moneyWayOf>;

function useWays() {
  const { t } = useLingui();
  return {
    paid: (way: Way, name: string) => {
      if (way === 'pix') return t`Pago no Pix`;
      if (way === 'card') return t`Pago no cartão`;
      return way === 'cash' ? t`Pago em dinheiro` : t`Pago: ${name}`;
    },
    collect: (way: Way, total: string, name: string) => {
      if (way === 'pix') return t`${total} no Pix`;
      if (way === 'card') return t`${total} no cartão`;
      return way === 'cash' ? t`${total} em dinheiro` : t`${total}, ${name}`;
    },
    received: (way: Way, name: string) => {
      if (way === 'pix') return t`Recebido no Pix`;
      if (way === 'card') return t`Recebido no cartão`;
      return way === 'cash' ? t`Recebido em dinheiro` : t`Recebido: ${name}`;
    },
    waiting: (way: Way) => {
      if (way === 'pix') return t`Pix não pago`;
      return way === 'card' ? t`Cartão não pago` : t`Pagamento não feito`;
    },
  };
}
