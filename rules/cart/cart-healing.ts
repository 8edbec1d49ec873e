// Compares a cart with the current menu: sold-out items, changed prices and lost options are
// corrected and reported, never silently.
import type { CartChange, ChosenGroup, OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { chosenPicture } from '../chosen-picture.ts';
import { describeChoices } from '../price/choices-text.ts';
import { checkChoices, unitPrice } from '../price/product-price.ts';
import {
  boundsOf,
  countedBy,
  portionsTaken,
  quantityNow,
  soldBy,
  stepsIn,
} from '../price/weight.ts';
import { type CartLine, mergeLines, type NewLine } from './cart.ts';

export type HealedCart = {
  lines: CartLine[];
  /**
   * In the order of the old lines; `indice` is their position. `valorAtual` null: the line is
   * removed. Both values are per unit.
   */
  changes: CartChange[];
};

/** The browser's lines, rebuilt from the menu; lines that became equal merge. */
export function healCart(lines: readonly CartLine[], products: readonly Product[]): HealedCart {
  const healings = healEach(lines, products);
  const kept = healings.flatMap(({ line, product, item }): NewLine[] => {
    if (product === undefined || item === null) return [];
    const { nome, promocional } = product;
    const urlImagem = chosenPicture(product, item.produto.opcoes);
    const descricaoOpcoes = describeChoices(product, item.produto.opcoes);
    const { gramas: _gramas, bounds: _bounds, ...kept } = line.produto;
    const produto = { ...kept, ...item.produto, ...soldBy(product), nome, urlImagem, promocional };
    return [{ ...item, produto: { ...produto, descricaoOpcoes } }];
  });
  const changes = changesOf(healings, ({ line }) => line.produto.nome);
  return { lines: mergeLines(kept), changes };
}

/** What the menu still serves of a request, item by item, at current prices. */
export function healItems(
  items: readonly OrderItem[],
  products: readonly Product[],
): { items: OrderItem[]; changes: CartChange[] } {
  const healings = healEach(items, products);
  return {
    items: healings.flatMap(({ item }) => item ?? []),
    changes: changesOf(healings, ({ product }) => product?.nome ?? ''),
  };
}

type Healing<L> = {
  line: L;
  product: Product | undefined;
  /** null: the line must go. */
  item: OrderItem | null;
  /** null: nothing changed. */
  tipo: CartChange['tipo'] | null;
};

function healEach<L extends OrderItem>(
  lines: readonly L[],
  products: readonly Product[],
): Healing<L>[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const portionsLeft = new Map(products.map((product) => [product.id, product.quantidade]));
  return lines.map((line) => {
    const product = byId.get(line.produto.id);
    return { line, product, ...healItem(line, product, portionsLeft) };
  });
}

function changesOf<L extends OrderItem>(
  healings: readonly Healing<L>[],
  nameOf: (healing: Healing<L>) => string,
): CartChange[] {
  return healings.flatMap((healing, indice) => {
    const { line, item, tipo } = healing;
    if (tipo === null) return [];
    return [
      {
        tipo,
        indice,
        nome: nameOf(healing),
        valorAnterior: line.valorProdutoHistorico,
        valorAtual: item?.valorProdutoHistorico ?? null,
        quantidadeAnterior: line.produto.quantidade,
        quantidadeAtual: item?.produto.quantidade ?? 0,
        ...countedBy(item?.produto.gramas ?? line.produto.gramas),
      },
    ];
  });
}

/** The line gets its price here; everything later reads it. */
function healItem(
  line: OrderItem,
  product: Product | undefined,
  portionsLeft: Map<number, number | null>,
): Pick<Healing<OrderItem>, 'item' | 'tipo'> {
  if (!product) return { item: null, tipo: 'indisponivel' };
  const left = portionsLeft.get(product.id) ?? null;
  const wanted = quantityNow(line.produto, product);
  const quantidade = Math.min(wanted, stepsIn(left, product));
  if (product.esgotado || quantidade < boundsOf(product).least)
    return { item: null, tipo: 'esgotado' };

  const { id, observacao } = line.produto;
  const opcoes = stillOffered(product, line.produto.opcoes);
  const choicesChanged = !keepsChoices(product, line.produto.opcoes);
  if (checkChoices(product, opcoes).length > 0) return { item: null, tipo: 'opcoes' };

  const counted = countedBy(product.peso?.passo);
  if (left !== null) portionsLeft.set(product.id, left - portionsTaken({ quantidade, ...counted }));
  const valor = unitPrice(product, opcoes);
  const { quantidade: asked, gramas } = line.produto;
  return {
    item: {
      produto: { id, quantidade, ...counted, observacao, opcoes },
      valorProdutoHistorico: valor,
    },
    tipo: reason(
      choicesChanged,
      gramas !== counted.gramas || wanted !== asked,
      quantidade < wanted,
      valor !== line.valorProdutoHistorico,
    ),
  };
}

function reason(
  choicesChanged: boolean,
  soldOtherwise: boolean,
  fewer: boolean,
  priceChanged: boolean,
): CartChange['tipo'] | null {
  if (choicesChanged) return 'opcoes';
  if (soldOtherwise) return 'peso';
  if (fewer) return 'esgotado';
  return priceChanged ? 'preco' : null;
}

/** The choices, without those removed or sold out. */
function stillOffered(product: Product, chosen: readonly ChosenGroup[]): ChosenGroup[] {
  return chosen.flatMap((choice) => {
    const group = product.opcoes.find((candidate) => candidate.id === choice.id);
    const opcoes = choice.opcoes.filter(({ id }) =>
      group?.opcoes.some((option) => option.id === id && !option.esgotado),
    );
    return opcoes.length > 0 ? [{ ...choice, opcoes }] : [];
  });
}

/** Nothing that was chosen is gone; the product may ask for other choices all the same. */
export function keepsChoices(product: Product, chosen: readonly ChosenGroup[]): boolean {
  return countChoices(stillOffered(product, chosen)) === countChoices(chosen);
}

function countChoices(chosen: readonly ChosenGroup[]): number {
  return chosen.reduce((sum, group) => sum + group.opcoes.length, 0);
}
