// A change of an order that staff or its customer are typing, and what is sent of it.
import type { Address } from '#contract/entities/address.ts';
import type { ChangeRequest } from '#contract/entities/console/order-change.ts';
import type { Order } from '#contract/entities/order.ts';
import { type CartLine, toOrderItems } from '#rules/cart/cart.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';

export type ChangeDraft = {
  key: string;
  /** Of each line of the order; 0: it goes. */
  quantities: readonly number[];
  lines: readonly CartLine[];
  /** Undefined: it stays; null: another one that is not complete yet. */
  address: Address | null | undefined;
  /** Null: it stays. */
  paymentId: number | null;
  dueMethodId: number | null;
  /** Cash that the customer pays with, as typed; empty: it stays. */
  cash: string;
  /** Of the order. */
  remark: string;
  /** Why, from staff; to the store, from the customer. */
  reason: string;
  byPhone: boolean;
};

export const newChange = (
  { itens, formaDiferenca, observacao }: Order,
  key: string,
): ChangeDraft => ({
  key,
  quantities: itens.map(({ quantidade }) => quantidade),
  lines: [],
  address: undefined,
  paymentId: null,
  dueMethodId: formaDiferenca?.id ?? null,
  cash: '',
  remark: observacao,
  reason: '',
  byPhone: false,
});

export const changesAnything = (
  { quantities, lines, address, paymentId, cash, remark }: ChangeDraft,
  { itens, observacao }: Pick<Order, 'itens' | 'observacao'>,
): boolean =>
  lines.length > 0 ||
  remark.trim() !== observacao ||
  parseMoneyInput(cash) !== null ||
  (address !== undefined && address !== null) ||
  paymentId !== null ||
  quantities.some((quantity, at) => quantity !== itens[at]?.quantidade);

export const keepsSomething = ({ quantities, lines }: ChangeDraft): boolean =>
  lines.length > 0 || quantities.some((quantity) => quantity > 0);

export function changeRequest(
  { quantities, lines, address, paymentId, dueMethodId, cash, remark }: ChangeDraft,
  { id, revisaoPedido, observacao }: Pick<Order, 'id' | 'revisaoPedido' | 'observacao'>,
): ChangeRequest {
  const troco = parseMoneyInput(cash);
  return {
    id,
    revisaoPedido,
    mantidos: quantities.flatMap((quantidade, linha) =>
      quantidade > 0 ? [{ linha, quantidade }] : [],
    ),
    novos: toOrderItems(lines),
    ...(address ? { endereco: address } : {}),
    ...(paymentId === null ? {} : { formaPagamento: { id: paymentId } }),
    ...(troco === null ? {} : { troco }),
    ...(remark.trim() === observacao ? {} : { observacao: remark.trim() }),
    ...(dueMethodId === null ? {} : { formaDiferenca: { id: dueMethodId } }),
  };
}
