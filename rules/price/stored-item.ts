// An item as stored with its order: names and prices of that moment, whatever happens to the menu
// later.
import type { OrderItem, StoredItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { itemTotal } from './lines.ts';
import { countedBy } from './weight.ts';

/** `item` after healing: its price is the one in the total. */
export function storedItem(item: OrderItem, product: Product): StoredItem {
  const { produto } = item;
  const opcoes = product.opcoes.flatMap((group) => {
    const quantities = new Map<number, number>();
    for (const { id, quantidade } of produto.opcoes
      .filter((chosen) => chosen.id === group.id)
      .flatMap((chosen) => chosen.opcoes)) {
      quantities.set(id, (quantities.get(id) ?? 0) + quantidade);
    }
    const escolhas = group.opcoes.flatMap(({ id, nome }) => {
      const quantidade = quantities.get(id);
      return quantidade === undefined ? [] : [{ id, nome, quantidade }];
    });
    return escolhas.length === 0
      ? []
      : [{ id: group.id, grupo: group.nome, adicional: group.adicional, escolhas }];
  });
  const { quantidade, gramas, observacao } = produto;
  return {
    idProduto: product.id,
    nome: product.nome,
    quantidade,
    ...countedBy(gramas),
    observacao,
    opcoes,
    valorUnitario: item.valorProdutoHistorico,
    valorTotal: itemTotal(item),
    ...(product.promocional ? { promocional: true } : {}),
    ...(product.camada === undefined ? {} : { camada: product.camada }),
  };
}

export function sumStored(items: readonly Pick<StoredItem, 'valorTotal'>[]): Cents {
  return items.reduce((sum, { valorTotal }) => sum + valorTotal, 0);
}
