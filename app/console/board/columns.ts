// An order's column, since when it is there, and how urgent it is.
import type { Order } from '#contract/entities/order.ts';
import { isFinal, ORDER_STATUS as S } from '#rules/orders/order-status.ts';

import { waitsForBank } from './waits-for-bank.ts';

export type Column = 'incoming' | 'accepted' | 'cooking' | 'ready' | 'done';
export const columns: readonly Column[] = ['incoming', 'accepted', 'cooking', 'ready', 'done'];

/** The kitchen counts from the acceptance. */
const COOKING: readonly number[] = [S.accepted, S.inProduction];
const READY: readonly number[] = [S.outForDelivery, S.readyForPickup, S.readyForDelivery];
const FROM_COLUMN: Record<Column, readonly number[]> = {
  incoming: [],
  accepted: COOKING,
  cooking: COOKING,
  ready: READY,
  done: [],
};

/** Null: not on the board, because it waits for payment or its status is unknown. */
export function columnOf(status: number): Column | null {
  if (status === S.accepted) return 'accepted';
  if (status === S.inProduction) return 'cooking';
  if (READY.includes(status)) return 'ready';
  if (isFinal(status)) return 'done';
  return status === S.sent || status === S.awaitingAcceptance || status === S.paid
    ? 'incoming'
    : null;
}

type Scheduled = Pick<Order, 'status' | 'inicioPreparo'>;
const BEFORE_PREPARATION: readonly number[] = [S.sent, S.awaitingAcceptance, S.paid, S.accepted];

/** A scheduled order that is not yet due, accepted or not. */
export function isNotDueYet({ status, inicioPreparo }: Scheduled, now: number): boolean {
  return (
    inicioPreparo !== null && BEFORE_PREPARATION.includes(status) && now < Date.parse(inicioPreparo)
  );
}

export type SortedBoard = Record<Column, Order[]> & { scheduled: Order[] };

/**
 * Oldest first while someone waits; finished orders newest first. `scheduled` are accepted and not
 * due yet; one that still needs an answer is a new order like any other.
 */
export function sortInto(orders: readonly Order[], notDue: ReadonlySet<number>): SortedBoard {
  const board: SortedBoard = {
    incoming: [],
    accepted: [],
    cooking: [],
    ready: [],
    done: [],
    scheduled: [],
  };
  for (const order of orders) {
    const column =
      notDue.has(order.id) && order.status === S.accepted
        ? 'scheduled'
        : waitsForBank(order)
          ? 'incoming'
          : columnOf(order.status);
    if (column !== null) board[column].push(order);
  }
  board.scheduled.sort(
    (a, b) => (a.inicioPreparo ?? '').localeCompare(b.inicioPreparo ?? '') || a.id - b.id,
  );
  for (const column of columns)
    board[column].sort((a, b) => a.dataCadastro.localeCompare(b.dataCadastro) || a.id - b.id);
  board.done.reverse();
  return board;
}

type Timed = Pick<
  Order,
  'status' | 'dataCadastro' | 'historico' | 'previsaoMaxima' | 'inicioPreparo'
>;

/** When the order entered its column, in milliseconds since 1970. */
export function waitingSince(order: Timed): number {
  const column = columnOf(order.status);
  const entered =
    column === null
      ? undefined
      : order.historico.find((step) => FROM_COLUMN[column].includes(step.status));
  const since = Date.parse(entered?.data ?? order.dataCadastro);
  // A scheduled order has not been waiting before it became due.
  return order.inicioPreparo === null || column === 'ready'
    ? since
    : Math.max(since, Date.parse(order.inicioPreparo));
}

const MINUTE = 60_000;
/** A new order not answered within this time raises the alarm. */
const URGENT_AFTER_MS = 3 * MINUTE;
const AGEING_AFTER_MS = 1.5 * MINUTE;
const WARN_BEFORE_PROMISE_MS = 5 * MINUTE;
/** Without a promised time. */
const OLD_AFTER_MS = 25 * MINUTE;

export type Pressure = 'calm' | 'warn' | 'late' | 'urgent';

/** `urgent` is only for unanswered orders; `late` is past the promised time. */
export function pressureOf(order: Timed, now: number): Pressure {
  const column = columnOf(order.status);
  const waited = now - waitingSince(order);
  if (column === 'incoming')
    return waited >= URGENT_AFTER_MS ? 'urgent' : waited >= AGEING_AFTER_MS ? 'warn' : 'calm';
  if (column === null || column === 'done') return 'calm';
  if (order.previsaoMaxima === null) return waited >= OLD_AFTER_MS ? 'warn' : 'calm';
  const left = Date.parse(order.previsaoMaxima) - now;
  return left < 0 ? 'late' : left < WARN_BEFORE_PROMISE_MS ? 'warn' : 'calm';
}

/** '4:12' where seconds matter, else '12 min' or '1h05'. */
export function elapsedText(milliseconds: number, seconds: boolean): string {
  const total = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(total / 60);
  const pad = (n: number) => String(n).padStart(2, '0');
  if (minutes >= 60) return `${Math.floor(minutes / 60)}h${pad(minutes % 60)}`;
  return seconds ? `${minutes}:${pad(total % 60)}` : `${minutes} min`;
}
