// React keys for stored order lines: the same product may be on two lines.
import type { StoredItem } from '#contract/entities/order-item.ts';

export function keyedItems(items: readonly StoredItem[]): { key: string; item: StoredItem }[] {
  const seen = new Map<number, number>();
  return items.map((item) => {
    const round = seen.get(item.idProduto) ?? 0;
    seen.set(item.idProduto, round + 1);
    return { key: `${item.idProduto}.${round}`, item };
  });
}
