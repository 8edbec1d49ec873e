// The cart as the server expects it, for a price or an order.
import type { Address } from '#contract/entities/address.ts';
import type { CartRequest, OrderRequest, OrderType } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import { PICKUP_ADDRESS_ID } from '#contract/pickup-address.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { toOrderItems } from '#rules/cart/ordered-lines.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';

export type CartSituation = {
  storeId: number;
  lines: readonly CartLine[];
  tipoPedido: OrderType;
  address: Address | null;
  /** Null while none is chosen. */
  paymentId: number | null;
  /** Code of the coupon, whether it counts or not; null without one. */
  coupon: string | null;
  /** Pays with credit, as far as it covers. */
  cashback: boolean;
  /** The full stamp card to redeem; null without one. */
  cardId: number | null;
};

export type OrderDetails = Pick<
  OrderRequest,
  | 'chaveIdempotencia'
  | 'cliente'
  | 'troco'
  | 'cpfNota'
  | 'observacao'
  | 'dataAgendamento'
  | 'tokenCartaoCredito'
  | 'pagador'
>;

/** A price request is not an order: its key is never used for an order. */
const nothingMore: OrderDetails = {
  chaveIdempotencia: 'price-only',
  cliente: null,
  troco: null,
  cpfNota: null,
  observacao: '',
};

export function cartRequest(
  { storeId, lines, tipoPedido, address, paymentId, coupon, cashback, cardId }: CartSituation,
  seen: Cents,
  details: OrderDetails = nothingMore,
): CartRequest {
  return {
    cupomDesconto: coupon,
    idCartelaCompleta: cardId,
    usarCashback: cashback,
    pedido: {
      ...details,
      idEstabelecimento: storeId,
      tipoPedido,
      entregaImediata: details.dataAgendamento == null,
      itens: toOrderItems(lines),
      endereco: whereTo(tipoPedido, address),
      formaPagamento: paymentId === null ? null : { id: paymentId },
      valorTotal: seen,
    },
  };
}

/** Pickup is an address of its own type, without a place (the specification, section 4). */
function whereTo(tipoPedido: OrderType, address: Address | null): OrderRequest['endereco'] {
  if (tipoPedido === ORDER_TYPE.pickup) return { id: PICKUP_ADDRESS_ID };
  return tipoPedido === ORDER_TYPE.delivery ? address : null;
}
