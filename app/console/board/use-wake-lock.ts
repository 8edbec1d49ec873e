// Keeps the screen of the board on. Browsers let go of it whenever the page is hidden, so it is
// asked for again.
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    // Absent on insecure addresses and in old browsers.
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      // Refused while the battery is low; then the device's own setting decides.
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
