// Formats cents for people. The only place that formats money.
import type { Cents } from '#contract/money.ts';

export type MoneyFormat = {
  /** The brand's currency code; an invalid one is shown as reais. */
  currency: string;
  /** The interface's language; it only matters for currencies without a format of their own. */
  locale: string;
};

const MINUS = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/** 'R$ 1.234,50' with a no-break space. */
export function formatMoney(cents: Cents, { currency, locale }: MoneyFormat): string {
  const size = Math.abs(cents);
  const text =
    isReais(currency) && Number.isSafeInteger(size)
      ? reais(size)
      : formatFor(currency, locale).format(size / 100);
  return cents < 0 ? `${MINUS}${text}` : text;
}

/** Trial brands use TESTE. An invalid code must not break the page. */
function isReais(currency: string): boolean {
  const code = currency.trim().toUpperCase();
  return code === 'BRL' || code === 'TESTE' || !/^[A-Z]{3}$/.test(code);
}

/**
 * Written by hand: the first number format of a page takes a slow phone a tenth of a second, in the
 * middle of hydration.
 */
function reais(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `R$\u00a0${whole},${String(cents % 100).padStart(2, '0')}`;
}

function formatFor(currency: string, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    format = newFormat(currency, locale);
    formats.set(key, format);
  }
  return format;
}

function newFormat(currency: string, locale: string): Intl.NumberFormat {
  const code = currency.trim().toUpperCase();
  // Always two decimals, even for currencies that Intl would round to whole units: internally,
  // money is hundredths.
  const options = {
    style: 'currency',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const;
  if (isReais(code)) return new Intl.NumberFormat('pt-BR', { ...options, currency: 'BRL' });
  if (code === 'ARS') return new Intl.NumberFormat('es-AR', { ...options, currency: 'ARS' });
  return new Intl.NumberFormat(locale.startsWith('pt') ? 'pt-BR' : locale, {
    ...options,
    currency: code,
  });
}

/** 12.5 as '12,5%', '12.5%' or '12,5 %', depending on the page's language. */
export function formatPercent(percent: number, locale: string): string {
  // As in `reais`: the menu's promotions show whole numbers.
  if (/^(?:pt|en)/.test(locale) && Number.isInteger(percent) && percent >= 0 && percent < 1000)
    return `${percent}%`;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}
