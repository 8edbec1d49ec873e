// Asks before a page is left whose typed text was not saved.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';

type Guard = { current: () => boolean };
/** One for each form on the screen. */
const guards = new Set<Guard>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const anyUnsaved = () => [...guards].some(({ current }) => current());
const firstGuard = () => guards.values().next().value ?? null;

/** `unsaved` is asked when somebody leaves, so that a save that leads on is not held up. */
export function UnsavedGuard({ unsaved }: { unsaved: () => boolean }) {
  const guard = useRef(unsaved);
  useEffect(() => {
    guard.current = unsaved;
  }, [unsaved]);
  useEffect(() => {
    guards.add(guard);
    for (const told of listeners) told();
    return () => {
      guards.delete(guard);
      for (const told of listeners) told();
    };
  }, []);
  // The router asks one blocker alone: the first form asks for all of them.
  const first = useSyncExternalStore(subscribe, firstGuard, () => null);
  return first === guard ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && anyUnsaved(),
  );
  // Closing or reloading the tab: the browser asks in its own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (anyUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onKeep={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
