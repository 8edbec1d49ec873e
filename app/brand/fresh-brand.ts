// Refreshes the application data every fifteen minutes (the specification, section 4) while the
// page is visible, and when a refusal has shown that they are old.
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/reply.ts';
import { api } from '../api.ts';
import { type PublicBrand, publicBrand } from './public-brand.ts';
import { onStaleStore } from './stale-store.ts';

/** The specification, section 9. */
const REFRESH_MS = 900_000;
const LOOK_MS = 30_000;

/** The brand as loaded or as last refreshed; `onFailure` is called once per failed refresh. */
export function useFreshBrand(
  loaded: PublicBrand,
  onFailure: (failure: Failure) => void,
): PublicBrand {
  const [fresh, setFresh] = useState(loaded);
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
  });
  useEffect(() => {
    let asked = Date.now();
    let gone = false;
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible' || Date.now() - asked < REFRESH_MS) return;
      await ask();
    }
    async function ask(): Promise<void> {
      asked = Date.now();
      const reply = await (await api()).brandByUrl({ url: location.host });
      if (gone) return;
      if (reply.ok) setFresh(publicBrand(reply.value));
      else tell.current(reply);
    }
    const check = () => void look().catch(() => undefined);
    const timer = setInterval(check, LOOK_MS);
    document.addEventListener('visibilitychange', check);
    const stop = onStaleStore(() => void ask().catch(() => undefined));
    return () => {
      gone = true;
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return fresh;
}
