// Products sold by weight: quantities count steps of so many grams, prices are per kilogram.
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { LARGEST_QUANTITY } from '#contract/weight.ts';

const GRAMS_PER_KILO = 1000;

/** Half up to a cent, once, in integers. */
export function priceOfWeight(perKilo: Cents, grams: number): Cents {
  return Math.floor((2 * perKilo * grams + GRAMS_PER_KILO) / (2 * GRAMS_PER_KILO));
}

/** How many of a product a line may hold. */
export type Bounds = { least: number; most: number };

export const bySingles: Bounds = { least: 1, most: LARGEST_QUANTITY };

/** In steps for a product by weight. */
export function boundsOf({ peso }: Pick<Product, 'peso'>): Bounds {
  if (peso == null) return bySingles;
  const most = Math.max(1, Math.min(LARGEST_QUANTITY, Math.floor(peso.maximo / peso.passo)));
  return { least: Math.min(most, Math.max(1, Math.ceil(peso.minimo / peso.passo))), most };
}

export const clamp = (quantity: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, Math.trunc(quantity)));

/** Portions that a line takes from the stock, which is in grams for a product by weight. */
export const portionsTaken = ({ quantidade, gramas }: Amount): number => quantidade * (gramas ?? 1);

/** How many units or steps of a product this stock is; not counted, it is enough. */
export function stepsIn(stock: number | null, { peso }: Pick<Product, 'peso'>): number {
  return stock === null ? Number.POSITIVE_INFINITY : Math.floor(stock / (peso?.passo ?? 1));
}

/** Too little is left for the smallest quantity. */
export function isUsedUp(product: Pick<Product, 'peso' | 'quantidade'>): boolean {
  return stepsIn(product.quantidade, product) < boundsOf(product).least;
}

/**
 * From here on each portion reloads open menus, so that a cart that wants more than is left is
 * corrected from it.
 */
const FEW = 10;

/** What is left is at most ten units, or ten of the smallest weights. */
export const isScarce = (product: Pick<Product, 'peso' | 'quantidade'>): boolean =>
  stepsIn(product.quantidade, product) <= FEW * boundsOf(product).least;

/** What is ordered: so many units, or so many steps of so many grams. */
export type Amount = Pick<OrderItem['produto'], 'quantidade' | 'gramas'>;

type Counted = { grams?: number | undefined; min: number; max: number };

/** How a stepper counts a line of the cart. */
export const countOf = ({
  gramas,
  bounds = bySingles,
}: Pick<OrderItem['produto'], 'gramas'> & { bounds?: Bounds | undefined }): Counted => ({
  grams: gramas,
  min: bounds.least,
  max: bounds.most,
});

/** In steps of the line: the least that a customer may reduce it to, unless they remove it. */
export function leastKept(line: Amount, product: Pick<Product, 'peso'> | undefined): number {
  if (line.gramas === undefined || product?.peso == null) return bySingles.least;
  const least = Math.ceil(product.peso.minimo / line.gramas);
  return Math.min(line.quantidade, Math.max(bySingles.least, least));
}

/** How many items a line is to people who count: what was weighed is one. */
export const itemCount = ({ quantidade, gramas }: Amount): number =>
  gramas == null ? quantidade : 1;

/** The fields that say how a line's quantity counts; none for a product by the unit. */
export const countedBy = (gramas: number | null | undefined): { gramas?: number } =>
  gramas == null ? {} : { gramas };

/** What a line keeps of how its product is sold; nothing for a product by the unit. */
export function soldBy(product: Pick<Product, 'peso'>): { gramas?: number; bounds?: Bounds } {
  return product.peso == null ? {} : { gramas: product.peso.passo, bounds: boundsOf(product) };
}

/** About the same weight in other steps; null between unit and weight. */
export function inSteps({ quantidade, gramas }: Amount, step: number | undefined): number | null {
  if (gramas === step) return quantidade;
  return gramas === undefined || step === undefined
    ? null
    : Math.round((quantidade * gramas) / step);
}

/** The quantity of a line for the product as it is sold now; the least, if nothing compares. */
export function quantityNow(amount: Amount, product: Pick<Product, 'peso'>): number {
  const bounds = boundsOf(product);
  return clamp(inSteps(amount, product.peso?.passo) ?? bounds.least, bounds);
}
