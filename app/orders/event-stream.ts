// Server-sent events that survive what phones do to connections; says when somebody has to ask
// instead of listening.

export type StreamOptions = {
  url: string;
  /** What is done with the text of each event, by its name. */
  events: Record<string, (data: string) => void>;
  /** False: nothing can be heard just now, poll. */
  onLive: (live: boolean) => void;
};

const FAILURES_BEFORE_POLLING = 2;
/** A proxy that holds a response back never opens the stream and never fails either. */
const OPEN_WITHIN_MS = 15_000;
const REOPEN_AFTER_MS = 30_000;
/**
 * A connection of a phone that slept longer may be dead without anybody having told the browser.
 */
const TRUSTED_ASLEEP_MS = 10_000;

/** Listens until the returned function is called. */
export function openEventStream({ url, events, onLive }: StreamOptions): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let late: number | undefined;
  let again: number | undefined;

  function open() {
    source = new EventSource(url);
    late = window.setTimeout(() => onLive(false), OPEN_WITHIN_MS);
    source.addEventListener('open', () => {
      clearTimeout(late);
      failures = 0;
      onLive(true);
    });
    for (const [name, read] of Object.entries(events))
      source.addEventListener(name, (message: MessageEvent<string>) => read(message.data));
    source.addEventListener('error', () => {
      failures++;
      const closed = source?.readyState === EventSource.CLOSED;
      if (closed || failures >= FAILURES_BEFORE_POLLING) onLive(false);
      // The browser itself tries again unless the answer was a refusal.
      if (closed) reopenLater();
    });
  }

  function close() {
    clearTimeout(late);
    clearTimeout(again);
    source?.close();
    source = null;
  }

  function reopenLater() {
    close();
    again = window.setTimeout(open, REOPEN_AFTER_MS);
  }

  function reopenNow() {
    close();
    open();
  }

  // A page in the back-forward cache must not hold a connection; back online, waiting for the
  // browser's own retry takes too long.
  const onShow = (shown: PageTransitionEvent) => {
    if (shown.persisted) reopenNow();
  };
  let asleepSince: number | null = null;
  const onSleepOrWake = () => {
    if (document.visibilityState === 'hidden') asleepSince ??= Date.now();
    else {
      if (asleepSince !== null && Date.now() - asleepSince > TRUSTED_ASLEEP_MS) reopenNow();
      asleepSince = null;
    }
  };
  document.addEventListener('visibilitychange', onSleepOrWake);
  addEventListener('pagehide', close);
  addEventListener('pageshow', onShow);
  addEventListener('online', reopenNow);
  open();
  return () => {
    close();
    document.removeEventListener('visibilitychange', onSleepOrWake);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', onShow);
    removeEventListener('online', reopenNow);
  };
}
