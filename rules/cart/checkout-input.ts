// Builds the input of `checkCheckout` from an order, for browser and server alike, so that neither
// can forget a part.
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';
import { needsSignIn } from '../orders/payment.ts';
import type { DeliveryTerms } from '../places/delivery.ts';
import { deliveryMinimumAt } from '../places/delivery-minimum.ts';
import type { CheckoutInput } from './checkout.ts';

export type OrderToCheck = Pick<
  CheckoutInput,
  | 'estado'
  | 'immediate'
  | 'slotChosen'
  | 'orderType'
  | 'itemCount'
  | 'address'
  | 'deliveryFee'
  | 'signedIn'
  | 'change'
  | 'cpfNota'
> & {
  store: Pick<Store, 'permiteEntrega' | 'permiteRetiradaBalcao'>;
  minimums: Pick<MenuTerms, 'valorMinimoPedido' | 'valorMinimoRetiradaNoLocal'>;
  area: Pick<DeliveryTerms, 'valorMinimoPedido'> | null;
  totals: Pick<OrderTotals, 'valorItens' | 'valorTotal'>;
  /** null: a signed-in customer. At a table a name is enough. */
  contact: CheckoutInput['guest'];
  /** The chosen method, where `paymentAt` accepts it; null: none. */
  payment: Pick<PaymentMethod, 'tipo'> | null;
};

export function checkoutInput({
  store,
  minimums,
  area,
  totals,
  contact,
  payment,
  ...rest
}: OrderToCheck): CheckoutInput {
  const atTable = rest.orderType === ORDER_TYPE.table;
  return {
    ...rest,
    valorItens: totals.valorItens,
    valorTotal: totals.valorTotal,
    valorMinimoPedido: deliveryMinimumAt(area, minimums.valorMinimoPedido),
    valorMinimoRetiradaNoLocal: minimums.valorMinimoRetiradaNoLocal,
    offersDelivery: store.permiteEntrega,
    offersPickup: store.permiteRetiradaBalcao,
    guest: atTable ? null : contact,
    payment: payment && {
      cash: payment.tipo === 'dinheiro',
      online: needsSignIn(payment.tipo, atTable),
    },
  };
}
