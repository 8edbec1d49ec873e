// Moves that are not yet sent. They survive lost connections and reloads, and are sent in order;
// each carries the status that the user saw, so that none is applied twice.

export type QueuedMove = {
  id: number;
  statusAtual: number;
  status: number;
  minutos?: number;
  motivo?: string;
  codigo?: string;
  entregador?: string;
  /** Milliseconds since 1970. */
  at: number;
};
export type MoveQueue = readonly QueuedMove[];

/** The result of an attempt. `later`: no answer, retry. */
export type Outcome = 'done' | 'refused' | 'later';

/** After this, a late move would surprise the kitchen. */
const KEPT_FOR_MS = 60 * 60_000;

/** Pressing the same button twice changes nothing. */
export function enqueue(queue: MoveQueue, move: QueuedMove): MoveQueue {
  const last = queue.findLast(({ id }) => id === move.id);
  return last?.status === move.status ? queue : [...queue, move];
}

/** The next move to send: the first of an order that is not postponed. */
export function nextMove(queue: MoveQueue, putOff: ReadonlySet<number>): QueuedMove | null {
  return queue.find(({ id }) => !putOff.has(id)) ?? null;
}

/** Moves after a refused one assumed its result, so they are dropped too. */
export function settle(queue: MoveQueue, move: QueuedMove, outcome: Outcome): MoveQueue {
  if (outcome === 'later') return queue;
  if (outcome === 'refused') return queue.filter(({ id }) => id !== move.id);
  return queue.filter((one) => one !== move);
}

/** The order's column once all its moves have arrived; null if there are none. */
export function headedFor(queue: MoveQueue, orderId: number): number | null {
  return queue.findLast(({ id }) => id === orderId)?.status ?? null;
}

const ANSWERED_LATER: readonly number[] = [401, 429, 502, 503, 504];

/**
 * Whether the result of the move remains unknown. `status` is that of HTTP, 0 without an answer.
 */
export function outcomeOf(answer: { ok: boolean; status?: number }): Outcome {
  if (answer.ok) return 'done';
  return answer.status === undefined ||
    answer.status === 0 ||
    ANSWERED_LATER.includes(answer.status)
    ? 'later'
    : 'refused';
}

/** Parses what the device stored. */
export function readQueue(stored: unknown, now: number): MoveQueue {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isMove).filter(({ at }) => at <= now && now - at < KEPT_FOR_MS);
}

function isMove(value: unknown): value is QueuedMove {
  if (typeof value !== 'object' || value === null) return false;
  const { id, statusAtual, status, at } = value as Record<string, unknown>;
  return [id, statusAtual, status, at].every((part) => typeof part === 'number');
}
