// Where a visitor of the entry route goes (the specification, section 2).
import { linkKey } from './link-key.ts';

export type EntryDecision =
  | { kind: 'accessLink'; to: string }
  | { kind: 'login' }
  | { kind: 'menu'; reason: 'storeSelected' | 'onlyStore' }
  | { kind: 'stores' };

export type EntryInput = {
  /** The query as it stands in the address, with or without its question mark. */
  search: string;
  possuiDelivery: boolean;
  storeCount: number;
  storeSelected: boolean;
};

/**
 * Whether a brand has a list of stores: several, with delivery or without. The picker after the
 * login stays where one store delivers; under /lojas a list of one is no list.
 */
export function listsStores({
  path,
  possuiDelivery,
  storeCount,
}: Pick<EntryInput, 'possuiDelivery' | 'storeCount'> & { path: string }): boolean {
  return storeCount > 1 || (possuiDelivery && !path.startsWith('/lojas'));
}

export function decideEntry({
  search,
  possuiDelivery,
  storeCount,
  storeSelected,
}: EntryInput): EntryDecision {
  const query = search.replace(/^\?/, '');
  if (linkKey(new URLSearchParams(query)) !== null)
    return { kind: 'accessLink', to: `/login/Acesso?${query}` };
  if (!possuiDelivery) return { kind: 'login' };
  if (storeSelected) return { kind: 'menu', reason: 'storeSelected' };
  if (storeCount > 1) return { kind: 'stores' };
  return { kind: 'menu', reason: 'onlyStore' };
}
