// What a brand sells most decides how its cover, its orders' stages and its stamps look.
import { drawingUrl } from './address.ts';
import type { Dish } from './dish.ts';
import { productDish } from './product.ts';
import type { MenuWords } from './words/read-dish.ts';

export const HOUSES = ['pizza', 'burger', 'bowl', 'cafe', 'market', 'kitchen'] as const;
export type House = (typeof HOUSES)[number];

export type HousePictures = {
  /** The large one first. */
  covers: string[];
  cooking: string;
  packed: string;
  riding: string;
  arrived: string;
  stamp: string;
};

const houseOfDish = ({ kind, form }: Dish): House | null => {
  if (kind === 'pizza' || kind === 'burger' || kind === 'bowl') return kind;
  if (kind === 'goods') return 'market';
  return kind === 'drink' && form === 'cup' ? 'cafe' : null;
};

/** What lies beside the brand's own dish on the cover, and on its stamps. */
const BESIDE: Record<
  House,
  readonly (readonly [kind: Dish['kind'], form: string, words: string[]])[]
> = {
  pizza: [
    ['single', '', ['tomato']],
    ['single', '', ['basil']],
  ],
  burger: [
    ['plated', 'fries', []],
    ['drink', 'shake', []],
  ],
  bowl: [
    ['single', '', ['strawberry']],
    ['single', '', ['banana']],
  ],
  cafe: [
    ['plated', 'croissant', []],
    ['plated', 'balls', []],
  ],
  market: [
    ['goods', 'apple', []],
    ['goods', 'lettuce', []],
  ],
  kitchen: [
    ['single', '', ['tomato']],
    ['single', '', ['basil']],
  ],
};
const USUAL: Record<House, readonly [kind: Dish['kind'], form: string, words: string[]]> = {
  pizza: ['pizza', '', ['tomato', 'basil']],
  burger: ['burger', '', ['lettuce', 'tomato', 'cheese']],
  bowl: ['bowl', 'bowl', ['banana', 'strawberry', 'granola']],
  cafe: ['drink', 'cup', []],
  market: ['goods', 'banana', []],
  kitchen: ['plated', 'meal', []],
};

/** `menu`: in menu order; a product that sells out is still what the house is known for. */
export function housePictures(menu: readonly MenuWords[], tint: string): HousePictures {
  const dishes = menu.map((words) => productDish(words, tint));
  const counts = Map.groupBy(dishes, houseOfDish);
  const house = HOUSES.reduce<House>(
    (best, one) => (sizeOf(counts, one) > sizeOf(counts, best) ? one : best),
    'kitchen',
  );
  const made = ([kind, form, words]: (typeof USUAL)[House], seed = 7): Dish => ({
    kind,
    form,
    colour: house === 'cafe' && kind === 'drink' ? 'milk' : '',
    halves: [words],
    seed,
    tint,
    text: '',
  });
  const own = bestOf(counts.get(house) ?? []) ?? made(USUAL[house]);
  const stage = (form: string) =>
    drawingUrl({ ...made(['stage', form, USUAL[house][2]]), colour: house });
  return {
    covers: [own, ...BESIDE[house].map((one) => made(one))].map(drawingUrl),
    cooking: stage(house === 'market' ? 'filling' : 'cooking'),
    packed: stage('packed'),
    riding: stage('riding'),
    // Of a market's products, none stands for the whole order.
    arrived: house === 'market' ? stage('filled') : drawingUrl(own),
    stamp: stage('stamp'),
  };
}

const sizeOf = (counts: Map<House | null, Dish[]>, house: House) => counts.get(house)?.length ?? 0;

/** Of the first dishes the one with the most to see. */
const bestOf = (dishes: readonly Dish[]): Dish | undefined =>
  dishes.slice(0, 8).toSorted((a, b) => b.halves.flat().length - a.halves.flat().length)[0];
