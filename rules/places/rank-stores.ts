// The order in which stores are shown (the specification, section 4).

type Ranked = { estado: 'aberto' | 'pausado' | 'fechado'; distancia: number | null; nome: string };
const stateRank = { aberto: 0, pausado: 1, fechado: 2 } as const;

/** The nearest open one first; stores with unknown distance come last. */
export function rankStores<S extends Ranked>(stores: readonly S[]): S[] {
  return stores.toSorted(
    (a, b) =>
      stateRank[a.estado] - stateRank[b.estado] ||
      (a.distancia ?? Number.MAX_SAFE_INTEGER) - (b.distancia ?? Number.MAX_SAFE_INTEGER) ||
      a.nome.localeCompare(b.nome, 'pt-BR'),
  );
}
