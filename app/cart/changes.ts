// What the server says has changed in a cart, put into the cart once the diner agrees.
import type { CartChange } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { type CartLine, mergeLines, type NewLine } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';

export type CartRepair = { lines: CartLine[]; changes: CartChange[] };

/** With the menu at hand the lines are made anew from it; without, from what the server said. */
export function repairCart(
  lines: readonly CartLine[],
  told: readonly CartChange[],
  products: readonly Product[] | null,
): CartRepair {
  if (products !== null) {
    const healed = healCart(lines, products);
    if (healed.changes.length > 0) return healed;
  }
  const byLine = new Map(told.map((change) => [change.indice, change]));
  const kept = lines.flatMap((line, index): NewLine[] => {
    const change = byLine.get(index);
    if (change === undefined) return [line];
    const unit = unitOf(change);
    return unit === null ? [] : [{ ...line, valorProdutoHistorico: unit }];
  });
  return { lines: mergeLines(kept), changes: [...told] };
}

/** The lines without the changed ones. */
export function withoutChanged(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): CartLine[] {
  const changed = new Set(changes.map((change) => change.indice));
  return lines.filter((_, index) => !changed.has(index));
}

/**
 * Price of one now. Null: the line has to go; fewer portions or other choices cannot be told from
 * here without the menu.
 */
function unitOf({ valorAtual, tipo }: CartChange): number | null {
  return tipo === 'preco' ? valorAtual : null;
}
