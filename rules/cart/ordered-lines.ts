// The cart's lines in an order: what is sent of them, and what the order leaves in the cart.
import type { OrderItem } from '#contract/entities/order-item.ts';
import { countedBy } from '../price/weight.ts';
import { type CartLine, changeQuantity, countedAs } from './cart.ts';

/** Only what the order sends: no names, no pictures. */
export function toOrderItems(lines: readonly CartLine[]): OrderItem[] {
  return lines.map(
    ({ produto: { id, quantidade, gramas, observacao, opcoes }, valorProdutoHistorico }) => ({
      produto: {
        id,
        quantidade,
        ...countedBy(gramas),
        observacao: observacao.trim(),
        opcoes,
      },
      valorProdutoHistorico,
    }),
  );
}

/** What an order of these lines leaves: the quantities that were added since it was sent. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): CartLine[] {
  return ordered.reduce(
    (left, sent) => {
      const line = left.find(({ key }) => key === sent.key);
      return line === undefined
        ? left
        : changeQuantity(left, line.key, line.produto.quantidade - countedAs(sent, line));
    },
    [...lines],
  );
}
