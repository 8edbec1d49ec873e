// The available times, loaded when the customer schedules, and again when a time was refused.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { OrderType } from '#contract/entities/order.ts';
import { useAnswer } from '../use-answer.ts';

export type SlotDays = OutputOf<Endpoints['freeSlots']>['dias'];

/** `days` null: loading; `failed`: no answer, retry. */
export function useSlots(
  wanted: boolean,
  storeId: number,
  tipoPedido: OrderType,
): { days: SlotDays | null; failed: boolean; refresh(): void } {
  const { reply, again } = useAnswer(
    wanted ? { idEstabelecimento: storeId, tipoPedido } : null,
    (client, question) => client.freeSlots(question),
  );
  return {
    days: reply?.ok ? reply.value.dias : null,
    failed: reply?.ok === false,
    refresh: again,
  };
}
