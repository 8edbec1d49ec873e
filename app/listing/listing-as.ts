// The list of the menu as it is for delivery or pickup, where a store's prices or products differ
// by that.
import type { OrderType } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { isSoldAs, wayOf } from '#rules/price/way-of-serving.ts';
import type { ListedProduct, MenuData } from './listing.ts';

const differs = ({ formas, valoresPorForma }: ListedProduct | Product): boolean =>
  formas !== undefined || valoresPorForma !== undefined;

/** What is not sold so stays in the list, as unavailable: the other way has it. */
export function listedAs(listed: ListedProduct, type: OrderType): ListedProduct {
  if (!differs(listed)) return listed;
  const way = wayOf(type);
  if (!isSoldAs(listed, way)) return { ...listed, esgotado: true, notThisWay: true };
  const price = way === 'mesa' ? undefined : listed.valoresPorForma?.[way];
  return price === undefined
    ? listed
    : { ...listed, valorRealCalculado: price, valorDeCalculado: null, promocional: false };
}

/** The same data where nothing differs. */
export function listingAs(data: MenuData, type: OrderType): MenuData {
  if (!data.categorias.some(({ produtos }) => produtos.some(differs))) return data;
  return {
    ...data,
    categorias: data.categorias.map((category) => ({
      ...category,
      produtos: category.produtos.map((product) => listedAs(product, type)),
    })),
  };
}
