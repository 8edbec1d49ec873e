// Seconds until something may be sent again. Counts by the clock, so a phone that slept in between
// is not late.
import { useCallback, useEffect, useState } from 'react';

/** `runsUntil`: a wait that began before this screen did. */
export function useCountdown(runsUntil = 0): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(runsUntil);
  const [seconds, setSeconds] = useState(() => secondsTo(runsUntil));
  const start = useCallback((wanted: number) => {
    setUntil(Date.now() + wanted * 1000);
    setSeconds(wanted);
  }, []);
  useEffect(() => {
    const left = () => secondsTo(until);
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { seconds, start };
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** What a refusal says about the wait, or null. */
export function waitOf(detalhes: unknown): number | null {
  const seconds =
    typeof detalhes === 'object' && detalhes !== null && 'segundosParaReenviar' in detalhes
      ? detalhes.segundosParaReenviar
      : null;
  return typeof seconds === 'number' ? seconds : null;
}
