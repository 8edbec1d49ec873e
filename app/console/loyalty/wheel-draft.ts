// The prizes of a wheel as typed.
import type { WheelPrize } from '#contract/entities/gifts.ts';
import { ticketsOf } from '#rules/loyalty/wheel.ts';
import { type GiftText, giftText, readGift } from '../forms/gift-draft.ts';
import { decimalText, readPercent } from '../forms/typed-values.ts';

export type PrizeText = { key: number; name: string; odds: string; gift: GiftText };

let keys = 0;
const nextKey = () => ++keys;

export function prizeTexts(prizes: readonly WheelPrize[]): PrizeText[] {
  return prizes.map((prize) => ({
    key: nextKey(),
    name: prize.nome,
    odds: decimalText(prize.probabilidade),
    gift: giftText(prize),
  }));
}

export function emptyPrize(): PrizeText {
  return {
    key: nextKey(),
    name: '',
    odds: '',
    gift: { kind: 'percent', amount: '', percent: '', most: '', delivery: false },
  };
}

/** Undefined: unreadable. */
export function readPrize({ name, odds, gift }: PrizeText): WheelPrize | undefined {
  const [share, worth] = [readOdds(odds), readGift(gift)];
  return share === null || worth === undefined || name.trim() === ''
    ? undefined
    : { nome: name.trim(), probabilidade: share, ...worth };
}

/** At most two decimals: the draw uses hundredths of a percent. */
export function readOdds(typed: string): number | null {
  const share = readPercent(typed);
  return share === null || Math.abs(ticketsOf(share) / 100 - share) > 1e-9 ? null : share;
}

export function sumOf(prizes: readonly PrizeText[]): number {
  return prizes.reduce((sum, { odds }) => sum + ticketsOf(readOdds(odds) ?? 0), 0) / 100;
}
