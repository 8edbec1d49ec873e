// A waiter's order against the menu of now, which may have changed since the sheet was opened.
import type { CartChange } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { healItems } from '#rules/cart/cart-healing.ts';
import { describeChoices } from '#rules/price/choices-text.ts';
import { soldBy } from '#rules/price/weight.ts';
import { gathered, type OrderedLine } from './order-lines.tsx';

export type HealedOrder = { lines: OrderedLine[]; changes: CartChange[] };

/** The lines as the menu sells them, at its prices; each change has the name of its line. */
export function healOrder(
  lines: readonly OrderedLine[],
  products: readonly Product[],
): HealedOrder {
  const byId = new Map(products.map((product) => [product.id, product]));
  const items = lines.map(({ produto, unit }) => ({ produto, valorProdutoHistorico: unit }));
  const healed = healItems(items, products);
  return {
    lines: gathered(
      healed.items.flatMap(({ produto, valorProdutoHistorico }) => {
        const product = byId.get(produto.id);
        if (product === undefined) return [];
        const detail = [describeChoices(product, produto.opcoes), produto.observacao];
        return {
          nome: product.nome,
          detail: detail.filter(Boolean).join(', '),
          unit: valorProdutoHistorico,
          produto: { ...produto, ...soldBy(product) },
        };
      }),
    ),
    changes: healed.changes.map((change) => ({
      ...change,
      nome: lines[change.indice]?.nome ?? change.nome,
    })),
  };
}
