// Permissions in the console: owners may do everything, managers manage their own store, attendants
// do its daily work: board, counter, tables, register, history.
import type { Endpoint } from '#contract/endpoint.ts';
import type { StoreRecord } from './brand/store-record.ts';
import type { CallContext, StaffSession } from './context.ts';
import { Refusal } from './refusal.ts';

export function signedIn({ staff }: CallContext): StaffSession {
  if (staff === null) throw new Refusal('signInNeeded');
  return staff;
}

/** The role that the call's line asks for, before its input is read. */
export function checkRole({ role }: Endpoint, context: CallContext): void {
  if (role === 'owner') asOwner(context);
  else if (role === 'manager') asManager(context);
  else signedIn(context);
}

export function asOwner(context: CallContext): StaffSession {
  const staff = signedIn(context);
  if (staff.papel !== 'proprietario') throw new Refusal('notYours');
  return staff;
}

export function asManager(context: CallContext): StaffSession {
  const staff = signedIn(context);
  if (staff.papel === 'atendente') throw new Refusal('notYours');
  return staff;
}

/** Staff of one store cannot see other stores. */
export const storesOf = ({ storeId }: StaffSession, { brand }: CallContext): StoreRecord[] =>
  brand.stores.filter(({ id }) => storeId === null || id === storeId);

export function asManagerOf(storeId: number, context: CallContext): StaffSession {
  const staff = asManager(context);
  if (!storesOf(staff, context).some(({ id }) => id === storeId))
    throw new Refusal('storeNotFound');
  return staff;
}
