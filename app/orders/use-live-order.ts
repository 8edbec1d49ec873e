// Keeps the order page current: listens to the server, polls when that fails, and refreshes when
// the tab becomes visible.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { isFinal, ORDER_STATUS, PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { api } from '../api.ts';
import { listen } from './listen.ts';

const POLL_MS = 10_000;
type Latest = Pick<Order, 'status' | 'statusPagamento'>;

/** `chave` is the key of a shared link; null for the customer who ordered. */
export function useLiveOrder(order: Pick<Order, 'id'> & Latest, chave: string | null): void {
  const { id } = order;
  const { revalidate } = useRevalidator();
  const known = useRef<Latest>(order);
  const [live, setLive] = useState(true);
  // A pending refund may still change.
  const over = isFinal(order.status) && order.statusPagamento !== PAYMENT_STATUS.refundPending;

  useEffect(() => {
    known.current = order;
  }, [order]);

  useEffect(() => {
    if (over) return;
    return listen(
      'orderEvents',
      { id, ...(chave !== null && { chave }) },
      {
        status: (latest) => {
          if (latest.pagamento === true || differs(latest, known.current)) void revalidate();
        },
      },
      setLive,
    );
  }, [id, chave, over, revalidate]);

  useEffect(() => {
    if (over || live) return;
    const ask = async () => {
      const result = await (await api()).orderStatus({ id, ...(chave !== null && { chave }) });
      // Payment changes are not a status, but they matter to a customer who is paying.
      const paying = known.current.status === ORDER_STATUS.paymentPending;
      if (result.ok && (paying || differs(result.value, known.current))) await revalidate();
    };
    // Without its file the client cannot ask; the next round retries.
    const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [id, chave, over, live, revalidate]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    // Restored from the back-forward cache with old state; browsers differ in whether that fires a
    // visibility change.
    addEventListener('pageshow', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('online', look);
    };
  }, [revalidate]);
}

function differs(latest: Latest, known: Latest): boolean {
  return latest.status !== known.status || latest.statusPagamento !== known.statusPagamento;
}
