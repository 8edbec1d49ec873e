// Looks again once for changes that come together, and never before the last look has ended: on a
// busy evening changes come faster than a board is read.
import { withinTime } from '../../ui/within-time.ts';

/** A look that takes longer than this is not waited for. */
const LONGEST_LOOK_MS = 20_000;

/**
 * `look` reads again; its promise says when it has. A change is seen at most `within`
 * milliseconds and one look after it was told, however many follow.
 */
export function lookTogether(look: () => Promise<unknown> | undefined, within: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  return {
    changed(): void {
      timer ??= setTimeout(async () => {
        await withinTime(last, LONGEST_LOOK_MS).catch(() => undefined);
        timer = undefined;
        if (!stopped) last = Promise.resolve(look());
      }, within);
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
