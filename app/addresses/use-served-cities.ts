// The cities that a store delivers to, offered before one is typed.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { useAnswer } from '../use-answer.ts';

export type City = OutputOf<Endpoints['servedCities']>[number];

const none: readonly City[] = [];

/** Empty: not loaded or unavailable; the city is then typed. */
export function useServedCities(idEstabelecimento: number): readonly City[] {
  const { reply } = useAnswer({ idEstabelecimento }, (client, store) => client.servedCities(store));
  return reply?.ok ? reply.value : none;
}
