// Seconds until something may be sent again. Counts by the clock, so a phone that slept in between
// is not late.
import { useCallback, useEffect, useState } from 'react';

export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const start = useCallback((wanted: number) => {
    setUntil(Date.now() + wanted * 1000);
    setSeconds(wanted);
  }, []);
  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { seconds, start };
}

/** What a refusal says about the wait, or null. */
export function waitOf(detalhes: unknown): number | null {
  const seconds =
    typeof detalhes === 'object' && detalhes !== null && 'segundosParaReenviar' in detalhes
      ? detalhes.segundosParaReenviar
      : null;
  return typeof seconds === 'number' ? seconds : null;
}
