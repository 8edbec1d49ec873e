// A line with its price. The price is worked out once, where the line is made or put right; total,
// coupon, loyalty and the stored order read it from here.
import type { OrderItem } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';

export type PricedLine = {
  productId: number;
  /** What one costs, with its choices. */
  unit: Cents;
  quantity: number;
  /** Discounts in percent leave it out. */
  promotional: boolean;
};

export function pricedLine(
  { produto, valorProdutoHistorico }: OrderItem,
  promotional: boolean,
): PricedLine {
  const { id, quantidade } = produto;
  return { productId: id, unit: valorProdutoHistorico, quantity: quantidade, promotional };
}

type Amount = Pick<PricedLine, 'unit' | 'quantity'>;

export function lineTotal({ unit, quantity }: Amount): Cents {
  return unit * quantity;
}

/** What the diner reads as 'itens'. */
export function sumLines(lines: readonly Amount[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
