// The customer confirms that the food has arrived, which completes the order without the store.
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';

export function ConfirmArrival({ order }: { order: Pick<Order, 'id' | 'tipoPedido'> }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      const result = await (await api()).updateOrderStatus({
        id: order.id,
        status: ORDER_STATUS.delivered,
      });
      if (!result.ok) toast.show({ text: failureText(result), tone: 'danger' });
    } catch {
      toast.show({ text: t`Verifique sua conexão!`, tone: 'danger' });
    }
    // The reloaded page shows the result, also if the courier was faster.
    await revalidate();
    setBusy(false);
  }

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
