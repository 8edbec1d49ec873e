// Which order a page is about: the one in its path, or in the query value `pedido`. Neither proves
// anything.

/** Null: not a valid order number. */
export function wantedOrder(inPath: string, query: URLSearchParams): number | null {
  const named = Number(query.get('pedido') || inPath);
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}
