// The address of a product, with the store where the brand has several.
import type { Store } from '#contract/entities/store.ts';
import { productPath } from '#contract/page-path.ts';
import { storeSuffix } from '../stores/store-choice.ts';

type Stores = Parameters<typeof storeSuffix>[0];

/** `line`: the cart line to edit. */
export function productAddress(
  brand: Stores,
  store: Pick<Store, 'id' | 'codigo'>,
  id: number,
  line?: string,
): string {
  const params = new URLSearchParams(storeSuffix(brand, store));
  if (line !== undefined) params.set('linha', line);
  const text = params.toString();
  return text === '' ? productPath(id) : `${productPath(id)}?${text}`;
}
