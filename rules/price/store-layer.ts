// A product as one store sells it: what the store has of its own lies over what the brand has.
import type { WayOfServing } from '#contract/entities/product.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { isSoldOut } from '../time/availability.ts';

/** Null: as the brand has it. Being sold out here adds to being sold out everywhere. */
export type StoreLayer = {
  valor: Cents | null;
  /** The list price of its own promotion. */
  valorDe: Cents | null;
  valorEntrega: Cents | null;
  valorRetirada: Cents | null;
  formas: WayOfServing[] | null;
  visivel: boolean | null;
  esgotado: boolean;
  soldOutUntil: Date | null;
  quantidade: number | null;
  disponibilidade: OpeningSpan[] | null;
  position: number | null;
};

type OfBrand = {
  valor: Cents;
  valorDe: Cents | null;
  promocional: boolean;
  promocaoDe: Date | null;
  promocaoAte: Date | null;
  visivel: boolean;
  esgotado: boolean;
  soldOutUntil: Date | null;
  quantidade: number | null;
  disponibilidade: OpeningSpan[];
};

/**
 * A store's price is what it says: the brand's promotion, with its list price, does not apply to
 * it, but the store's own does. Of two dates until which it is sold out the later counts; null:
 * only by hand.
 */
export function inStore<T extends OfBrand>(product: T, own: StoreLayer | undefined, now: Date): T {
  if (own === undefined) return { ...product, esgotado: isSoldOut(product, now) };
  const price =
    own.valor === null
      ? {}
      : {
          valor: own.valor,
          ...ownPromotion(own),
          promocaoDe: null,
          promocaoAte: null,
        };
  return {
    ...product,
    ...price,
    visivel: own.visivel ?? product.visivel,
    ...soldOutIn(product, own, now),
    quantidade: own.quantidade ?? product.quantidade,
    disponibilidade: own.disponibilidade ?? product.disponibilidade,
  };
}

/**
 * A list price that is not above the store's own price is none. It must not stay behind either: it
 * would be struck through once the price is low enough again.
 */
export const ownListPrice = ({
  valor,
  valorDe,
}: Pick<StoreLayer, 'valor' | 'valorDe'>): Cents | null =>
  valor !== null && valorDe !== null && valorDe > valor ? valorDe : null;

function ownPromotion(own: Pick<StoreLayer, 'valor' | 'valorDe'>) {
  const valorDe = ownListPrice(own);
  return { valorDe, promocional: valorDe !== null };
}

type SoldOut = { esgotado: boolean; soldOutUntil: Date | null };

/** While either says so, it is sold out. */
export function soldOutIn(product: SoldOut, own: SoldOut | undefined, now: Date): SoldOut {
  const marks = [product, ...(own === undefined ? [] : [own])].filter((one) => isSoldOut(one, now));
  const until = marks.map(({ soldOutUntil }) => soldOutUntil?.getTime() ?? null);
  const dated = until.filter((time) => time !== null);
  return {
    esgotado: marks.length > 0,
    soldOutUntil:
      marks.length > dated.length || dated.length === 0 ? null : new Date(Math.max(...dated)),
  };
}

/** Products with a place of their own in this store first; the others as the brand has them. */
export function inStoreOrder<T>(items: readonly T[], placeOf: (item: T) => number | null): T[] {
  return items.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one - other;
  });
}
