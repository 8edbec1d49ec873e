// Server-sent events that survive a phone's connection problems, and report when to poll instead.

export type StreamOptions = {
  url: string;
  /** Handlers of each event's text, by event name. */
  events: Record<string, (data: string) => void>;
  /** False: no connection, poll. */
  onLive: (live: boolean) => void;
};

const FAILURES_BEFORE_POLLING = 2;
/** A proxy that buffers responses neither opens the stream nor fails. */
const OPEN_WITHIN_MS = 15_000;
const REOPEN_AFTER_MS = 30_000;
/** After a longer suspension, a connection may be dead without the browser noticing. */
const TRUSTED_HIDDEN_MS = 10_000;

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
      // The browser retries by itself unless the server refused.
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

  // A page in the back-forward cache must not hold a connection; back online, the browser's own
  // retry takes too long.
  const onShow = (shown: PageTransitionEvent) => {
    if (shown.persisted) reopenNow();
  };
  let hiddenSince: number | null = null;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenSince ??= Date.now();
    else {
      if (hiddenSince !== null && Date.now() - hiddenSince > TRUSTED_HIDDEN_MS) reopenNow();
      hiddenSince = null;
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', close);
  addEventListener('pageshow', onShow);
  addEventListener('online', reopenNow);
  open();
  return () => {
    close();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', onShow);
    removeEventListener('online', reopenNow);
  };
}
