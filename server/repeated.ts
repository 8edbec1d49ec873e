// A request that is sent twice, by two presses or because its reply was lost.
import { Refusal } from './refusal.ts';

/**
 * Runs `act`, whose refusal counts only if this very request has not had its effect before: what
 * the first of two has changed, such as the last portion, refuses the second. Both may run at the
 * same moment, so `isDone` is asked after the refusal and not before `act`.
 */
export async function unlessDone(
  isDone: () => Promise<boolean>,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isDone())) throw error;
  }
}
