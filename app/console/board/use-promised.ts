// Until when a store promised an order, in words.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { clockTime, DEFAULT_ZONE } from '../../orders/order-times.ts';

type Promised = Pick<Order, 'idEstabelecimento' | 'previsaoMaxima' | 'tipoPedido'>;

/** Empty: nothing was promised. */
export function usePromised({ idEstabelecimento, previsaoMaxima, tipoPedido }: Promised): string {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  if (previsaoMaxima === null) return '';
  const timeZone =
    estabelecimentos.find(({ id }) => id === idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE;
  const promised = clockTime(previsaoMaxima, { timeZone, locale: i18n.locale });
  return tipoPedido === ORDER_TYPE.delivery
    ? t`Entrega até ${promised}`
    : t`Pronto até ${promised}`;
}
