// What happens in the demo's past, in the order of its instants, while a clock is moved along.

type Step = { at: Date; act: () => Promise<void> };

export class Timeline {
  readonly #steps: Step[] = [];

  /** Steps of the same instant happen in the order in which they were added. */
  add(at: Date, act: Step['act']): void {
    let place = this.#steps.length;
    while (place > 0 && Number(this.#steps[place - 1]?.at) > at.getTime()) place--;
    this.#steps.splice(place, 0, { at, act });
  }

  /**
   * Does every step before `end`, those that are added meanwhile too. `setNow` is told the instant
   * of each. Steps from `end` on stay undone.
   */
  async runUntil(end: Date, setNow: (now: Date) => void): Promise<void> {
    for (;;) {
      const [next] = this.#steps;
      if (next === undefined || next.at >= end) return;
      this.#steps.shift();
      setNow(next.at);
      await next.act();
    }
  }
}

export const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
