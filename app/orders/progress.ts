// The steps of an order's timeline: past, current and future.
import type { Order } from '#contract/entities/order.ts';
import { isFinal, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';

export type StepState = 'done' | 'now' | 'bad' | 'stopped' | 'next';
export type Step = { status: number; state: StepState; data: string | null };
type Progress = Pick<Order, 'status' | 'tipoPedido' | 'historico' | 'dataCadastro'>;

const WAITING: readonly number[] = [S.sent, S.awaitingAcceptance, S.paid, S.paymentPending];
const ENDED_BADLY: readonly number[] = [S.cancelledByStore, S.notDelivered, S.chargeback];

/** Before the store's answer. */
export function isWaiting(status: number): boolean {
  return WAITING.includes(status);
}

/** Ended without a delivery. */
export function isStopped(status: number): boolean {
  return status === S.unidentified || (isFinal(status) && status !== S.delivered);
}

export function stepsOf(order: Progress): Step[] {
  const times = new Map<number, string>();
  for (const { status, data } of order.historico) if (!times.has(status)) times.set(status, data);
  const at = (status: number) => times.get(status) ?? null;
  const sent: Step = {
    status: S.sent,
    state: 'done',
    data: at(S.sent) ?? order.historico[0]?.data ?? order.dataCadastro,
  };

  const path = pathOf(order, times);
  if (isStopped(order.status)) {
    const state = ENDED_BADLY.includes(order.status) ? 'bad' : 'stopped';
    return [
      sent,
      ...path
        .filter((status) => times.has(status))
        .map((status): Step => ({ status, state: 'done', data: at(status) })),
      { status: order.status, state, data: at(order.status) },
    ];
  }
  if (isWaiting(order.status)) {
    const now = order.status === S.sent ? S.awaitingAcceptance : order.status;
    return [
      sent,
      { status: now, state: 'now', data: null },
      ...path.slice(1).map((status): Step => ({ status, state: 'next', data: null })),
    ];
  }
  const here = path.indexOf(order.status);
  const steps = path.map((status, position): Step => {
    if (position > here) return { status, state: 'next', data: null };
    return {
      status,
      state: position < here || status === S.delivered ? 'done' : 'now',
      data: at(status),
    };
  });
  // A skipped step is not shown as done.
  return [
    sent,
    ...steps.filter(
      (step) => step.state !== 'done' || step.data !== null || step.status === order.status,
    ),
  ];
}

function pathOf({ status, tipoPedido }: Progress, times: ReadonlyMap<number, string>): number[] {
  if (tipoPedido === ORDER_TYPE.pickup)
    return [S.accepted, S.inProduction, S.readyForPickup, S.delivered];
  if (tipoPedido === ORDER_TYPE.table) return [S.accepted, S.inProduction, S.delivered];
  // Waiting for the courier is a step only if it occurred.
  const waits = status === S.readyForDelivery || times.has(S.readyForDelivery);
  return [
    S.accepted,
    S.inProduction,
    ...(waits ? [S.readyForDelivery] : []),
    S.outForDelivery,
    S.delivered,
  ];
}

export type Stage = 'sent' | 'accepted' | 'making' | 'handing' | 'done';
export type StageState = 'done' | 'now' | 'next';

/** Four parts, whatever happens in between, so that nothing jumps. Not for orders that stopped. */
export function stagesOf({
  status,
  tipoPedido,
}: Pick<Order, 'status' | 'tipoPedido'>): { stage: Stage; state: StageState }[] {
  const atTable = tipoPedido === ORDER_TYPE.table;
  const stages: Stage[] = atTable
    ? ['sent', 'accepted', 'making', 'done']
    : ['sent', 'making', 'handing', 'done'];
  const here = isWaiting(status)
    ? 0
    : (PLACES[status] ?? 1) + (atTable && status !== S.accepted ? 1 : 0);
  return stages.map((stage, position) => ({
    stage,
    state: position < here || status === S.delivered ? 'done' : position === here ? 'now' : 'next',
  }));
}

/** At a table, what is accepted has a part of its own. */
const PLACES: Readonly<Record<number, number>> = {
  [S.accepted]: 1,
  [S.inProduction]: 1,
  [S.readyForDelivery]: 1,
  [S.readyForPickup]: 2,
  [S.outForDelivery]: 2,
  [S.delivered]: 3,
};
