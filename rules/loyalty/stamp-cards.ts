// Stamp cards: their state, and what a full one takes off an order.
import type { Reward, StampCardState } from '#contract/entities/loyalty.ts';
import type { Cents } from '#contract/money.ts';
import { capped, percentDiscount } from '../price/discounts.ts';
import { lineTotal, type PricedLine, sumLines } from '../price/lines.ts';

export type CardFacts = { stamps: number; needed: number; redeemed: boolean; expiresAt: Date };

export function cardState(
  { stamps, needed, redeemed, expiresAt }: CardFacts,
  now: Date,
): StampCardState {
  if (redeemed) return 'resgatada';
  if (expiresAt <= now) return 'expirada';
  return stamps >= needed ? 'completa' : 'emAndamento';
}

/** What a full card takes off these items. Null: they lack its product. */
export function rewardWorth(
  { tipo, valor, percentual, maximoDesconto, idProduto }: Reward,
  lines: readonly Pick<PricedLine, 'productId' | 'unit' | 'quantity' | 'grams'>[],
): Cents | null {
  const all = sumLines(lines);
  if (tipo === 'valor') return Math.min(valor, all);
  if (tipo === 'percentual') return capped(percentDiscount(all, percentual), maximoDesconto);
  // For a product by weight, a kilogram at most.
  const units = lines
    .filter(({ productId }) => productId === idProduto)
    .map((line) => (line.grams === undefined ? line.unit : Math.min(line.unit, lineTotal(line))));
  return units.length === 0 ? null : capped(Math.min(...units), maximoDesconto);
}
