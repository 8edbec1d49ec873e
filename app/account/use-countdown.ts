// Seconds until something may be sent again. Computed from the clock, so that a suspended phone is
// not late.
import { useCallback, useEffect, useState } from 'react';

/** `runsUntil`: a wait that began before this screen opened. */
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

/** The waiting time in a refusal, or null. */
export function waitOf(detalhes: unknown): number | null {
  const seconds =
    typeof detalhes === 'object' && detalhes !== null && 'segundosParaReenviar' in detalhes
      ? detalhes.segundosParaReenviar
      : null;
  return typeof seconds === 'number' ? seconds : null;
}
