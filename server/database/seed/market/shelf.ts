// The format of the market's shelves: lines of goods, which generate-market.ts turns into products.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';

/**
 * A label such as '1 kg' and the price of that amount for an average brand. With a weight: the
 * price of a kilogram, and no label.
 */
export type Size = [label: string, price: Cents, peso?: Weight];

/** Sold by weight, in steps of so many grams. */
export const byTheKilo = (price: Cents, passo: number, maximo = 5000): Size => [
  '',
  price,
  { passo, minimo: passo, maximo },
];

export type ShelfLine = {
  nome: string;
  descricao: string;
  sizes: Size[];
  /** Invented brands; a line without any is sold loose. */
  brands?: string[];
  groups?: string[];
  etiquetas?: string[];
};

export type Shelf = {
  nome: string;
  descricao: string;
  tom: PictureTint;
  /** How many products the shelf shows. */
  quota: number;
  lines: ShelfLine[];
};

export const line = (
  nome: string,
  descricao: string,
  sizes: Size[],
  more: Partial<ShelfLine> = {},
): ShelfLine => ({
  nome,
  descricao,
  sizes,
  ...more,
});
