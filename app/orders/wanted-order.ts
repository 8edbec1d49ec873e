// Which order a page is about: the one in its path, or the one that the query value `pedido` names
// instead. Neither proves anything.

/** Null: no order can have this number. */
export function wantedOrder(inPath: string, query: URLSearchParams): number | null {
  const named = Number(query.get('pedido') || inPath);
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}
