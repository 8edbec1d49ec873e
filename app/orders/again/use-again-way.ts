// Chooses how a reorder is received, and tells the customer when that is not how the order was.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useDeliveryChoice } from '../../addresses/delivery-choice.ts';
import { useToast } from '../../ui/toast.tsx';
import { againWay } from './again-way.ts';

/** Call the returned function once the order's lines are in the cart; `joins`: beside others. */
export function useAgainWay(order: Order) {
  const { t } = useLingui();
  const toasts = useToast();
  const delivery = useDeliveryChoice(order.idEstabelecimento);
  return (store: Store, joins: boolean) => {
    // Orders go to the table until it is left.
    if (delivery.tipoPedido === ORDER_TYPE.table) return;
    const chosen = delivery.decided ? delivery.tipoPedido : null;
    const { way, differs } = againWay({ was: order.tipoPedido, store, chosen, joins });
    // A shared link shows no address.
    if (way === ORDER_TYPE.delivery && delivery.address === null && order.endereco !== null)
      delivery.setAddress(order.endereco, null);
    delivery.setType(way);
    if (!differs) return;
    const wasTable = order.tipoPedido === ORDER_TYPE.table;
    const text =
      way === ORDER_TYPE.delivery
        ? wasTable
          ? t`Aquele pedido foi na mesa. Este começa como entrega.`
          : t`Esta loja não faz mais retirada. O pedido começa como entrega.`
        : wasTable
          ? t`Aquele pedido foi na mesa. Este começa como retirada.`
          : t`Esta loja não faz mais entrega. O pedido começa como retirada.`;
    toasts.show({ text });
  };
}
