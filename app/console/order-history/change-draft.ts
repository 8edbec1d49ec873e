// A change of an order that staff are typing, and what is sent of it.

import type { Address } from '#contract/entities/address.ts';
import type { ChangeRequest } from '#contract/entities/console/order-change.ts';
import type { Order } from '#contract/entities/order.ts';
import { type CartLine, toOrderItems } from '#rules/cart/cart.ts';

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
  reason: string;
  byPhone: boolean;
};

export const newChange = ({ itens, formaDiferenca }: Order, key: string): ChangeDraft => ({
  key,
  quantities: itens.map(({ quantidade }) => quantidade),
  lines: [],
  address: undefined,
  paymentId: null,
  dueMethodId: formaDiferenca?.id ?? null,
  reason: '',
  byPhone: false,
});

export const changesAnything = (
  { quantities, lines, address, paymentId }: ChangeDraft,
  { itens }: Pick<Order, 'itens'>,
): boolean =>
  lines.length > 0 ||
  (address !== undefined && address !== null) ||
  paymentId !== null ||
  quantities.some((quantity, at) => quantity !== itens[at]?.quantidade);

export const keepsSomething = ({ quantities, lines }: ChangeDraft): boolean =>
  lines.length > 0 || quantities.some((quantity) => quantity > 0);

export function changeRequest(
  { quantities, lines, address, paymentId, dueMethodId }: ChangeDraft,
  { id, revisaoPedido }: Pick<Order, 'id' | 'revisaoPedido'>,
): ChangeRequest {
  return {
    id,
    revisaoPedido,
    mantidos: quantities.flatMap((quantidade, linha) =>
      quantidade > 0 ? [{ linha, quantidade }] : [],
    ),
    novos: toOrderItems(lines),
    ...(address ? { endereco: address } : {}),
    ...(paymentId === null ? {} : { formaPagamento: { id: paymentId } }),
    ...(dueMethodId === null ? {} : { formaDiferenca: { id: dueMethodId } }),
  };
}
