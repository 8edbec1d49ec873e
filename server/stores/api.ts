// A store's parameters and its current state.
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { isWatched } from '../staff/watch.ts';
import { parameterPairs } from './parameters.ts';
import { stateAt } from './records.ts';
import type { StoreRecord } from './store-record.ts';

/** A store of the requesting brand; another brand's id is refused like one that does not exist. */
export function requireStore(context: Pick<CallContext, 'brand'>, id: number): StoreRecord {
  const store = context.brand.stores.find((one) => one.id === id);
  if (store === undefined) throw new Refusal('storeNotFound');
  return store;
}

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
