// What the bill of a table made of an order: lines are removed from it and service is declined, as
// the figures count it.
import { sql } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { onItsBill } from '../figures/count.ts';

type Bill = {
  worth: Cents;
  service: Cents;
  /** Of removed lines: their price, and what they were worth with discounts and fees. */
  removedItems: Cents;
  removedNet: Cents;
};

/** Of each of `orders`; null: it is on no bill. */
export const billOfOrder = (brandId: number) => sql<Bill | null>`(
  select jsonb_build_object('worth', bill.worth, 'service', bill.service,
    'removedItems', bill.removed_items, 'removedNet', bill.removed_net)
  from orders o cross join lateral ${onItsBill(brandId)}
  where o.brand_id = ${brandId}::bigint and o.id = "orders"."id" and bill.worth is not null)`;

type Sums = Record<
  'valorItens' | 'valorDesconto' | 'taxaAdicional' | 'servico' | 'valorTotal',
  Cents
>;

/** What the bill charges. The parts still add up to the total. */
export function chargedOnBill(ordered: Sums, bill: Bill | null): Sums {
  if (bill === null) return ordered;
  const fees = bill.removedNet - bill.removedItems;
  return {
    valorItens: ordered.valorItens - bill.removedItems,
    valorDesconto: ordered.valorDesconto + Math.min(0, fees),
    taxaAdicional: ordered.taxaAdicional - Math.max(0, fees),
    servico: bill.service,
    valorTotal: bill.worth,
  };
}
