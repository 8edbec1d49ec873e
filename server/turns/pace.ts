// Long work in short steps: other requests have their turn in between.
import { setImmediate as othersTurn } from 'node:timers/promises';

/** An order passes a few turns of the event loop, and waits for a step in each. */
const STEP_MS = 1;

export class Pace {
  #began = performance.now();

  /** Whether it is time to rest. Asked often, so it is not a promise. */
  get isDue(): boolean {
    return performance.now() - this.#began >= STEP_MS;
  }

  /** `if (pace.isDue) await pace.rest()` between two parts of the work. */
  async rest(): Promise<void> {
    await othersTurn();
    this.#began = performance.now();
  }
}
