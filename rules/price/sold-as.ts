// A product as it is sold for delivery, for pickup or at a table.
import type { OrderType } from '#contract/entities/order.ts';
import type { PriceLayer, Product, WayOfServing } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { startingPrice } from './product-price.ts';
import { isSoldAs, wayOf } from './way-of-serving.ts';

/** The product at another price: the struck-through price belongs to the one it replaces. */
export function pricedBy<T extends Product>(product: T, valor: Cents, camada: PriceLayer): T {
  const priced = { ...product, valor, camada, valorDe: null, promocional: false };
  return { ...priced, ...startingPrice(priced) };
}

/** Null: it is not sold so. A table's price comes from the table's own menu. */
export function soldAs<T extends Product>(product: T, way: WayOfServing): T | null {
  if (!isSoldAs(product, way)) return null;
  const valor = way === 'mesa' ? undefined : product.valoresPorForma?.[way];
  return valor === undefined ? product : pricedBy(product, valor, way);
}

export const allSoldAs = (products: Iterable<Product>, type: OrderType): Product[] =>
  Array.from(products).flatMap((product) => soldAs(product, wayOf(type)) ?? []);
