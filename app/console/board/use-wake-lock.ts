// Keeps the board's screen on. Browsers release the lock when the page is hidden, so it is
// requested again.
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    // Absent on insecure addresses and in old browsers.
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      // Refused while the battery is low; then the device's setting applies.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (gone) void taken?.release();
      else lock = taken;
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
