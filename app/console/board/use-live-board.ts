// Keeps the board and other screens current: the server announces changes, and the screen is read
// again.
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listen } from '../../orders/listen.ts';
import { rereadTogether } from './reread-together.ts';

const TOGETHER_MS = 300;
const POLL_MS = 15_000;
/** A stream can fail silently; an occasional poll is cheap. */
const SAFETY_POLL_MS = 60_000;

const nothing = (): void => undefined;

/** `board`: orders. `tables`: orders, and who sits at a table and pays there. */
type BoardEvent = 'board' | 'tables';

/** Reads the data of the route again. `onPulse` is called on the server's keep-alive. */
export function useLiveBoard(onPulse: () => void = nothing, event: BoardEvent = 'board'): void {
  const { revalidate } = useRevalidator();
  useLive(revalidate, event, onPulse);
}

/** For a screen that asks for its data itself. A promise says when `refresh` has ended. */
export function useLive(
  refresh: () => Promise<unknown> | undefined,
  event: BoardEvent,
  onPulse = nothing,
): void {
  const [live, setLive] = useState(true);
  const onChange = useEffectEvent(refresh);

  useEffect(() => {
    const { changed, stop } = rereadTogether(() => onChange(), TOGETHER_MS);
    const leave = listen('boardEvents', {}, { [event]: changed, pulse: onPulse }, setLive);
    return () => {
      stop();
      leave();
    };
  }, [onPulse, event]);

  useEffect(() => {
    const timer = setInterval(() => void onChange(), live ? SAFETY_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [live]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void onChange();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, []);
}
