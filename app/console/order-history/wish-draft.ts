// What staff change first: the order as it is, or as its customer wishes it.
import type { Order } from '#contract/entities/order.ts';
import { mergeLines } from '#rules/cart/cart.ts';
import { type ChangeDraft, newChange } from '../../order-changes/change-draft.ts';
import { againLines } from '../../orders/again/again-lines.ts';

export function wishedChange(order: Order): ChangeDraft {
  const draft = newChange(order);
  const wish = order.mudancaPedida;
  if (wish === null || wish.situacao !== 'aberta') return draft;
  const { mantidos, endereco, formaPagamento, formaDiferenca, troco, observacao } = wish.pedida;
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
    cash: troco == null ? '' : `${Math.trunc(troco / 100)},${String(troco % 100).padStart(2, '0')}`,
    remark: observacao ?? draft.remark,
    reason: wish.recado.slice(0, 200),
  };
}
