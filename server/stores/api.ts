// A store's parameters and its state now.
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { isWatched } from '../staff/watch.ts';
import { type StoreRecord, stateAt } from './records.ts';

/** A store of the brand that is asking; another brand's id is refused like one that does not exist. */
export function requireStore(context: Pick<CallContext, 'brand'>, id: number): StoreRecord {
  const store = context.brand.stores.find((one) => one.id === id);
  if (store === undefined) throw new Refusal('storeNotFound');
  return store;
}

export const storeHandlers = {
  storeState: async ({ id }, context) => {
    const state = stateAt(requireStore(context, id), context.now());
    return { ...state, semAtendimento: state.estado === 'aberto' && !(await isWatched(context, context.brand.id, id)) };
  },
  storeParameters: async ({ idEstabelecimento }, context) => {
    const store = requireStore(context, idEstabelecimento);
    return [
      { nome: 'PUBLIC_CODIGO_MOEDA', valor: context.brand.settings.PUBLIC_CODIGO_MOEDA },
      { nome: 'PUBLIC_IDIOMA', valor: context.brand.settings.PUBLIC_IDIOMA },
      { nome: 'PUBLIC_TAXA_ADICIONAL', valor: String(context.brand.settings.PUBLIC_TAXA_ADICIONAL / 100) },
      { nome: 'possuiPedidoMesa', valor: String(store.possuiPedidoMesa) },
      { nome: 'permiteRetiradaBalcao', valor: String(store.permiteRetiradaBalcao) },
      ...store.parameters,
    ];
  },
} satisfies Partial<Handlers>;
