// Handles errors outside any screen: reports them to the server and shows a notice. Only errors of
// our own code count, not those of tags, browser extensions or aborted requests.
import { reloadOnce } from './reload-once.ts';
import { reportError } from './report.ts';

export const UNEXPECTED = 'quitute:unexpected';
export type Unexpected = { name: string; text: string };

const LONGEST = 120;
const idle = /^(AbortError|TimeoutError|NetworkError)$/;
const noise = /ResizeObserver loop|Failed to fetch|Load failed|NetworkError when attempting/i;
/** Where the files of this build came from, if not from the site's own host. */
const beside = new URL('.', import.meta.url).href;
const isOurs = (stack: string) =>
  stack.includes(`${location.origin}/assets/`) || stack.includes(beside);
const told = new Set<string>();

/** Null: not our error, or reported before. */
export function unexpectedOf(reason: unknown): Unexpected | null {
  if (
    !(reason instanceof Error) ||
    idle.test(reason.name) ||
    noise.test(reason.message) ||
    !isOurs(reason.stack ?? '')
  )
    return null;
  const text = reason.message.slice(0, LONGEST);
  if (told.has(`${reason.name} ${text}`)) return null;
  told.add(`${reason.name} ${text}`);
  return { name: reason.name, text };
}

export async function tellUnexpected(reason: unknown): Promise<void> {
  const unexpected = unexpectedOf(reason);
  if (unexpected === null || (await reloadOnce(unexpected.text))) return;
  reportError(location.pathname, `${unexpected.name}: ${unexpected.text}`);
  dispatchEvent(new CustomEvent<Unexpected>(UNEXPECTED, { detail: unexpected }));
}
