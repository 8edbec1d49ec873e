// What a brand sells most decides its kind, and how its cover and its stamps look.
import { BrandKind } from '#contract/entities/brand.ts';
import { drawingUrl } from './address.ts';
import type { Dish } from './dish.ts';
import { productDish } from './product.ts';
import type { MenuWords } from './words/read-dish.ts';

export type BrandPictures = {
  ramo: BrandKind;
  /** The large one first. */
  covers: string[];
  stamp: string;
};

const BRAND_KIND_OF: Partial<Record<Dish['kind'], BrandKind>> = {
  pizza: 'pizzaria',
  burger: 'hamburgueria',
  bowl: 'acaiteria',
  goods: 'mercado',
};

const brandKindOf = ({ kind, form }: Dish): BrandKind | null =>
  BRAND_KIND_OF[kind] ?? (kind === 'drink' && form === 'cup' ? 'cafeteria' : null);

/** What lies beside the brand's own dish on the cover. */
const BESIDE: Record<
  BrandKind,
  readonly (readonly [kind: Dish['kind'], form: string, words: string[]])[]
> = {
  pizzaria: [
    ['single', '', ['tomato']],
    ['single', '', ['basil']],
  ],
  hamburgueria: [
    ['plated', 'fries', []],
    ['drink', 'shake', []],
  ],
  acaiteria: [
    ['single', '', ['strawberry']],
    ['single', '', ['banana']],
  ],
  cafeteria: [
    ['plated', 'croissant', []],
    ['plated', 'balls', []],
  ],
  mercado: [
    ['goods', 'apple', []],
    ['goods', 'lettuce', []],
  ],
  cozinha: [
    ['single', '', ['tomato']],
    ['single', '', ['basil']],
  ],
};
/** Stands for the brand on its stamps, and on the cover of a menu that has none of it. */
const USUAL: Record<BrandKind, readonly [kind: Dish['kind'], form: string, words: string[]]> = {
  pizzaria: ['pizza', '', ['tomato', 'basil']],
  hamburgueria: ['burger', '', ['lettuce', 'tomato', 'cheese']],
  acaiteria: ['bowl', 'bowl', ['banana', 'strawberry', 'granola']],
  cafeteria: ['drink', 'cup', []],
  mercado: ['goods', 'banana', []],
  cozinha: ['plated', 'meal', []],
};

/** `menu`: in menu order; a product that sells out is still what the brand is known for. */
export function brandPictures(menu: readonly MenuWords[], tint: string): BrandPictures {
  const dishes = menu.map((words) => productDish(words, tint));
  const counts = Map.groupBy(dishes, brandKindOf);
  const ramo = BrandKind.options.reduce<BrandKind>(
    (best, one) => (sizeOf(counts, one) > sizeOf(counts, best) ? one : best),
    'cozinha',
  );
  const made = ([kind, form, words]: (typeof USUAL)[BrandKind], seed = 7): Dish => ({
    kind,
    form,
    colour: ramo === 'cafeteria' && kind === 'drink' ? 'milk' : '',
    halves: [words],
    seed,
    tint,
    text: '',
  });
  const own = bestOf(counts.get(ramo) ?? []) ?? made(USUAL[ramo]);
  return {
    ramo,
    covers: [own, ...BESIDE[ramo].map((one) => made(one))].map(drawingUrl),
    stamp: drawingUrl(made(USUAL[ramo])),
  };
}

const sizeOf = (counts: Map<BrandKind | null, Dish[]>, ramo: BrandKind) =>
  counts.get(ramo)?.length ?? 0;

/** The one with the most to see among the first dishes. */
const bestOf = (dishes: readonly Dish[]): Dish | undefined =>
  dishes.slice(0, 8).toSorted((a, b) => b.halves.flat().length - a.halves.flat().length)[0];
