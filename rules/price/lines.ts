// A line with its price, which is computed once, when the line is created or healed; total, coupon,
// loyalty and the stored order read it from here.
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { PriceLayer } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { priceOfWeight } from './weight.ts';

export type PricedLine = {
  productId: number;
  /** The price of one unit, or of a kilogram, with its choices. */
  unit: Cents;
  quantity: number;
  /** By weight: what one of `quantity` weighs. */
  grams?: number | undefined;
  /** Excluded from percent discounts. */
  promotional: boolean;
  /** Which layer set the product's price; absent: the brand. */
  layer?: PriceLayer;
};

export function pricedLine(
  { produto, valorProdutoHistorico }: OrderItem,
  promotional: boolean,
  layer?: PriceLayer,
): PricedLine {
  const { id, quantidade, gramas } = produto;
  const amount = { unit: valorProdutoHistorico, quantity: quantidade, grams: gramas };
  const line = { productId: id, ...amount, promotional };
  return layer === undefined ? line : { ...line, layer };
}

type Amount = Pick<PricedLine, 'unit' | 'quantity' | 'grams'>;

/** By weight, the price of the whole weight is rounded, not that of each step. */
export function lineTotal({ unit, quantity, grams }: Amount): Cents {
  return grams === undefined ? unit * quantity : priceOfWeight(unit, quantity * grams);
}

/** The total of an item as the cart or an order has it. */
export function itemTotal({ produto, valorProdutoHistorico }: OrderItem): Cents {
  const { quantidade: quantity, gramas: grams } = produto;
  return lineTotal({ unit: valorProdutoHistorico, quantity, grams });
}

/** The amount shown as 'itens'. */
export function sumLines(lines: readonly Amount[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
