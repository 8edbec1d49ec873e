// The draft of a form: what is typed, and whether somebody has tried to send it. Errors show from
// the first try on.
import { useCallback, useState } from 'react';

export function useDraft<T extends object>(first: T | (() => T)) {
  const [draft, setDraft] = useState<T>(first);
  const [tried, setTried] = useState(false);
  /** Takes over the given fields. */
  const set = useCallback((part: Partial<T>) => setDraft((all) => ({ ...all, ...part })), []);
  const tryOut = useCallback(() => setTried(true), []);
  /** Replaces the draft; its errors are hidden again. */
  const restart = useCallback((next: T) => {
    setDraft(next);
    setTried(false);
  }, []);
  return { draft, set, tried, tryOut, restart };
}
