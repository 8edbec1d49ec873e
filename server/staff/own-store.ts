// A store that a staff call names, or its refusal.
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';

/** Staff of one store act for that store only. */
export function ownStore(id: number, context: CallContext): StoreRecord {
  const store = storesOf(signedIn(context), context).find((candidate) => candidate.id === id);
  if (store === undefined) throw new Refusal('storeNotFound');
  return store;
}
