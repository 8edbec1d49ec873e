// Applies the changes that the server reported, once the customer agrees.
import type { CartChange } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { type CartLine, mergeLines, type NewLine } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';

export type CartRepair = { lines: CartLine[]; changes: CartChange[] };

/** With the menu, the lines are rebuilt from it; without, from the server's reply. */
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
  const kept = lines.flatMap((line, index): readonly NewLine[] => {
    const change = byLine.get(index);
    if (change === undefined) return [line];
    return afterwards(line, change);
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

/** The line as the server told it; without the menu, other choices or weights cannot be applied. */
function afterwards(
  line: CartLine,
  { tipo, valorAtual, quantidadeAtual }: CartChange,
): readonly NewLine[] {
  if (valorAtual === null || (tipo !== 'preco' && tipo !== 'esgotado')) return [];
  const quantidade = tipo === 'preco' ? line.produto.quantidade : quantidadeAtual;
  return [{ ...line, produto: { ...line.produto, quantidade }, valorProdutoHistorico: valorAtual }];
}
