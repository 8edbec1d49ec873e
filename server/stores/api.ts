// A store's parameters and its current state.
import { requireStore } from '../brand/require-store.ts';
import { parameterPairs } from '../brand/store-parameters.ts';
import { stateAt } from '../brand/store-records.ts';
import type { Handlers } from '../handlers.ts';
import { isWatched } from '../staff/watch.ts';

export const storeHandlers = {
  storeState: async ({ id }, context) => {
    const state = stateAt(requireStore(context, id), context.now());
    return {
      ...state,
      semAtendimento:
        state.estado === 'aberto' && !(await isWatched(context, context.brand.id, id)),
    };
  },
  storeParameters: async ({ idEstabelecimento }, context) => {
    const store = requireStore(context, idEstabelecimento);
    return parameterPairs(context.brand, store);
  },
} satisfies Partial<Handlers>;
