// A cart against the menu as it is now: what sold out, changed its price or lost an option is put
// right and named, never silently.
import type { CartChange, ChosenGroup } from '#contract/entities/order.ts';
import type { Product } from '#contract/entities/product.ts';
import { describeChoices } from '../price/choices-text.ts';
import { checkChoices, unitPrice } from '../price/product-price.ts';
import { type CartLine, mergeLines, type NewLine } from './cart.ts';

export type HealedCart = {
  lines: CartLine[];
  /**
   * In the order of the old lines; `indice` counts those. `valorAtual` null: the line is gone. Both
   * values are of one unit.
   */
  changes: CartChange[];
};

export function healCart(lines: readonly CartLine[], products: readonly Product[]): HealedCart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const portionsLeft = new Map(products.map((product) => [product.id, product.quantidade]));
  const kept: NewLine[] = [];
  const changes: CartChange[] = [];

  lines.forEach((line, indice) => {
    const { line: healed, tipo } = healLine(line, byId.get(line.produto.id), portionsLeft);
    if (tipo) {
      changes.push({
        tipo,
        indice,
        nome: line.produto.nome,
        valorAnterior: line.valorProdutoHistorico,
        valorAtual: healed?.valorProdutoHistorico ?? null,
        quantidadeAnterior: line.produto.quantidade,
        quantidadeAtual: healed?.produto.quantidade ?? 0,
      });
    }
    if (healed) kept.push(healed);
  });
  return { lines: mergeLines(kept), changes };
}

type Healing = { line: NewLine | null; tipo: CartChange['tipo'] | null };

function healLine(
  line: CartLine,
  product: Product | undefined,
  portionsLeft: Map<number, number | null>,
): Healing {
  if (!product) return { line: null, tipo: 'indisponivel' };
  const left = portionsLeft.get(product.id) ?? null;
  if (product.esgotado || (left !== null && left <= 0)) return { line: null, tipo: 'esgotado' };

  const opcoes = stillOffered(product, line.produto.opcoes);
  const choicesChanged = countChoices(opcoes) !== countChoices(line.produto.opcoes);
  if (checkChoices(product, opcoes).length > 0) return { line: null, tipo: 'opcoes' };

  const quantidade =
    left === null ? line.produto.quantidade : Math.min(line.produto.quantidade, left);
  if (left !== null) portionsLeft.set(product.id, left - quantidade);
  const valor = unitPrice(product, opcoes);
  const { nome, urlImagem, promocional } = product;
  const produto = {
    ...line.produto,
    nome,
    urlImagem,
    promocional,
    opcoes,
    quantidade,
    descricaoOpcoes: describeChoices(product, opcoes),
  };
  return {
    line: { produto, valorProdutoHistorico: valor },
    tipo: reason(
      choicesChanged,
      quantidade < line.produto.quantidade,
      valor !== line.valorProdutoHistorico,
    ),
  };
}

function reason(
  choicesChanged: boolean,
  fewer: boolean,
  priceChanged: boolean,
): CartChange['tipo'] | null {
  if (choicesChanged) return 'opcoes';
  if (fewer) return 'esgotado';
  return priceChanged ? 'preco' : null;
}

/** The choices without what left the menu or sold out. */
function stillOffered(product: Product, chosen: readonly ChosenGroup[]): ChosenGroup[] {
  return chosen.flatMap((choice) => {
    const group = product.opcoes.find((candidate) => candidate.id === choice.id);
    const opcoes = choice.opcoes.filter(({ id }) =>
      group?.opcoes.some((option) => option.id === id && !option.esgotado),
    );
    return opcoes.length > 0 ? [{ ...choice, opcoes }] : [];
  });
}

function countChoices(chosen: readonly ChosenGroup[]): number {
  return chosen.reduce((sum, group) => sum + group.opcoes.length, 0);
}
