// The time, ticking. The first value comes from the server, so that both sides draw the same and a
// wrong device clock does no harm.
import { useEffect, useState } from 'react';

/**
 * Milliseconds since 1970 by the server's clock. `serverTime` is an instant of the newest answer.
 */
export function useNow(serverTime: string, everyMs: number): number {
  const server = Date.parse(serverTime);
  const [now, setNow] = useState(server);
  useEffect(() => {
    const ahead = server - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, everyMs);
    // A phone that slept shows the time it is, and not for a moment the one when it fell asleep.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [server, everyMs]);
  return now;
}
