// The value of a gift coupon as typed, and parsed. Undefined: unreadable.
import type { ReferralDraft } from '#contract/entities/gifts.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { amountText, decimalText, readPercent } from './typed-values.ts';

type Worth = Pick<
  ReferralDraft,
  'valorDesconto' | 'valorDescontoPercentual' | 'maximoDesconto' | 'freteGratis'
>;
export type GiftKind = 'amount' | 'percent' | 'nothing';
export type GiftText = {
  kind: GiftKind;
  amount: string;
  percent: string;
  most: string;
  delivery: boolean;
};

export function giftText({
  valorDesconto,
  valorDescontoPercentual,
  maximoDesconto,
  freteGratis,
}: Worth): GiftText {
  return {
    kind: valorDescontoPercentual > 0 ? 'percent' : valorDesconto > 0 ? 'amount' : 'nothing',
    amount: valorDesconto === 0 ? '' : amountText(valorDesconto),
    percent: valorDescontoPercentual === 0 ? '' : decimalText(valorDescontoPercentual),
    most: maximoDesconto === 0 ? '' : amountText(maximoDesconto),
    delivery: freteGratis,
  };
}

export function readGift({ kind, amount, percent, most, delivery }: GiftText): Worth | undefined {
  const value = kind === 'amount' ? parseMoneyInput(amount) : 0;
  const share = kind === 'percent' ? readPercent(percent) : 0;
  const cap = kind === 'percent' && most.trim() !== '' ? parseMoneyInput(most) : 0;
  if (
    value === null ||
    share === null ||
    cap === null ||
    (kind === 'amount' && value === 0) ||
    (kind === 'percent' && share === 0)
  )
    return undefined;
  return {
    valorDesconto: value,
    valorDescontoPercentual: share,
    maximoDesconto: cap,
    freteGratis: delivery,
  };
}
