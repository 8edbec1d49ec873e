// Strips over the columns: no connection, unanswered orders.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Undo2, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { Icon } from '../../ui/icon.tsx';
import { waitingSince } from './columns.ts';

/** While the strip is shown, it repeats the failed request this often. */
const AGAIN_AFTER_MS = 10_000;

type OfflineStripProps = {
  queued?: number;
  /** What the screen shows meanwhile; otherwise it is about orders. */
  children?: ReactNode;
};

export function OfflineStrip({ queued = 0, children }: OfflineStripProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    const timer = setInterval(again, AGAIN_AFTER_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [revalidate]);
  return (
    <div className="alert-strip offline" role="alert">
      <Icon of={WifiOff} />
      <span className="grow">
        <b>
          <Trans>Sem conexão.</Trans>
        </b>{' '}
        {children ?? <Trans>Pedidos novos não aparecem até ela voltar.</Trans>}{' '}
        {queued === 0 ? null : (
          <Plural
            value={queued}
            one="Uma ação fica guardada e segue depois."
            other="# pedidos têm ações guardadas, que seguem depois."
          />
        )}
      </span>
      <button
        type="button"
        className="btn sm"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        <Trans>Tentar agora</Trans>
      </button>
    </div>
  );
}

/** Comes and goes as the board is scrolled, so it lies over the board and moves nothing. */
export function UrgentStrip({
  order,
  now,
  onShow,
}: {
  order: Order;
  now: number;
  onShow: () => void;
}) {
  const { i18n } = useLingui();
  const number = i18n.number(order.numero);
  const minutes = Math.max(1, Math.floor((now - waitingSince(order)) / 60_000));
  return (
    <div className="alert-strip over">
      <Icon of={BellRing} />
      <span className="grow">
        <b role="alert">
          <Trans>Pedido {number} espera resposta</Trans>
        </b>{' '}
        <Plural value={minutes} one="há # minuto." other="há # minutos." />
      </span>
      <button type="button" className="btn sm" onClick={onShow}>
        <Trans>Ver pedido</Trans>
      </button>
    </div>
  );
}

/** Refunds that only a person can send: on a phone, their column is the last and easily missed. */
export function RefundStrip({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="alert-strip muted">
      <Icon of={Undo2} />
      <span className="grow" role="status">
        <Plural
          value={count}
          one="Uma devolução espera por você."
          other="# devoluções esperam por você."
        />
      </span>
      <button type="button" className="btn sm" onClick={onShow}>
        <Trans>Ver devolução</Trans>
      </button>
    </div>
  );
}

/** The same for parts of bills, which no order on the board shows. */
export function PartRefundStrip({ count, to }: { count: number; to: string }) {
  return (
    <div className="alert-strip muted">
      <Icon of={Undo2} />
      <span className="grow" role="status">
        <Plural
          value={count}
          one="Uma devolução de mesa espera por você."
          other="# devoluções de mesas esperam por você."
        />
      </span>
      <Link className="btn sm" to={to}>
        <Trans>Ver mesas</Trans>
      </Link>
    </div>
  );
}
