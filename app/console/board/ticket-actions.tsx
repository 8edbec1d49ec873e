// Buttons of an order card: the usual next step in one press, the others behind a menu.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Ellipsis, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S, staffMoves } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePrint } from '../printing/printing.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { columnOf } from './columns.ts';
import { CodeSheet } from './delivery-code-sheet.tsx';
import { moveLabel, needsReason } from './move-labels.ts';
import { MoreSheet } from './other-moves-sheet.tsx';
import { PixReceived } from './pix-by-hand.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import type { Move } from './use-moves.ts';
import { waitsForBank } from './waits-for-bank.ts';

type TicketActionsProps = { order: Order; moving: boolean; move: Move };
type Open =
  | { kind: 'minutes' }
  | { kind: 'more' }
  | { kind: 'code' }
  | { kind: 'reason'; status: number };

export function TicketActions({ order, moving, move }: TicketActionsProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const print = usePrint();
  const usual = useUsualMinutes(order);
  const [next, ...others] = staffMoves(order.status, order.tipoPedido);
  const choose = (status: number) => {
    if (needsReason(status)) return setOpen({ kind: 'reason', status });
    if (status === S.delivered && order.pedeCodigo) return setOpen({ kind: 'code' });
    close();
    void move(order, status);
  };
  if (waitsForBank(order)) {
    return (
      <>
        <PixReceived
          order={order}
          onRefuse={() => setOpen({ kind: 'reason', status: S.cancelledByStore })}
        />
        {open?.kind === 'reason' ? (
          <Reason order={order} status={open.status} move={move} onClose={close} />
        ) : null}
      </>
    );
  }
  if (next === undefined) return null;
  return (
    <div className="row tight tk-acts">
      {order.status === S.awaitingAcceptance ? (
        <>
          <Button
            variant="neutral"
            size="md"
            disabled={moving}
            onClick={() => setOpen({ kind: 'reason', status: S.cancelledByStore })}
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
              <Trans>Aceitar</Trans> <span className="num">· {t`${usual} min`}</span>
            </button>
            <button
              type="button"
              className="btn accept md"
              disabled={moving}
              aria-label={t`Mudar o tempo prometido`}
              onClick={() => setOpen({ kind: 'minutes' })}
            >
              <ChevronDown className="icon s18" aria-hidden="true" />
            </button>
          </span>
        </>
      ) : (
        <>
          <Button
            className="grow"
            variant={columnOf(order.status) === 'ready' ? 'outline' : 'inverse'}
            size="md"
            disabled={moving}
            onClick={() => choose(next)}
          >
            {i18n._(moveLabel(next))}
          </Button>
          <IconButton
            look="soft"
            size={18}
            icon={Printer}
            label={t`Imprimir`}
            onClick={() => print(order)}
          />
          {others.length === 0 ? null : (
            <IconButton
              look="soft"
              size={18}
              icon={Ellipsis}
              label={t`Outras ações`}
              disabled={moving}
              onClick={() => setOpen({ kind: 'more' })}
            />
          )}
        </>
      )}
      {open?.kind === 'minutes' ? (
        <AcceptSheet
          order={order}
          usual={usual}
          onClose={close}
          onAccept={(minutos) => {
            close();
            void move(order, S.accepted, { minutos });
          }}
        />
      ) : null}
      {open?.kind === 'more' ? (
        <MoreSheet order={order} moves={others} onChoose={choose} onClose={close} />
      ) : null}
      {open?.kind === 'code' ? (
        <CodeSheet
          order={order}
          onClose={close}
          onConfirm={(proof) => {
            close();
            void move(order, S.delivered, proof);
          }}
        />
      ) : null}
      {open?.kind === 'reason' ? (
        <Reason order={order} status={open.status} move={move} onClose={close} />
      ) : null}
    </div>
  );
}

function Reason({
  order,
  status,
  move,
  onClose,
}: {
  order: Order;
  status: number;
  move: Move;
  onClose: () => void;
}) {
  const confirm = (motivo: string) => {
    onClose();
    void move(order, status, { motivo });
  };
  return <ReasonSheet order={order} status={status} onClose={onClose} onConfirm={confirm} />;
}

const FALLBACK_MINUTES = 40;

/** The store's usual time. */
function useUsualMinutes({ idEstabelecimento, tipoPedido }: Order): number {
  const { estabelecimentos } = useBrand();
  const store = estabelecimentos.find(({ id }) => id === idEstabelecimento);
  return (
    (tipoPedido === ORDER_TYPE.delivery ? store?.tempoEntregaMaximo : store?.tempoRetirada) ||
    FALLBACK_MINUTES
  );
}
