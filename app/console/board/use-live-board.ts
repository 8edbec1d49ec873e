// Keeps the board current: the server announces changes, and the board reloads.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listen } from '../../orders/listen.ts';

const TOGETHER_MS = 300;
const POLL_MS = 15_000;
/** A stream can fail silently; an occasional poll is cheap. */
const SAFETY_POLL_MS = 60_000;

const nothing = () => undefined;

/**
 * `onPulse` is called on the server's keep-alive. `event`: the board listens to orders, the tables
 * to orders and people.
 */
export function useLiveBoard(
  onPulse: () => void = nothing,
  event: 'board' | 'tables' = 'board',
): void {
  const { revalidate } = useRevalidator();
  const [live, setLive] = useState(true);

  useEffect(() => {
    let together: number | undefined;
    const look = () => {
      clearTimeout(together);
      together = window.setTimeout(() => void revalidate(), TOGETHER_MS);
    };
    const stop = listen('boardEvents', {}, { [event]: look, pulse: onPulse }, setLive);
    return () => {
      clearTimeout(together);
      stop();
    };
  }, [revalidate, onPulse, event]);

  useEffect(() => {
    const timer = setInterval(() => void revalidate(), live ? SAFETY_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [live, revalidate]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [revalidate]);
}
