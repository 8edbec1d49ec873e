// One order on the board. `memo` prevents rerenders when the clock ticks.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { itemCount } from '#rules/price/weight.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyLine } from '../money/money-line.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';
import { columnOf, type Pressure } from './columns.ts';
import type { Ask } from './order-sheets.tsx';
import { RefundStuck } from './refund-stuck.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketItems, TicketNote, TicketPay, TicketWho } from './ticket-body.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketSlot } from './ticket-slot.tsx';
import type { Move } from './use-moves.ts';

type TicketProps = {
  order: Order;
  serverTime: string;
  pressure: Pressure;
  moving: boolean;
  queued: boolean;
  showStore: boolean;
  move: Move;
  onAsk: Ask;
};

export const Ticket = memo(function Ticket({
  order,
  serverTime,
  pressure,
  moving,
  queued,
  showStore,
  move,
  onAsk,
}: TicketProps) {
  const ready = columnOf(order.status) === 'ready';
  return (
    <article
      className={classes(
        'order-card',
        pressure === 'urgent' && 'urgent',
        (pressure === 'warn' || pressure === 'late') && 'warn',
      )}
      aria-labelledby={`order-${order.id}`}
    >
      <TicketHead order={order} serverTime={serverTime} pressure={pressure} />
      {queued ? <Queued /> : null}
      <TicketSlot order={order} />
      <TicketWho order={order} showStore={showStore} />
      {ready ? (
        <FoldedItems order={order} onAsk={onAsk} />
      ) : (
        <TicketItems order={order} onAsk={onAsk} />
      )}
      <TicketNote order={order} />
      <TicketPay order={order} serverTime={serverTime} />
      {order.devolucaoParada ? <RefundStuck order={order} /> : null}
      <TicketActions order={order} moving={moving} move={move} onAsk={onAsk} />
    </article>
  );
});

/** The move is stored on this device until the server has received it. */
function Queued() {
  return (
    <p className="row tight t-label" role="status">
      <Icon of={CloudOff} size={18} />
      <Trans>Esperando a conexão</Trans>
    </p>
  );
}

/** A finished order: customer and total; the rest on demand. */
export const MiniTicket = memo(function MiniTicket({
  order,
  queued,
  showStore,
  onAsk,
}: {
  order: Order;
  queued: boolean;
  showStore: boolean;
  onAsk: Ask;
}) {
  const { i18n } = useLingui();
  return (
    <article className="order-card mini" aria-labelledby={`order-${order.id}`}>
      <div className="row between">
        <h3 className="order-card-number num" id={`order-${order.id}`}>
          <Link to={staffOrderPath(order.id)}>{i18n.number(order.numero)}</Link>
        </h3>
        <Badge tone={statusTone(order.status) || 'neutral'}>
          {i18n._(shortStatusLabel(order.status))}
        </Badge>
      </div>
      {queued ? <Queued /> : null}
      <p className="t-cap">{order.nomeCliente}</p>
      {showStore ? <p className="t-cap">{order.nomeEstabelecimento}</p> : null}
      {order.motivoCancelamento ? <p className="t-cap">{order.motivoCancelamento}</p> : null}
      <MoneyLine order={order} />
      <FoldedItems order={order} onAsk={onAsk} />
      {order.devolucaoParada ? <RefundStuck order={order} /> : null}
    </article>
  );
});

function FoldedItems({ order, onAsk }: { order: Order; onAsk: Ask }) {
  const count = order.itens.reduce((sum, item) => sum + itemCount(item), 0);
  return (
    <details className="order-card-fold">
      <summary>
        <Plural value={count} one="# item" other="# itens" />
      </summary>
      <TicketItems order={order} onAsk={onAsk} />
    </details>
  );
}
