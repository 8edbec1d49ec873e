// An amount formatted for the caller's language, for refusals.
import { formatMoney } from '#rules/price/currency.ts';
import type { CallContext } from '../context.ts';

export function moneyText(
  cents: number,
  { brand, language }: Pick<CallContext, 'brand' | 'language'>,
): string {
  return formatMoney(cents, { currency: brand.settings.PUBLIC_CODIGO_MOEDA, locale: language });
}
