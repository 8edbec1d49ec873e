// Formats cents in the brand's currency and the interface's language.
import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#rules/price/currency.ts';

const CurrencyContext = createContext('BRL');

export function MoneyProvider({ currency, children }: { currency: string; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

/** `const money = useMoney(); money(1250)` is 'R$ 12,50'. */
export function useMoney(): (cents: Cents) => string {
  const currency = useContext(CurrencyContext);
  const { locale } = useLingui().i18n;
  return useMemo(
    () => (cents: Cents) => formatMoney(cents, { currency, locale }),
    [currency, locale],
  );
}
