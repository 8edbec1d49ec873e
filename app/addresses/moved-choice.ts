// The chosen address from screens without a store's choice: taken to another store, and edited in
// the profile. Apart from the choice, which every menu loads.
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

/** A saved address that was edited: where it is the chosen one, the order goes to its new place. */
export function withEdited(kept: SavedDelivery, edited: Address): SavedDelivery {
  if (edited.id === undefined || kept.address?.id !== edited.id) return kept;
  const stores = Object.entries(kept.stores).map(([id, one]) => [id, { ...one, quote: null }]);
  return { address: edited, stores: Object.fromEntries(stores) };
}
