// Which order a page is about: the one in its path, or in the query value `pedido`. Neither proves
// anything.
import { addressId } from '../address-id.ts';

/** Null: not a valid order number. */
export const wantedOrder = (inPath: string, query: URLSearchParams): number | null =>
  addressId(query.get('pedido') || inPath);
