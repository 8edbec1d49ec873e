// Stamp cards: the state of one, and what a full one takes off an order.
import type { Reward, StampCardState } from '#contract/entities/loyalty.ts';
import type { Cents } from '#contract/money.ts';
import { capped, percentDiscount } from '../price/discounts.ts';

export type CardFacts = { stamps: number; needed: number; redeemed: boolean; expiresAt: Date };

export function cardState(
  { stamps, needed, redeemed, expiresAt }: CardFacts,
  now: Date,
): StampCardState {
  if (redeemed) return 'resgatada';
  if (expiresAt <= now) return 'expirada';
  return stamps >= needed ? 'completa' : 'emAndamento';
}

export type RewardItem = { productId: number; unit: Cents; quantity: number };

/** What a full card takes off these items. Null: its product is not among them. */
export function rewardWorth(
  { tipo, valor, percentual, maximoDesconto, idProduto }: Reward,
  items: readonly RewardItem[],
): Cents | null {
  const all = items.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  if (tipo === 'valor') return Math.min(valor, all);
  if (tipo === 'percentual') return capped(percentDiscount(all, percentual), maximoDesconto);
  const units = items.filter(({ productId }) => productId === idProduto).map(({ unit }) => unit);
  return units.length === 0 ? null : capped(Math.min(...units), maximoDesconto);
}
