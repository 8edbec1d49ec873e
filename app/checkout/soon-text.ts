// How long an order takes that is wanted as soon as possible.
import { useLingui } from '@lingui/react/macro';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';

export function useSoonText(store: Store, { quote, tipoPedido }: DeliveryChoice): string {
  const { t } = useLingui();
  const served = quote !== null && quote.taxaEntrega !== null;
  const from = served ? quote.tempoMinimo : store.tempoEntregaMinimo;
  const to = served ? quote.tempoMaximo : store.tempoEntregaMaximo;
  const minutes = store.tempoRetirada;
  return tipoPedido === ORDER_TYPE.pickup
    ? t`Pronto em ${minutes}\u00a0min`
    : t`${from}–${to}\u00a0min`;
}
