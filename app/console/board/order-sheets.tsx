// The sheet of one order. It belongs to the board, not to the card: when a colleague moves the
// card, it is rendered again elsewhere, and an open question must not close with it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S, staffMoves } from '#rules/orders/order-status.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SoldOutSheet } from '../menu-stores/sold-out-sheet.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { CourierSheet } from './courier-sheet.tsx';
import { useCouriers } from './couriers.ts';
import { CodeSheet } from './delivery-code-sheet.tsx';
import { needsReason } from './move-labels.ts';
import { MoreSheet } from './other-moves-sheet.tsx';
import { useOvertakenText } from './overtaken.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import type { Move } from './use-moves.ts';
import { useUsualMinutes } from './usual-minutes.ts';

/** What is asked about an order; `seen` is its status when the question was opened. */
export type Asked = { orderId: number; seen: number } & (
  | { kind: 'minutes' }
  | { kind: 'more' }
  | { kind: 'code' }
  | { kind: 'courier'; leaves: boolean }
  | { kind: 'reason'; status: number }
  | { kind: 'soldOut'; product: { id: number; nome: string } }
);
export type Ask = (asked: Asked) => void;

/**
 * What follows the choice of a status: a question, or null for the move itself. `couriers`: those
 * of the order's store.
 */
export function questionFor(
  order: Order,
  status: number,
  couriers: readonly string[],
): Asked | null {
  const asked = { orderId: order.id, seen: order.status };
  if (needsReason(status)) return { ...asked, kind: 'reason', status };
  if (status === S.outForDelivery && couriers.length > 0 && order.entregador === null)
    return { ...asked, kind: 'courier', leaves: true };
  return status === S.delivered && order.pedeCodigo ? { ...asked, kind: 'code' } : null;
}

type OrderSheetsProps = {
  asked: Asked;
  order: Order;
  move: Move;
  onAsk: Ask;
  onClose: () => void;
  /** Closes the sheet and shows the order's card. */
  onShow: () => void;
};

export function OrderSheets({ asked, order, move, onAsk, onClose, onShow }: OrderSheetsProps) {
  const { t, i18n } = useLingui();
  const usual = useUsualMinutes(order);
  const couriers = useCouriers(order.idEstabelecimento);
  const overtakenText = useOvertakenText();
  const overtaken = order.status === asked.seen ? null : overtakenText(order);
  const number = i18n.number(order.numero);
  const send: Move = async (...call) => {
    onClose();
    await move(...call);
  };
  if (asked.kind === 'soldOut')
    return (
      <SoldOutSheet product={asked.product} storeId={order.idEstabelecimento} onClose={onClose} />
    );
  if (asked.kind === 'reason')
    return (
      <ReasonSheet
        order={order}
        status={asked.status}
        overtaken={overtaken}
        possible={staffMoves(order.status, order.tipoPedido).includes(asked.status)}
        onShow={onShow}
        onClose={onClose}
        onConfirm={(motivo) => void send(order, asked.status, { motivo })}
      />
    );
  if (overtaken !== null)
    return (
      <Sheet title={t`Pedido ${number}`} onClose={onClose}>
        <div className="stack">
          <Notice tone="warning" role="alert">
            {overtaken}
          </Notice>
          <Button block onClick={onShow}>
            <Trans>Ver pedido</Trans>
          </Button>
        </div>
      </Sheet>
    );
  if (asked.kind === 'minutes')
    return (
      <AcceptSheet
        order={order}
        usual={usual}
        onClose={onClose}
        onAccept={(minutos) => void send(order, S.accepted, { minutos })}
      />
    );
  if (asked.kind === 'code')
    return (
      <CodeSheet
        order={order}
        onClose={onClose}
        onConfirm={(proof) => void send(order, S.delivered, proof)}
      />
    );
  if (asked.kind === 'courier')
    return (
      <CourierSheet
        order={order}
        leaves={asked.leaves}
        onClose={onClose}
        onLeave={(name) =>
          void send(order, S.outForDelivery, name === null ? {} : { entregador: name })
        }
      />
    );
  const [, ...others] = staffMoves(order.status, order.tipoPedido);
  return (
    <MoreSheet
      order={order}
      moves={others}
      onClose={onClose}
      onCourier={() => onAsk({ ...asked, kind: 'courier', leaves: false })}
      onChoose={(status) => {
        const question = questionFor(order, status, couriers);
        if (question === null) void send(order, status);
        else onAsk(question);
      }}
    />
  );
}
