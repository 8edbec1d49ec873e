// A store that a call names, or its refusal.
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { StoreRecord } from './store-record.ts';

/** A store of the requesting brand; another brand's id is refused like one that does not exist. */
export function requireStore(context: Pick<CallContext, 'brand'>, id: number): StoreRecord {
  const store = context.brand.stores.find((one) => one.id === id);
  if (store === undefined) throw new Refusal('storeNotFound');
  return store;
}
