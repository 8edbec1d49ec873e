// Buttons of an order card: the usual next step in one press, the others behind a menu.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Ellipsis, Printer } from 'lucide-react';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S, staffMoves } from '#rules/orders/order-status.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePrint } from '../printing/printing.tsx';
import { columnOf } from './columns.ts';
import { useCouriers } from './couriers.ts';
import { moveLabel } from './move-labels.ts';
import { type Ask, questionFor } from './order-sheets.tsx';
import { PixReceived } from './pix-by-hand.tsx';
import type { Move } from './use-moves.ts';
import { useUsualMinutes } from './usual-minutes.ts';
import { waitsForBank } from './waits-for-bank.ts';

type TicketActionsProps = {
  order: Order;
  moving: boolean;
  move: Move;
  onAsk: Ask;
  /** False where another button prints. */
  printable?: boolean;
};

export function TicketActions({
  order,
  moving,
  move,
  onAsk,
  printable = true,
}: TicketActionsProps) {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const print = usePrint();
  const couriers = useCouriers(order.idEstabelecimento);
  const [next, ...others] = staffMoves(order.status, order.tipoPedido);
  const choose = (status: number) => {
    const question = questionFor(order, status, couriers);
    if (question === null) void move(order, status);
    else onAsk(question);
  };
  if (waitsForBank(order))
    return <PixReceived order={order} onRefuse={() => choose(S.cancelledByStore)} />;
  if (next === undefined) return null;
  if (order.status === S.awaitingAcceptance)
    return <Answer order={order} moving={moving} move={move} onAsk={onAsk} />;
  return (
    <div className="row tight order-card-actions">
      <Button
        className="grow"
        variant={columnOf(order.status) === 'ready' ? 'outline' : 'inverse'}
        size="md"
        disabled={moving}
        onClick={() => choose(next)}
      >
        {i18n._(moveLabel(next, isMarket))}
      </Button>
      {printable ? (
        <IconButton
          look="soft"
          size={18}
          icon={Printer}
          label={t`Imprimir`}
          onClick={() => print(order)}
        />
      ) : null}
      {others.length === 0 ? null : (
        <IconButton
          look="soft"
          size={18}
          icon={Ellipsis}
          label={t`Outras ações`}
          disabled={moving}
          onClick={() => onAsk({ orderId: order.id, seen: order.status, kind: 'more' })}
        />
      )}
    </div>
  );
}

function Answer({ order, moving, move, onAsk }: TicketActionsProps) {
  const { t } = useLingui();
  const usual = useUsualMinutes(order);
  const asked = { orderId: order.id, seen: order.status };
  return (
    <div className="row tight order-card-actions">
      <Button
        variant="neutral"
        size="md"
        disabled={moving}
        onClick={() => onAsk({ ...asked, kind: 'reason', status: S.cancelledByStore })}
      >
        <Trans>Recusar</Trans>
      </Button>
      <span className="accept-pair grow">
        <button
          type="button"
          className="btn accept md grow"
          disabled={moving}
          onClick={() => void move(order, S.accepted, { minutos: usual })}
        >
          <Trans>Aceitar</Trans> <span className="num">{t`${usual} min`}</span>
        </button>
        <button
          type="button"
          className="btn accept md"
          disabled={moving}
          aria-label={t`Mudar o tempo prometido`}
          onClick={() => onAsk({ ...asked, kind: 'minutes' })}
        >
          <ChevronDown className="icon s18" aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
