// Which products come and go between two versions of an order: − 1× Suco, + 1× Guaraná, − 40 g
// Queijo.
import type { StoredItem } from '#contract/entities/order-item.ts';
import { portionsTaken } from '#rules/price/weight.ts';
import { weightText } from '#rules/price/weight-text.ts';

type Items = { itens: readonly Pick<StoredItem, 'nome' | 'quantidade' | 'gramas'>[] };

/** By name; of a product by weight, in grams. */
const counted = ({ itens }: Items) => {
  const found = new Map<string, number>();
  for (const item of itens) found.set(item.nome, (found.get(item.nome) ?? 0) + portionsTaken(item));
  return found;
};

export function changedItems(before: Items, after: Items, locale: string): string[] {
  const [had, has] = [counted(before), counted(after)];
  const weighed = new Set(
    [...before.itens, ...after.itens].flatMap(({ nome, gramas }) =>
      gramas === undefined ? [] : [nome],
    ),
  );
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((nome) => {
    const more = (has.get(nome) ?? 0) - (had.get(nome) ?? 0);
    const size = Math.abs(more);
    const amount = weighed.has(nome) ? weightText(size, locale) : `${size}×`;
    return more === 0 ? [] : [`${more < 0 ? '\u2212' : '+'} ${amount} ${nome}`];
  });
}
