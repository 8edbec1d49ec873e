// Moves that are on their way to the server. They outlive a dead network and a reload, and reach it
// in the order in which they were made; the status that the person saw goes along, so that none
// happens twice.

export type QueuedMove = {
  id: number;
  statusAtual: number;
  status: number;
  minutos?: number;
  motivo?: string;
  codigo?: string /** Milliseconds since 1970. */;
  at: number;
};
export type MoveQueue = readonly QueuedMove[];

/** What became of a try: `later`: nobody answered, it is tried again. */
export type Outcome = 'done' | 'refused' | 'later';

/** Past this the kitchen has gone on by other means, and a late move would surprise. */
const KEPT_FOR_MS = 60 * 60_000;

/** A second press of the same button changes nothing. */
export function enqueue(queue: MoveQueue, move: QueuedMove): MoveQueue {
  const last = queue.findLast(({ id }) => id === move.id);
  return last?.status === move.status ? queue : [...queue, move];
}

/** The next move that may be sent: the first of an order that is not put off. */
export function nextMove(queue: MoveQueue, putOff: ReadonlySet<number>): QueuedMove | null {
  return queue.find(({ id }) => !putOff.has(id)) ?? null;
}

/** What follows a refused move was meant for an order that never came there, and goes with it. */
export function settle(queue: MoveQueue, move: QueuedMove, outcome: Outcome): MoveQueue {
  if (outcome === 'later') return queue;
  if (outcome === 'refused') return queue.filter(({ id }) => id !== move.id);
  return queue.filter((one) => one !== move);
}

/** Where the order will stand when all its moves have arrived; null when none is on its way. */
export function headedFor(queue: MoveQueue, orderId: number): number | null {
  return queue.findLast(({ id }) => id === orderId)?.status ?? null;
}

const ANSWERED_LATER: readonly number[] = [401, 429, 502, 503, 504];

/**
 * Whether the answer, or the lack of one, leaves it open what becomes of the move. `status` is that
 * of HTTP, 0 without an answer.
 */
export function outcomeOf(answer: { ok: boolean; status?: number }): Outcome {
  if (answer.ok) return 'done';
  return answer.status === undefined ||
    answer.status === 0 ||
    ANSWERED_LATER.includes(answer.status)
    ? 'later'
    : 'refused';
}

/** What a device kept, whatever that is. */
export function readQueue(stored: unknown, now: number): MoveQueue {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isMove).filter(({ at }) => at <= now && now - at < KEPT_FOR_MS);
}

function isMove(value: unknown): value is QueuedMove {
  if (typeof value !== 'object' || value === null) return false;
  const { id, statusAtual, status, at } = value as Record<string, unknown>;
  return [id, statusAtual, status, at].every((part) => typeof part === 'number');
}
