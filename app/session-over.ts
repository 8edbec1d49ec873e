// Whether the latest call was refused because the session is over, so that a page can show where to
// sign in again beside a form that keeps what was typed.
import { failureCodes } from '#contract/failures.ts';
import type { Result } from '#contract/reply.ts';
import { SESSION_ENDED } from './account/session-event.ts';

let over = false;
const listeners = new Set<() => void>();

export const sessionOver = {
  now: () => over,
  /** What did not reach the server says nothing. */
  learn(result: Result<unknown> | null) {
    if (result === null || (!result.ok && result.status === 0)) return;
    over = !result.ok && result.codErro === failureCodes.signInNeeded;
    for (const listener of listeners) listener();
    // The page names a customer whom the server does not see signed in.
    const elsewhere = !result.ok && result.codErro === failureCodes.wrongContext;
    if (over || elsewhere) void tellCustomer();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

async function tellCustomer(): Promise<void> {
  const ended = await import('./account/session-ended.ts')
    .then(({ hasSessionEnded }) => hasSessionEnded())
    // Then the refusal stands alone beside the button.
    .catch(() => false);
  if (ended) dispatchEvent(new CustomEvent(SESSION_ENDED));
}
