// Which store a visit is about (the specification, sections 2 and 4).

type Named = { id: number; codigo: string; codigosAnteriores?: readonly string[] };

export type StoreChoice<S> = {
  stores: readonly S[];
  /** `loja` of the address: a code or an id. */
  asked: string | null;
  /** The store of the last visit, from the browser: a code or an id. */
  remembered: string | null;
  /** The brand's setting: a visit that names no store starts without one. */
  permitirDesconectarMesa: boolean;
};

/** Null: the customer must choose. */
export function decideStore<S extends Named>({
  stores,
  asked,
  remembered,
  permitirDesconectarMesa,
}: StoreChoice<S>): S | null {
  const named = findStore(stores, asked);
  if (named !== null) return named;
  if (stores.length === 1) return stores[0] ?? null;
  return permitirDesconectarMesa ? null : findStore(stores, remembered);
}

/** By its code, a former code, or its id. */
export function findStore<S extends Named>(stores: readonly S[], wanted: string | null): S | null {
  if (wanted === null) return null;
  const by = (fits: (store: S) => boolean | undefined) => stores.find(fits);
  // A code may be a number too: current codes win over former ones, and both over ids.
  const found =
    by(({ codigo }) => codigo === wanted) ??
    by(({ codigosAnteriores }) => codigosAnteriores?.includes(wanted)) ??
    by(({ id }) => String(id) === wanted);
  return found ?? null;
}

/**
 * The query that names a store, needed unless there is exactly one, and the flag for browsing only.
 */
export function storeQuery({
  storeCount,
  store,
  view = false,
}: {
  storeCount: number;
  store: Named | null;
  view?: boolean;
}): string {
  const params = new URLSearchParams();
  if (storeCount !== 1 && store !== null)
    params.set('loja', store.codigo === '' ? String(store.id) : store.codigo);
  if (view) params.set('visualizar', '1');
  return params.size === 0 ? '' : `?${params}`;
}
