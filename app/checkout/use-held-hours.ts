// Opening the checkout holds the opening hours: for ten minutes, orders are accepted even if the
// store closes.
import { useEffect, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { serverNow } from '../server-clock.ts';
import { useAnswer } from '../use-answer.ts';

/**
 * The instant until which a closed store still accepts this device's order; null while it is open
 * or nothing is held.
 */
export function useHeldHours(
  { id, estado }: Pick<Store, 'id' | 'estado'>,
  deviceKnown: boolean,
): string | null {
  // A device without a cookie would get two: request the price first.
  const { reply } = useAnswer(deviceKnown ? id : null, (client, idEstabelecimento) =>
    client.holdCheckout({ idEstabelecimento }),
  );
  // Without an answer, the server decides when the order arrives.
  const until = reply?.ok ? reply.value.garantidoAte : null;
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setEnded(until), Math.max(0, Date.parse(until) - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  return estado === 'fechado' && until !== ended ? until : null;
}
