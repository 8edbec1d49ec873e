// Delivery or pickup, where the store offers both. Tables have their own entry.
import { useLingui } from '@lingui/react/macro';
import { Bike, Store as StoreIcon } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { Segmented } from '../ui/segmented.tsx';

export function WayToReceive({ store }: { store: Store }) {
  const { t } = useLingui();
  const { tipoPedido, setType } = useDeliveryChoice(store.id);
  // At a table there is no choice.
  if (tipoPedido === ORDER_TYPE.table) return null;
  const ways = [
    ...(store.permiteEntrega
      ? [{ value: 'delivery' as const, label: t`Entrega`, icon: Bike }]
      : []),
    ...(store.permiteRetiradaBalcao
      ? [{ value: 'pickup' as const, label: t`Retirada`, icon: StoreIcon }]
      : []),
  ];
  return (
    <Segmented
      label={t`Como receber`}
      options={ways}
      value={tipoPedido === ORDER_TYPE.pickup ? 'pickup' : 'delivery'}
      onChange={(way) => setType(ORDER_TYPE[way])}
    />
  );
}
