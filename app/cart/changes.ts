// What the server says has changed in a cart, put into the cart once the diner agrees.
import type { CartChange } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { type CartLine, mergeLines, type NewLine } from '#rules/cart.ts';
import { healCart } from '#rules/cart-healing.ts';

export type CartRepair = { lines: CartLine[]; changes: CartChange[] };

/** With the menu at hand the lines are made anew from it; without, from what the server said. */
export function repairCart(lines: readonly CartLine[], told: readonly CartChange[], products: readonly Product[] | null): CartRepair {
  if (products !== null) {
    const healed = healCart(lines, products);
    if (healed.changes.length > 0) return healed;
  }
  const byLine = new Map(told.map((change) => [change.indice, change]));
  const kept = lines.flatMap((line, index): NewLine[] => {
    const change = byLine.get(index);
    if (change === undefined) return [line];
    const unit = unitOf(line, change);
    return unit === null ? [] : [{ ...line, valorProdutoHistorico: unit }];
  });
  return { lines: mergeLines(kept), changes: [...told] };
}

/** The lines without the changed ones. */
export function withoutChanged(lines: readonly CartLine[], changes: readonly CartChange[]): CartLine[] {
  const changed = new Set(changes.map((change) => change.indice));
  return lines.filter((_, index) => !changed.has(index));
}

/** Null: the line has to go, because it is not offered any more or its new price cannot be told for this quantity. */
function unitOf(line: CartLine, { valorAtual, tipo }: CartChange): number | null {
  if (valorAtual === null || tipo === 'indisponivel') return null;
  const unit = valorAtual / line.produto.quantidade;
  return Number.isInteger(unit) ? unit : null;
}
