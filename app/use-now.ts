// The current time, ticking. The first value is the server's, so that both sides render the same
// and a wrong device clock does no harm.
import { useEffect, useState } from 'react';

/**
 * Milliseconds since 1970 by the server's clock. `serverTime` is an instant of the latest answer.
 */
export function useNow(serverTime: string, everyMs: number): number {
  const server = Date.parse(serverTime);
  const [now, setNow] = useState(server);
  useEffect(() => {
    const ahead = server - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, everyMs);
    // After a suspension, shows the current time at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [server, everyMs]);
  return now;
}
