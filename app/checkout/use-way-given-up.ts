// Tells a customer whose chosen way of receiving the store no longer offers: another one applies,
// with its own fee and minimum.
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useToast } from '../ui/toast.tsx';

export function useWayGivenUp(storeId: number): void {
  const { t } = useLingui();
  const { show } = useToast();
  const { givenUp, tipoPedido, setType } = useDeliveryChoice(storeId);
  useEffect(() => {
    if (!givenUp) return;
    show({
      text:
        tipoPedido === ORDER_TYPE.delivery
          ? t`Esta loja não faz mais retirada. Agora o pedido é para entrega.`
          : t`Esta loja não faz mais entrega. Agora o pedido é para retirada.`,
    });
    // Said once: from now on this is the chosen way.
    setType(tipoPedido);
  }, [givenUp, tipoPedido, setType, show, t]);
}
