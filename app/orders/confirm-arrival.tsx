// The customer confirms that the food has arrived, which completes the order without the store.
import { Trans } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCall } from '../use-call.ts';

export function ConfirmArrival({ order }: { order: Pick<Order, 'id' | 'tipoPedido'> }) {
  // The reloaded page shows the result, also if the courier was faster.
  const { busy, run } = useCall({ reread: 'always', toast: true });
  const confirm = () =>
    run((client) => client.updateOrderStatus({ id: order.id, status: ORDER_STATUS.delivered }));

  return (
    <Button block variant="tonal" loading={busy} onClick={() => void confirm()}>
      <Icon of={PackageCheck} />
      {order.tipoPedido === ORDER_TYPE.delivery ? (
        <Trans>Já recebi o pedido</Trans>
      ) : (
        <Trans>Já retirei o pedido</Trans>
      )}
    </Button>
  );
}
