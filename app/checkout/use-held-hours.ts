// Opening the checkout holds the opening hours: for ten minutes, orders are accepted even if the
// store closes.
import { useEffect, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { api } from '../api.ts';

/**
 * The instant until which a closed store still accepts this device's order; null while it is open
 * or nothing is held.
 */
export function useHeldHours(
  { id, estado }: Pick<Store, 'id' | 'estado'>,
  deviceKnown: boolean,
): string | null {
  const [until, setUntil] = useState<string | null>(null);
  useEffect(() => {
    // A device without a cookie would get two: request the price first.
    if (!deviceKnown) return;
    let stale = false;
    const hold = async () => {
      const client = await api().catch(() => null);
      const reply = await client?.holdCheckout({ idEstabelecimento: id });
      // Without an answer, the server decides when the order arrives.
      if (!stale && reply?.ok === true) setUntil(reply.value.garantidoAte);
    };
    void hold();
    return () => {
      stale = true;
    };
  }, [id, deviceKnown]);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return estado === 'fechado' ? until : null;
}
