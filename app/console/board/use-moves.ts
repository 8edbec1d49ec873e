// Moves orders at once on the screen, brings the moves to the server however long the network is
// away, and takes back what it refuses.
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

export type MoveDetails = { minutos?: number; motivo?: string; codigo?: string };
export type Move = (order: Order, status: number, details?: MoveDetails) => Promise<void>;

const TRY_AGAIN_MS = 5_000;

type Moves = {
  /** With the moves that are on their way. */
  orders: readonly Order[];
  /** Orders whose move is being sent just now. */
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
      // Without a network the others need not be tried.
      if (result === null || (!result.ok && result.status === 0)) break;
    }
    setStuck(kept.current.length > 0);
    // Not awaited: a move that is made meanwhile starts a round of its own.
    if (sent > 0) void revalidate();
  }

  /** One round at a time: whoever comes meanwhile is seen by the round that is under way. */
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
  // One function for ever, so that tickets need not be drawn again.
  const stable = useCallback<Move>((...call) => latest.current.move(...call), []);

  // What an earlier visit could not bring to the server.
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
      // A board that was read before the move may arrive after its answer: whichever has the longer
      // history is right.
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

/** Null when not even the client could be loaded. */
async function send({ at: _at, ...move }: QueuedMove): Promise<Result<Order> | null> {
  try {
    return await (await api()).moveOrder(move);
  } catch {
    return null;
  }
}
