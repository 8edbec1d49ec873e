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
  // Each new price asks again. What was held is not lost while that price is on its way, nor when
  // it does not come. Without any answer, the server decides when the order arrives.
  const answer = reply?.ok ? reply.value.garantidoAte : undefined;
  const [last, setLast] = useState<{ id: number; until: string | null }>({ id, until: null });
  if (answer !== undefined && (last.id !== id || last.until !== answer))
    setLast({ id, until: answer });
  const before = last.id === id ? last.until : null;
  const until = answer === undefined ? before : answer;
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setEnded(until), Math.max(0, Date.parse(until) - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  return estado === 'fechado' && until !== ended ? until : null;
}
