// Weights and quantities as people read them. The only place that formats weights.
import type { Product } from '#contract/entities/product.ts';
import type { Amount } from './weight.ts';

const GRAMS_PER_KILO = 1000;

/** '600 g', '1,2 kg', with a no-break space. */
export function weightText(grams: number, locale: string): string {
  if (grams < GRAMS_PER_KILO) return `${grams}\u00a0g`;
  const kilos = String(grams / GRAMS_PER_KILO);
  return `${locale.startsWith('en') ? kilos : kilos.replace('.', ',')}\u00a0kg`;
}

/** A price as it stands in a list: 'R$ 39,90/kg' for a product by weight. */
export const priceText = (price: string, peso: Product['peso']): string =>
  peso == null ? price : `${price}/kg`;

/** '600 g', or the number of units. */
export function amountText({ quantidade, gramas }: Amount, locale: string): string {
  return gramas == null ? String(quantidade) : weightText(quantidade * gramas, locale);
}

/** As it stands before a name: '600 g', or '2×'. */
export function timesText(amount: Amount, locale: string): string {
  return amount.gramas == null ? `${amount.quantidade}×` : amountText(amount, locale);
}
