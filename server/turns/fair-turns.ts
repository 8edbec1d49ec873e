// Turns at something scarce, such as database connections, shared out among brands: the brand that
// has the fewest comes next, and no brand has all of them. A brand with many callers delays only
// itself.

/** A brand's id; null: work that is of no brand, such as jobs. */
export type Taker = number | null;
export type EndTurn = () => void;

type Waiting = { begin: (end: EndTurn) => void };

export type TurnsOptions = {
  /** At the same time. */
  most: number;
  /** The most turns of one brand at the same time, so that the others always find one. */
  share: number;
};

/** Waited for a turn longer than its limit. */
export class NoTurnError extends Error {
  constructor() {
    // Begins as the message of the pool does, which is known as a database that is overloaded.
    super('timeout exceeded when waiting for a turn');
  }
}

export class FairTurns {
  readonly #most: number;
  readonly #share: number;
  readonly #usedBy = new Map<Taker, number>();
  /** Among brands with the same count, the one that has waited longest is next. */
  readonly #queues = new Map<Taker, Waiting[]>();
  #used = 0;
  #waiting = 0;

  constructor({ most, share }: TurnsOptions) {
    this.#most = most;
    this.#share = share;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How many wait for this one. */
  waitingOf(taker: Taker): number {
    return this.#queues.get(taker)?.length ?? 0;
  }

  /** A turn at once, which ends when the result is called; null: one has to wait. */
  takeNow(taker: Taker): EndTurn | null {
    // With a turn free, only those wait that have their share.
    return this.#used < this.#most && this.#mayTake(taker) ? this.#begin(taker) : null;
  }

  /** @throws NoTurnError after `limit` milliseconds; 0: never. */
  async take(taker: Taker, limit: number): Promise<EndTurn> {
    return (
      this.takeNow(taker) ??
      new Promise((done, fail) => {
        const waiting: Waiting = { begin: done };
        const queue = this.#queues.get(taker) ?? [];
        queue.push(waiting);
        this.#queues.set(taker, queue);
        this.#waiting++;
        if (limit === 0) return;
        const late = setTimeout(() => {
          this.#leave(taker, queue, waiting);
          fail(new NoTurnError());
        }, limit).unref();
        waiting.begin = (end) => {
          clearTimeout(late);
          done(end);
        };
      })
    );
  }

  #mayTake(taker: Taker): boolean {
    return taker === null || (this.#usedBy.get(taker) ?? 0) < this.#share;
  }

  #begin(taker: Taker): EndTurn {
    this.#used++;
    this.#usedBy.set(taker, (this.#usedBy.get(taker) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#used--;
      const left = (this.#usedBy.get(taker) ?? 1) - 1;
      if (left === 0) this.#usedBy.delete(taker);
      else this.#usedBy.set(taker, left);
      this.#next();
    };
  }

  #next(): void {
    let [next, fewest]: [Taker | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const taker of this.#queues.keys()) {
      const used = this.#usedBy.get(taker) ?? 0;
      if (used < fewest && this.#mayTake(taker)) [next, fewest] = [taker, used];
    }
    if (next === undefined) return;
    const queue = this.#queues.get(next) ?? [];
    const [first] = queue;
    if (first === undefined) return;
    this.#leave(next, queue, first);
    first.begin(this.#begin(next));
  }

  /** A brand with more callers waiting goes to the end of the queue. */
  #leave(taker: Taker, queue: Waiting[], waiting: Waiting): void {
    queue.splice(queue.indexOf(waiting), 1);
    this.#waiting--;
    this.#queues.delete(taker);
    if (queue.length > 0) this.#queues.set(taker, queue);
  }
}
