// Updates the stored delivery quote of an address to today's terms. In a file of its own, because
// every menu loads the one with the storage.
import type { DeliveryQuote } from '#contract/entities/address.ts';

/**
 * A stored quote with the terms of now. A fee that the customer has seen stays until the cart's
 * price has told them of another.
 */
export function renewedQuote(seen: DeliveryQuote | null, fresh: DeliveryQuote): DeliveryQuote {
  if (seen === null || seen.taxaEntrega === null) return fresh;
  return fresh.taxaEntrega === null ? seen : { ...fresh, taxaEntrega: seen.taxaEntrega };
}
