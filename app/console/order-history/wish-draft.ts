// The draft with which staff begin a change: the order as it is, or as its customer asks for it.
import type { Order } from '#contract/entities/order.ts';
import type { ChangeWanted } from '#contract/entities/order-change.ts';
import { mergeLines } from '#rules/cart/cart.ts';
import { type ChangeDraft, cashText, newChange } from '../../order-changes/change-draft.ts';
import { againLines } from '../../orders/again/again-lines.ts';

export function wishedChange(order: Order): ChangeDraft {
  const draft = newChange(order);
  const wish = order.mudancaPedida;
  if (wish === null || wish.situacao !== 'aberta') return draft;
  const { mantidos, endereco, formaPagamento, formaDiferenca, observacao } = wish.pedida;
  return {
    ...draft,
    quantities: order.itens.map(
      (_item, at) => mantidos.find(({ linha }) => linha === at)?.quantidade ?? 0,
    ),
    // The lines that stay come first.
    lines: mergeLines(againLines(wish.itens.slice(mantidos.length), {})),
    address: endereco,
    paymentId: formaPagamento?.id ?? null,
    dueMethodId: formaDiferenca?.id ?? draft.dueMethodId,
    cash: cashWished(draft.cash, wish.pedida),
    remark: observacao ?? draft.remark,
    reason: wish.recado.slice(0, 200),
  };
}

/** If the customer asks for another method, the change for the former method's cash is dropped. */
function cashWished(before: string, { troco, formaPagamento }: ChangeWanted): string {
  if (troco !== undefined) return cashText(troco);
  return formaPagamento === undefined ? before : '';
}
