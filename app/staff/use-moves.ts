// Moves orders at once on the screen and takes them back when the server refuses.
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useToast } from '../ui/toast.tsx';

export type MoveDetails = { minutos?: number; motivo?: string; codigo?: string };
export type Move = (order: Order, status: number, details?: MoveDetails) => Promise<void>;

/** `orders` with the moves that are on their way; `moving` are their ids. */
export function useMoves(orders: readonly Order[]): { orders: readonly Order[]; moving: ReadonlySet<number>; move: Move } {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<ReadonlyMap<number, number>>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlyMap<number, Order>>(new Map());
  const busy = useRef(new Set<number>());

  async function run(order: Order, status: number, details: MoveDetails): Promise<void> {
    const result = await (await api()).moveOrder({ id: order.id, statusAtual: order.status, status, ...details });
    if (!result.ok) toast.show({ text: failureText(result), tone: 'danger' });
    else setConfirmed((before) => new Map(before).set(order.id, result.value));
  }

  const move: Move = async (order, status, details = {}) => {
    if (busy.current.has(order.id)) return;
    busy.current.add(order.id);
    setPending((before) => new Map(before).set(order.id, status));
    await run(order, status, details).catch(() => toast.show({ text: t`Verifique sua conexão!`, tone: 'danger' }));
    setPending((before) => new Map([...before].filter(([id]) => id !== order.id)));
    busy.current.delete(order.id);
    await revalidate();
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  // One function for ever, so that tickets need not be drawn again.
  const stable = useCallback<Move>((...call) => latest.current(...call), []);

  const shown = useMemo(() => {
    return orders.map((order) => {
      // A board that was read before the move may arrive after its answer: whichever has the longer history is right.
      const answer = confirmed.get(order.id);
      const known = answer !== undefined && answer.historico.length > order.historico.length ? answer : order;
      const status = pending.get(order.id);
      return status === undefined ? known : { ...known, status };
    });
  }, [orders, confirmed, pending]);
  const moving = useMemo(() => new Set(pending.keys()), [pending]);
  return { orders: shown, moving, move: stable };
}
