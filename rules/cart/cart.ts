// The browser's cart as pure operations on lines. Keys come from the content, so equal lines merge.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { type PricedLine, pricedLine, sumLines } from '../price/lines.ts';
import { type Bounds, bySingles, clamp, inSteps, itemCount } from '../price/weight.ts';

export const MOST_LINES = 100;

export type CartProduct = OrderItem['produto'] & {
  /** For a product by weight: how many steps the line may hold. */
  bounds?: Bounds | undefined;
  nome: string;
  urlImagem: string | null;
  tom: PictureTint;
  promocional: boolean;
  /** The choices as text. */
  descricaoOpcoes: string;
};

/** An item of an order with its texts. */
export type CartLine = OrderItem & { key: string; produto: CartProduct };

export type NewLine = Omit<CartLine, 'key'>;

/** Same product, same choices in any order, same remark: same key. */
export function lineKey(produto: Pick<CartProduct, 'id' | 'opcoes' | 'observacao'>): string {
  const choices = produto.opcoes
    .filter((group) => group.opcoes.length > 0)
    .map(
      (group) =>
        `${group.id}:${group.opcoes
          .map((option) => `${option.id}x${option.quantidade}`)
          .sort()
          .join('+')}`,
    )
    .sort();
  return [produto.id, choices.join(';'), produto.observacao.trim()].join('|');
}

export function isCartFull(lines: readonly CartLine[]): boolean {
  return lines.length >= MOST_LINES;
}

/**
 * Why the cart does not take the line whole: it holds no other line, or the equal line would hold
 * more than one may. Null if it takes it; else `addLine` leaves something out.
 */
export function cartLimit(
  lines: readonly CartLine[],
  line: NewLine,
): { most: number; had: number } | 'lines' | null {
  const added = withKey(line);
  const equal = lines.find(({ key }) => key === added.key);
  if (equal === undefined) return isCartFull(lines) ? 'lines' : null;
  const [counted, quantity] = joined(equal, added);
  const { most } = boundsIn(counted);
  return quantity > most ? { most, had: countedAs(equal, counted) } : null;
}

/**
 * Adds a line, or its quantity to an equal one. The newer price, name and picture win: the customer
 * saw them last.
 */
export function addLine(lines: readonly CartLine[], line: NewLine): CartLine[] {
  const added = withKey(line);
  const equal = lines.find((candidate) => candidate.key === added.key);
  if (equal)
    return lines.map((candidate) =>
      candidate === equal ? withQuantity(...joined(equal, added)) : candidate,
    );
  return isCartFull(lines) ? [...lines] : [...lines, added];
}

function joined(equal: CartLine, added: CartLine): [CartLine, quantity: number] {
  // A reordered line that was weighed is one step of that weight: both count in the menu's steps.
  const weighed = added.produto.bounds === undefined && equal.produto.bounds !== undefined;
  const [counted, other] = weighed ? [equal, added] : [added, equal];
  return [counted, counted.produto.quantidade + countedAs(other, counted)];
}

/** What a line holds in the steps of an equal one: those of a product by weight may change. */
export const countedAs = ({ produto }: CartLine, equal: CartLine): number =>
  inSteps(produto, equal.produto.gramas) ?? 0;

/** A quantity of 0 or less, or less than the least weight, removes the line. */
export function changeQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
): CartLine[] {
  const line = lines.find((one) => one.key === key);
  if (quantity < (line?.produto.bounds?.least ?? 1)) return removeLine(lines, key);
  return lines.map((one) => (one === line ? withQuantity(one, quantity) : one));
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => line.key !== key);
}

/** Equal lines merge, at the position of the first. */
export function mergeLines(lines: readonly NewLine[]): CartLine[] {
  return lines.reduce<CartLine[]>((merged, line) => addLine(merged, line), []);
}

/** What was weighed counts as one. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + itemCount(line.produto), 0);
}

/** The prices that the customer saw. */
export function pricedLines(lines: readonly CartLine[]): PricedLine[] {
  return lines.map((line) => pricedLine(line, line.produto.promocional));
}

export function cartSubtotal(lines: readonly CartLine[]): Cents {
  return sumLines(pricedLines(lines));
}

/** The quantity of a product in the cart, over all lines; in steps if it is sold by weight. */
export function quantityOf(lines: readonly CartLine[], idProduto: number): number {
  return lines.reduce(
    (sum, { produto }) => (produto.id === idProduto ? sum + produto.quantidade : sum),
    0,
  );
}

export function withKey(line: NewLine): CartLine {
  return withQuantity({ ...line, key: lineKey(line.produto) }, line.produto.quantidade);
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  return {
    ...line,
    produto: {
      ...line.produto,
      quantidade: clamp(quantity, boundsIn(line)),
    },
  };
}

const boundsIn = ({ produto }: CartLine): Bounds => produto.bounds ?? bySingles;
