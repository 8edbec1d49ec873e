// Applies moves to the screen at once, sends them when there is a connection, and reverts what the
// server refuses.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../../api.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { readStored, writeStored } from '../../storage.ts';
import { useToast } from '../../ui/toast.tsx';
import {
  enqueue,
  headedFor,
  type MoveQueue,
  nextMove,
  outcomeOf,
  type QueuedMove,
  readQueue,
  settle,
} from './move-queue.ts';

export type MoveDetails = Partial<Pick<QueuedMove, 'minutos' | 'motivo' | 'codigo' | 'entregador'>>;
export type Move = (order: Order, status: number, details?: MoveDetails) => Promise<void>;

const TRY_AGAIN_MS = 5_000;

type Moves = {
  /** Including unsent moves. */
  orders: readonly Order[];
  /** Orders whose move is being sent. */
  moving: ReadonlySet<number>;
  /** Orders whose moves wait for the network. */
  waiting: ReadonlySet<number>;
  move: Move;
};

export function useMoves(orders: readonly Order[]): Moves {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<MoveQueue>([]);
  const [stuck, setStuck] = useState(false);
  const [confirmed, setConfirmed] = useState<ReadonlyMap<number, Order>>(new Map());
  const kept = useRef<MoveQueue>([]);
  const busy = useRef<Promise<void> | null>(null);

  const keep = useCallback((next: MoveQueue) => {
    kept.current = next;
    writeStored('staffMoves', next.length === 0 ? null : next);
    setQueue(next);
  }, []);

  async function sendAll(): Promise<void> {
    const putOff = new Set<number>();
    let sent = 0;
    for (
      let one = nextMove(kept.current, putOff);
      one !== null;
      one = nextMove(kept.current, putOff)
    ) {
      const result = await send(one);
      const outcome = result === null ? 'later' : outcomeOf(result);
      if (result?.ok) {
        const { value } = result;
        setConfirmed((before) => new Map(before).set(value.id, value));
      }
      if (result?.ok === false && outcome === 'refused')
        toast.show({ text: failureText(result), tone: 'danger' });
      if (outcome === 'later') putOff.add(one.id);
      else sent++;
      keep(settle(kept.current, one, outcome));
      // Without a network, skip the others.
      if (result === null || (!result.ok && result.status === 0)) break;
    }
    setStuck(kept.current.length > 0);
    // Not awaited: a move made meanwhile starts its own round.
    if (sent > 0) void revalidate();
  }

  /** One round at a time: the current round also sends moves made meanwhile. */
  function drain(): Promise<void> {
    busy.current ??= sendAll().finally(() => {
      busy.current = null;
    });
    return busy.current;
  }

  const move: Move = async (order, status, details = {}) => {
    keep(
      enqueue(kept.current, {
        id: order.id,
        statusAtual: order.status,
        status,
        ...details,
        at: Date.now(),
      }),
    );
    await drain();
  };
  const latest = useRef({ move, drain });
  useEffect(() => {
    latest.current = { move, drain };
  });
  // A stable function, so that tickets do not rerender.
  const stable = useCallback<Move>((...call) => latest.current.move(...call), []);

  // Unsent moves of an earlier visit.
  useEffect(() => {
    const left = readQueue(readStored('staffMoves'), Date.now());
    if (left.length === 0) return;
    keep(left);
    void latest.current.drain();
  }, [keep]);

  useEffect(() => {
    if (!stuck) return;
    const again = () => void latest.current.drain();
    const timer = setInterval(again, TRY_AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [stuck]);

  const shown = useMemo(() => {
    return orders.map((order) => {
      // A board loaded before the move may arrive after its answer: the longer history is newer.
      const answer = confirmed.get(order.id);
      const known =
        answer !== undefined && answer.historico.length > order.historico.length ? answer : order;
      const status = headedFor(queue, order.id);
      return status === null ? known : { ...known, status };
    });
  }, [orders, confirmed, queue]);
  const ids = useMemo(() => new Set(queue.map(({ id }) => id)), [queue]);
  return {
    orders: shown,
    moving: stuck ? NOBODY : ids,
    waiting: stuck ? ids : NOBODY,
    move: stable,
  };
}

const NOBODY: ReadonlySet<number> = new Set();

/** Null if the client could not be loaded. */
async function send({ at: _at, ...move }: QueuedMove): Promise<Result<Order> | null> {
  try {
    return await (await api()).moveOrder(move);
  } catch {
    return null;
  }
}
