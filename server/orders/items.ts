// An item as it is kept with its order: names and prices of that moment, whatever happens to the
// menu later.
import type { OrderItem, StoredItem } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { unitPrice } from '#rules/price/product-price.ts';
import { Refusal } from '../refusal.ts';

export function storedItem({ produto }: OrderItem, products: Map<number, Product>): StoredItem {
  const product = products.get(produto.id);
  if (product === undefined) throw new Refusal('productNotFound');
  const unit = unitPrice(product, produto.opcoes);
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
  const { quantidade, observacao } = produto;
  return {
    idProduto: product.id,
    nome: product.nome,
    quantidade,
    observacao,
    opcoes,
    valorUnitario: unit,
    valorTotal: unit * quantidade,
  };
}
