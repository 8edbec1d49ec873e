// Where the entry route redirects a visitor (the specification, section 2).
import { pages } from '#contract/pages.ts';
import { linkKey } from './link-key.ts';

export type EntryDecision =
  | { kind: 'accessLink'; to: string }
  | { kind: 'login' }
  | { kind: 'menu'; reason: 'storeSelected' | 'onlyStore' }
  | { kind: 'stores' };

export type EntryInput = {
  /** The query of the address, with or without its question mark. */
  search: string;
  possuiDelivery: boolean;
  storeCount: number;
  storeSelected: boolean;
};

/**
 * Whether a brand shows a list of stores: it has several, with or without delivery. The picker
 * after login appears even if only one store delivers; /lojas with one store is not a list.
 */
export function listsStores({
  path,
  possuiDelivery,
  storeCount,
}: Pick<EntryInput, 'possuiDelivery' | 'storeCount'> & { path: string }): boolean {
  return storeCount > 1 || (possuiDelivery && !path.startsWith(pages.storeList));
}

export function decideEntry({
  search,
  possuiDelivery,
  storeCount,
  storeSelected,
}: EntryInput): EntryDecision {
  const query = search.replace(/^\?/, '');
  if (linkKey(new URLSearchParams(query)) !== null)
    return { kind: 'accessLink', to: `${pages.accessLink}?${query}` };
  if (!possuiDelivery) return { kind: 'login' };
  if (storeSelected) return { kind: 'menu', reason: 'storeSelected' };
  if (storeCount > 1) return { kind: 'stores' };
  return { kind: 'menu', reason: 'onlyStore' };
}
