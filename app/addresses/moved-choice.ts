// Changes of the chosen address from other screens than a store's: it goes to another store, or was
// edited in the profile. In a file of its own, because every menu loads delivery-choice.ts.
import type { Address } from '#contract/entities/address.ts';
import { delivery } from './delivery-choice.ts';
import { type SavedDelivery, withAddress } from './saved-delivery.ts';

/** An address that another store of the brand serves: its fee is asked for there. */
export function takeAddressTo(storeId: number, address: Address): void {
  delivery.update((all) => withAddress(all, storeId, address, null));
}

/** For the profile, which edits saved addresses of any store. */
export function renewChosen(edited: Address): void {
  delivery.update((all) => withEdited(all, edited));
}

/** If the edited address is the chosen one, orders go to it as edited, and fees are asked again. */
export function withEdited(kept: SavedDelivery, edited: Address): SavedDelivery {
  if (edited.id === undefined || kept.address?.id !== edited.id) return kept;
  const stores = Object.entries(kept.stores).map(([id, one]) => [id, { ...one, quote: null }]);
  return { address: edited, stores: Object.fromEntries(stores) };
}
