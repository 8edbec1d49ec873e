// What a brand sells most decides its house, and how its cover and its stamps look.
import { House } from '#contract/entities/brand.ts';
import { drawingUrl } from './address.ts';
import type { Dish } from './dish.ts';
import { productDish } from './product.ts';
import type { MenuWords } from './words/read-dish.ts';

export type HousePictures = {
  house: House;
  /** The large one first. */
  covers: string[];
  stamp: string;
};

const HOUSE_OF_KIND: Partial<Record<Dish['kind'], House>> = {
  pizza: 'pizzaria',
  burger: 'hamburgueria',
  bowl: 'acaiteria',
  goods: 'mercado',
};

const houseOfDish = ({ kind, form }: Dish): House | null =>
  HOUSE_OF_KIND[kind] ?? (kind === 'drink' && form === 'cup' ? 'cafeteria' : null);

/** What lies beside the brand's own dish on the cover. */
const BESIDE: Record<
  House,
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
/** Stands for the house on its stamps, and on the cover of a menu that has none of it. */
const USUAL: Record<House, readonly [kind: Dish['kind'], form: string, words: string[]]> = {
  pizzaria: ['pizza', '', ['tomato', 'basil']],
  hamburgueria: ['burger', '', ['lettuce', 'tomato', 'cheese']],
  acaiteria: ['bowl', 'bowl', ['banana', 'strawberry', 'granola']],
  cafeteria: ['drink', 'cup', []],
  mercado: ['goods', 'banana', []],
  cozinha: ['plated', 'meal', []],
};

/** `menu`: in menu order; a product that sells out is still what the house is known for. */
export function housePictures(menu: readonly MenuWords[], tint: string): HousePictures {
  const dishes = menu.map((words) => productDish(words, tint));
  const counts = Map.groupBy(dishes, houseOfDish);
  const house = House.options.reduce<House>(
    (best, one) => (sizeOf(counts, one) > sizeOf(counts, best) ? one : best),
    'cozinha',
  );
  const made = ([kind, form, words]: (typeof USUAL)[House], seed = 7): Dish => ({
    kind,
    form,
    colour: house === 'cafeteria' && kind === 'drink' ? 'milk' : '',
    halves: [words],
    seed,
    tint,
    text: '',
  });
  const own = bestOf(counts.get(house) ?? []) ?? made(USUAL[house]);
  return {
    house,
    covers: [own, ...BESIDE[house].map((one) => made(one))].map(drawingUrl),
    stamp: drawingUrl(made(USUAL[house])),
  };
}

const sizeOf = (counts: Map<House | null, Dish[]>, house: House) => counts.get(house)?.length ?? 0;

/** The one with the most to see among the first dishes. */
const bestOf = (dishes: readonly Dish[]): Dish | undefined =>
  dishes.slice(0, 8).toSorted((a, b) => b.halves.flat().length - a.halves.flat().length)[0];
