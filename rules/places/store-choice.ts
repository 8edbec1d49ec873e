// Which store a visit is about, and in which order stores are shown (the specification, sections 2
// and 4).

type Named = { id: number; codigo: string; codigosAnteriores?: readonly string[] };

export type StoreChoice<S> = {
  stores: readonly S[];
  /** `loja` of the address: a code or an id. */
  asked: string | null;
  /** What the browser remembers of the last visit: a code or an id. */
  remembered: string | null;
  /** The brand's setting: with it a visit that names no store starts without one. */
  permitirDesconectarMesa: boolean;
};

/** Null: the diner has to choose. */
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

/** By its code, a code that it had, or its id. */
export function findStore<S extends Named>(stores: readonly S[], wanted: string | null): S | null {
  if (wanted === null) return null;
  const by = (fits: (store: S) => boolean | undefined) => stores.find(fits);
  // A code may be a number too: what a store is called now goes before what one was called, and
  // both before the number of another.
  const found =
    by(({ codigo }) => codigo === wanted) ??
    by(({ codigosAnteriores }) => codigosAnteriores?.includes(wanted)) ??
    by(({ id }) => String(id) === wanted);
  return found ?? null;
}

/**
 * The query that names a store, needed with other than exactly one, and the flag of whoever only
 * wants to look.
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

type Ranked = { estado: 'aberto' | 'pausado' | 'fechado'; distancia: number | null; nome: string };
const stateRank = { aberto: 0, pausado: 1, fechado: 2 } as const;

/**
 * The nearest open one first; a store whose distance nobody knows comes after those that are
 * measured.
 */
export function rankStores<S extends Ranked>(stores: readonly S[]): S[] {
  return stores.toSorted(
    (a, b) =>
      stateRank[a.estado] - stateRank[b.estado] ||
      (a.distancia ?? Number.MAX_SAFE_INTEGER) - (b.distancia ?? Number.MAX_SAFE_INTEGER) ||
      a.nome.localeCompare(b.nome, 'pt-BR'),
  );
}
