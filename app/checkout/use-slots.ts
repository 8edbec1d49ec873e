// The available times, loaded when the customer schedules, and again when a time was refused.
import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { OrderType } from '#contract/entities/order.ts';
import { api } from '../api.ts';

export type SlotDays = OutputOf<Endpoints['freeSlots']>['dias'];
type Found = { question: string; days: SlotDays | null };

/** `days` null: loading; `failed`: no answer, retry. */
export function useSlots(
  wanted: boolean,
  storeId: number,
  tipoPedido: OrderType,
): { days: SlotDays | null; failed: boolean; refresh(): void } {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const question = `${storeId} ${tipoPedido} ${round}`;
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    const answer = (days: SlotDays | null) => {
      if (!stale) setFound({ question, days });
    };
    api()
      .then((client) => client.freeSlots({ idEstabelecimento: storeId, tipoPedido }))
      .then((result) => answer(result.ok ? result.value.dias : null))
      .catch(() => answer(null));
    return () => {
      stale = true;
    };
  }, [wanted, storeId, tipoPedido, question]);
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  const current = found?.question === question ? found : null;
  return {
    days: current?.days ?? null,
    failed: current !== null && current.days === null,
    refresh,
  };
}
