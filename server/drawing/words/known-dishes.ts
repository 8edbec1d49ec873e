// Caches the dishes that were read from words: after a change of prices a menu of thousands of
// products is built again, and its pictures are the same.
import { atOnce } from '../../limits/limits.ts';
import type { Dish } from '../dish.ts';
import { type MenuWords, readDish } from './read-dish.ts';

const known = new Map<string, Dish>();

export function dishOf(words: MenuWords, tint: string): Dish {
  const { nome, descricao, category, brand } = words;
  const key = [tint, nome, descricao, category, brand].join('\0');
  const dish = known.get(key) ?? readDish(words, tint);
  // A map keeps the order of its keys: what was asked for longest ago gives way.
  known.delete(key);
  known.set(key, dish);
  if (known.size > atOnce.dishes.most) known.delete(known.keys().next().value ?? '');
  return dish;
}
