// Header of an order card: number, type, and waiting time.
import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../use-now.ts';
import { staffOrderPath } from '../order-history/order-path.ts';
import { columnOf, elapsedText, isNotDueYet, type Pressure, waitingSince } from './columns.ts';
import { OrderKind } from './order-kind.tsx';

type TicketHeadProps = { order: Order; serverTime: string; pressure: Pressure };

export function TicketHead({ order, serverTime, pressure }: TicketHeadProps) {
  const { i18n } = useLingui();
  return (
    <header className="row between">
      <span className="row tight">
        <h3 className="order-card-number num" id={`order-${order.id}`}>
          <Link to={staffOrderPath(order.id)}>{i18n.number(order.numero)}</Link>
        </h3>
        <OrderKind type={order.tipoPedido} />
      </span>
      <Elapsed order={order} serverTime={serverTime} pressure={pressure} />
    </header>
  );
}

/** Ticks by itself, so that the rest of the card does not rerender. */
function Elapsed({ order, serverTime, pressure }: TicketHeadProps) {
  const { t } = useLingui();
  const seconds = columnOf(order.status) === 'incoming';
  const now = useNow(serverTime, seconds ? 1000 : 15_000);
  // A scheduled order waits until it is due, not for the kitchen.
  if (isNotDueYet(order, now)) return null;
  const words = elapsedText(now - waitingSince(order), seconds);
  return (
    <span
      className={classes(
        'order-card-time num',
        (pressure === 'urgent' || pressure === 'late') && 'late',
        pressure === 'warn' && 'warn',
      )}
    >
      <Icon of={Timer} size={16} />
      <span className="sr">{t`Esperando há`} </span>
      {words}
      {pressure === 'late' ? <span className="sr">, {t`atrasado`}</span> : null}
    </span>
  );
}
