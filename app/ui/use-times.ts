// How much of an item was ordered, as it stands before its name.
import { useLingui } from '@lingui/react';
import { timesText } from '#rules/price/weight-text.ts';

/** `times(item)` is '2×' or '600 g'. */
export function useTimes(): (amount: Parameters<typeof timesText>[0]) => string {
  const { locale } = useLingui().i18n;
  return (amount) => timesText(amount, locale);
}
