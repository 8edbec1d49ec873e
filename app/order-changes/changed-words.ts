// Which products come and go between two versions of an order: − 1× Suco, + 1× Guaraná.
import type { StoredItem } from '#contract/entities/order.ts';

type Items = { itens: readonly Pick<StoredItem, 'nome' | 'quantidade'>[] };

const counted = ({ itens }: Items) => {
  const found = new Map<string, number>();
  for (const { nome, quantidade } of itens) found.set(nome, (found.get(nome) ?? 0) + quantidade);
  return found;
};

export function changedItems(before: Items, after: Items): string[] {
  const [had, has] = [counted(before), counted(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((nome) => {
    const more = (has.get(nome) ?? 0) - (had.get(nome) ?? 0);
    return more === 0 ? [] : [`${more < 0 ? '\u2212' : '+'} ${Math.abs(more)}× ${nome}`];
  });
}
