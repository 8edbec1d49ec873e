// Goes on once the site can be reached again.
import { siteAnswers } from './site-answers.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Calls `act` once. Asks at `online` and after each wait, which doubles: the browser's event may
 * come before the site can be reached, or not at all. `wait` in milliseconds. The result stops it.
 */
export function whenSiteAnswers(act: () => void, wait = FIRST_WAIT_MS): () => void {
  let next = wait;
  let timer = 0;
  let asking = false;
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', look);
  };
  const look = async () => {
    if (asking) return;
    clearTimeout(timer);
    asking = true;
    const answers = navigator.onLine && (await siteAnswers());
    asking = false;
    if (ended) return;
    if (answers) {
      end();
      return act();
    }
    timer = window.setTimeout(look, next);
    next = Math.min(Math.max(next * 2, FIRST_WAIT_MS), LONGEST_WAIT_MS);
  };
  addEventListener('online', look);
  timer = window.setTimeout(look, next);
  return end;
}
