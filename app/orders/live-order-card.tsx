// A current order in the list of orders: its time, progress and status.
import { Trans, useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { orderPath } from '#contract/order-path.ts';
import { ORDER_STATUS, shownStatus } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import { Icon } from '../ui/icon.tsx';
import { clockTime, DEFAULT_ZONE, otherDay } from './order-times.ts';
import { isWaiting, stagesOf } from './progress.ts';
import { statusLabel } from './status-labels.ts';

const icons = {
  [ORDER_TYPE.delivery]: Bike,
  [ORDER_TYPE.pickup]: ShoppingBag,
  [ORDER_TYPE.table]: Utensils,
};

export function LiveOrderCard({ order, at }: { order: Order; at: string }) {
  const { i18n } = useLingui();
  const isMarket = useIsMarket();
  const number = i18n.number(order.numero);
  const status = shownStatus(order.status, order.statusPagamento);
  return (
    <Link className="card live" to={orderPath(order)}>
      <div className="row between top">
        <div>
          <span className="t-cap num live-number">
            <Trans>Pedido {number}</Trans>
          </span>
          <b className="t-section">{useComing(order, at)}</b>
        </div>
        <div className="live-icon">
          <Icon of={icons[order.tipoPedido]} size={24} />
        </div>
      </div>
      <div className="live-steps" aria-hidden="true">
        {stagesOf(order).map(({ stage, state }) => (
          <i key={stage} className={state} />
        ))}
      </div>
      <span className="t-label">{i18n._(statusLabel(status, isMarket))}</span>
    </Link>
  );
}

/** Its time, once the store has set one. */
function useComing(order: Order, at: string): string {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const { idEstabelecimento } = order;
  const previsaoMinima = order.previsaoMinima ?? order.agendadoInicio;
  const previsaoMaxima = order.previsaoMaxima ?? order.agendadoTermino;
  if (order.status === ORDER_STATUS.paymentPending) return t`Falta o pagamento`;
  if (order.status === ORDER_STATUS.readyForPickup) return t`Está pronto`;
  if (isWaiting(order.status) && order.agendadoInicio === null) return t`Só um instante`;
  if (previsaoMinima === null || previsaoMaxima === null) return t`Em andamento`;
  const clock = {
    timeZone:
      estabelecimentos.find(({ id }) => id === idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE,
    locale: i18n.locale,
  };
  const from = clockTime(previsaoMinima, clock);
  const to = clockTime(previsaoMaxima, clock);
  const day = otherDay(previsaoMinima, new Date(at), clock);
  const delivery = order.tipoPedido === ORDER_TYPE.delivery;
  const window = delivery ? t`Chega entre ${from} e ${to}` : t`Pronto entre ${from} e ${to}`;
  const time = from === to ? (delivery ? t`Chega às ${to}` : t`Pronto às ${to}`) : window;
  return day === null ? time : `${day} · ${time}`;
}
