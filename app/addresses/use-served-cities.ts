// The cities that a store delivers to, offered before one is typed.
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { api } from '../api.ts';

export type City = OutputOf<Endpoints['servedCities']>[number];

/** Empty: not loaded or unavailable; the city is then typed. */
export function useServedCities(idEstabelecimento: number): readonly City[] {
  const [cities, setCities] = useState<readonly City[]>([]);
  useEffect(() => {
    let stale = false;
    api()
      .then((client) => client.servedCities({ idEstabelecimento }))
      .then((result) => {
        if (!stale && result.ok) setCities(result.value);
      })
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [idEstabelecimento]);
  return cities;
}
