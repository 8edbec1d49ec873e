// Every word that an address of a drawing may hold.
import { DRINK_FORMS } from './drinks/drink.ts';
import { GOODS } from './goods/table.ts';
import { PLATED_FORMS } from './plated/plated.ts';
import { LIQUID_WORDS } from './words/forms.ts';
import { INGREDIENT_WORDS, WELL_KNOWN } from './words/ingredients.ts';

const words: ReadonlySet<string> = new Set([
  ...INGREDIENT_WORDS.map(([ingredient]) => ingredient),
  ...WELL_KNOWN.flatMap(([, ingredients]) => ingredients),
  ...LIQUID_WORDS.map(([liquid]) => liquid),
  ...Object.keys(GOODS),
  ...DRINK_FORMS,
  ...PLATED_FORMS,
  ...['bowl', 'boat', 'cup', 'ice', 'straw', 'orangeSlice', 'lime', 'noCheese', 'salad', 'soup'],
  ...['beans', 'cream', 'corn', 'carrot', 'beer', 'wine', 'white', 'coffee', 'milk', 'vanilla'],
]);

export const isKnownWord = (word: string): boolean => words.has(word);
