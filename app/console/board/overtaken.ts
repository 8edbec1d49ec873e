// Who changed an order while somebody had it open, in one sentence.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { clockTime, DEFAULT_ZONE } from '../../orders/order-times.ts';
import { shortStatusLabel } from '../../orders/status-labels.ts';

type Moved = Pick<Order, 'status' | 'historico' | 'idEstabelecimento'>;

export function useOvertakenText(): (order: Moved) => string {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  return ({ status, historico, idEstabelecimento }) => {
    const step = historico.findLast((one) => one.status === status);
    const label = i18n._(shortStatusLabel(status));
    if (step === undefined) return t`O pedido passou para “${label}”.`;
    const timeZone =
      estabelecimentos.find(({ id }) => id === idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE;
    const time = clockTime(step.data, { timeZone, locale: i18n.locale });
    const name = step.autor?.nome ?? '';
    if (name === '') return t`O pedido passou para “${label}” às ${time}.`;
    return status === S.accepted
      ? t`${name} aceitou às ${time}.`
      : t`${name} passou o pedido para “${label}” às ${time}.`;
  };
}
