// Back to the page that the customer came from. On a slow phone a screen stays for a moment after
// the press: a second one there must not go back once more, out of the site.
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** False on the first page of a visit. Otherwise it goes back once, however often it is called. */
export function useGoBack(): () => boolean {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<{ key: string; entry: unknown; arrived: boolean } | null>(null);
  return () => {
    // The router numbers its entries; before the first one there is no page of ours.
    const { idx, key: entry } = (history.state ?? {}) as { idx?: number; key?: unknown };
    const last = left.current;
    // Under way, or there and not drawn yet. A navigation that was blocked is back at its entry.
    if (last?.key === key && (!last.arrived || last.entry !== entry)) return true;
    if (idx === undefined || idx === 0) return false;
    const leaving = { key, entry, arrived: false };
    left.current = leaving;
    const arrive = () => {
      leaving.arrived = true;
    };
    addEventListener('popstate', arrive, { once: true });
    void navigate(-1);
    return true;
  };
}
