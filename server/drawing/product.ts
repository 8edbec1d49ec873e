// The drawings of a product and of its options.
import type { Dish } from './dish.ts';
import { isPiece } from './piece.ts';
import { isTopping } from './toppings/toppings.ts';
import { dishOf } from './words/known-dishes.ts';
import { ingredientsOf, type MenuWords, readDish } from './words/read-dish.ts';

export type DrawnOption = { nome: string; descricao: string | null };

/** A pizza that is yet to be chosen shows the first two flavours of its list. */
export function productDish(
  words: MenuWords,
  tint: string,
  flavours: readonly DrawnOption[] = [],
): Dish {
  const dish = dishOf(words, tint);
  if (dish.kind !== 'pizza' || dish.halves.flat().some(isTopping)) return dish;
  const halves = flavours
    .map(({ nome, descricao }) => ingredientsOf(nome, descricao ?? ''))
    .filter((own) => own.some(isTopping))
    .slice(0, 2);
  return halves.length === 2 ? { ...dish, halves } : dish;
}

/**
 * An option as a pizza if it is a flavour of one, else as its ingredient. Null: neither.
 */
export function optionDish(
  { nome, descricao }: DrawnOption,
  of: 'pizza' | 'other',
  tint: string,
): Dish | null {
  if (of === 'pizza')
    return readDish({ nome, descricao: descricao ?? '', category: 'pizza', brand: '' }, tint);
  const word = ingredientsOf(nome, '').find(isPiece);
  if (word === undefined) return null;
  return { kind: 'piece', form: '', colour: '', halves: [[word]], seed: 0, tint, text: '' };
}
