// Which store a table belongs to, from a link or a form.
import { findStore } from '#rules/places/store-choice.ts';

type Named = { id: number; codigo: string; codigosAnteriores?: readonly string[] };
type WithTables = Named & { possuiPedidoMesa: boolean };

export type TableStore<S> =
  | { kind: 'store'; store: S }
  /** Ambiguous: several stores have a table with this number. */
  | { kind: 'ask'; stores: readonly S[] }
  /** `store`: the named one, if any. */
  | { kind: 'none'; store: S | null };

/** `named` is the link's code or id; `chosen` the store whose menu this browser has open. */
export function storeOfTable<S extends WithTables>(
  stores: readonly S[],
  named: string | null,
  chosen: S | null,
): TableStore<S> {
  const meant = findStore(stores, named) ?? (stores.length === 1 ? stores[0] : undefined);
  if (meant !== undefined)
    return meant.possuiPedidoMesa
      ? { kind: 'store', store: meant }
      : { kind: 'none', store: meant };
  const withTables = stores.filter(({ possuiPedidoMesa }) => possuiPedidoMesa);
  const [first] = withTables;
  if (first === undefined) return { kind: 'none', store: null };
  // An unknown store name may mean any of them.
  if (named !== null) return { kind: 'ask', stores: withTables };
  if (chosen?.possuiPedidoMesa) return { kind: 'store', store: chosen };
  return withTables.length === 1
    ? { kind: 'store', store: first }
    : { kind: 'ask', stores: withTables };
}
