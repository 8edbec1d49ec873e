// A line with its price, which is computed once, when the line is created or healed; total, coupon,
// loyalty and the stored order read it from here.
import type { OrderItem } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';

export type PricedLine = {
  productId: number;
  /** The price of one unit, with its choices. */
  unit: Cents;
  quantity: number;
  /** Excluded from percent discounts. */
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

/** The amount shown as 'itens'. */
export function sumLines(lines: readonly Amount[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
