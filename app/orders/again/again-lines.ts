// The items of an order as cart lines at their old prices: changes since then are found and
// reported like any other cart change. What staff took off the bill is left out.
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { NewLine } from '#rules/cart/cart.ts';
import { countedBy } from '#rules/price/weight.ts';
import { choiceLines } from '../choice-lines.ts';
import { itemPicture, type OrderPicture } from '../order-pictures.ts';

export function againLines(
  items: readonly StoredItem[],
  pictures: Readonly<Record<number, OrderPicture>>,
): NewLine[] {
  const charged = items.filter(({ estornado }) => estornado !== true);
  return charged.map((item) => ({
    produto: {
      id: item.idProduto,
      nome: item.nome,
      urlImagem: itemPicture(item, pictures),
      tom: pictures[item.idProduto]?.tom ?? 'peach',
      promocional: false,
      quantidade: item.quantidade,
      ...countedBy(item.gramas),
      observacao: item.observacao,
      opcoes: item.opcoes.map(({ id, escolhas }) => ({
        id,
        opcoes: escolhas.map((choice) => ({ id: choice.id, quantidade: choice.quantidade })),
      })),
      descricaoOpcoes: choiceLines(item).join(' · '),
    },
    valorProdutoHistorico: item.valorUnitario,
  }));
}
