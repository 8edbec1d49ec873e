// A menu as the bytes of its reply. Thousands of products take a tenth of a second to encode, so
// they are encoded one by one, in short steps, and each once for all stores that show it.
import * as z from 'zod/mini';
import { Category, Menu } from '#contract/entities/menu.ts';
import { Product } from '#contract/entities/product.ts';
import { Pace } from '../turns/pace.ts';

const texts = new WeakMap<Product, string>();

function productText(product: Product): string {
  const text = texts.get(product) ?? JSON.stringify(z.encode(Product, product));
  texts.set(product, text);
  return text;
}

/** An empty list in JSON; in a text of it, the quotes would have backslashes. */
const NO_CATEGORIES = '"categorias":[]';
const NO_PRODUCTS = '"produtos":[]';

function filled(shell: object, place: string, parts: readonly string[]): string {
  const text = JSON.stringify(shell);
  const at = text.indexOf(place) + place.length - 1;
  return `${text.slice(0, at)}${parts.join(',')}${text.slice(at)}`;
}

/** The same bytes as of the menu encoded at once. */
export async function menuJson(menu: Menu): Promise<Uint8Array<ArrayBuffer>> {
  const pace = new Pace();
  const categories: string[] = [];
  for (const category of menu.categorias) {
    const products: string[] = [];
    for (const product of category.produtos) {
      products.push(productText(product));
      if (pace.isDue) await pace.rest();
    }
    const shell = z.encode(Category, { ...category, produtos: [] });
    categories.push(filled(shell, NO_PRODUCTS, products));
  }
  const shell = z.encode(Menu, { ...menu, categorias: [] });
  return new TextEncoder().encode(filled(shell, NO_CATEGORIES, categories));
}
