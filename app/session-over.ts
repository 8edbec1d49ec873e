// Whether the latest call was refused because the session is over, so that a page can show where to
// sign in again beside a form that keeps what was typed.
import { failureCodes } from '#contract/failures.ts';
import type { Result } from '#contract/reply.ts';

let over = false;
/** Gets the code of the refusal; null: the call was not refused. */
type Listener = (refused: number | null) => void;
const listeners = new Set<Listener>();

export const sessionOver = {
  now: () => over,
  /** What did not reach the server says nothing. */
  learn(result: Result<unknown> | null) {
    if (result === null || (!result.ok && result.status === 0)) return;
    over = !result.ok && result.codErro === failureCodes.signInNeeded;
    for (const listener of listeners) listener(result.ok ? null : result.codErro);
  },
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
