// Reads a screen again once for changes that come together, and never before the last reading has
// ended: on a busy evening changes come faster than a board is read.
import { withinTime } from '../../ui/within-time.ts';

/** A reading that takes longer than this is not waited for. */
const LONGEST_READING_MS = 20_000;

/**
 * The promise of `reread` says when it has read. A change is on the screen at most `within`
 * milliseconds and one reading after it was announced, however many follow.
 */
export function rereadTogether(reread: () => Promise<unknown> | undefined, within: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  return {
    changed(): void {
      timer ??= setTimeout(async () => {
        await withinTime(last, LONGEST_READING_MS).catch(() => undefined);
        timer = undefined;
        if (!stopped) last = Promise.resolve(reread());
      }, within);
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
