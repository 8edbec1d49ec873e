// The one search for products by staff and in changes of an order: the menu's products, best first.
import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { toListed } from '../listing/to-listed.ts';
import { findProducts } from '../menu/find-products.ts';

export function findInMenu({ categorias }: Menu, needle: string): Product[] {
  const byId = new Map(categorias.flatMap(({ produtos }) => produtos).map((one) => [one.id, one]));
  const listed = categorias.map((category) => ({
    ...category,
    produtos: category.produtos.map(toListed),
  }));
  return findProducts(listed, needle).flatMap(({ product }) => byId.get(product.id) ?? []);
}
