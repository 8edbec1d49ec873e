// A whole product and a whole menu as they are for delivery or pickup.
import type { Menu } from '#contract/entities/menu.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { soldAs } from '#rules/price/sold-as.ts';
import { wayOf } from '#rules/price/way-of-serving.ts';
import type { ShownProduct } from './to-listed.ts';

export const productAs = (product: Product, type: OrderType): ShownProduct =>
  soldAs(product, wayOf(type)) ?? { ...product, esgotado: true, notThisWay: true };

/** What can be ordered so, for staff. */
export const menuAs = (menu: Menu, type: OrderType): Menu => ({
  ...menu,
  categorias: menu.categorias.map((category) => ({
    ...category,
    produtos: category.produtos.flatMap((product) => soldAs(product, wayOf(type)) ?? []),
  })),
});
