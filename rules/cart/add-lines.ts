// Adds several lines to a cart and names what it has no room for. Apart from the cart's other
// operations, which the menu loads.
import {
  addLine,
  type CartLine,
  type CartProduct,
  cartLimit,
  countedAs,
  lineKey,
  type NewLine,
} from './cart.ts';

export type LeftOut = Pick<CartProduct, 'nome' | 'quantidade' | 'gramas'>;

export function addLines(
  lines: readonly CartLine[],
  added: readonly NewLine[],
): { lines: CartLine[]; leftOut: LeftOut[] } {
  let filled = [...lines];
  const leftOut: LeftOut[] = [];
  for (const line of added) {
    const limit = cartLimit(filled, line);
    filled = addLine(filled, line);
    if (limit === 'lines') leftOut.push(line.produto);
    else if (limit !== null) leftOut.push(...beyond(limit, filled, line));
  }
  return { lines: filled, leftOut };
}

/** `filled` holds the most that it may of the line. */
function beyond(
  { most, had }: { most: number; had: number },
  filled: readonly CartLine[],
  { produto, ...rest }: NewLine,
): LeftOut[] {
  const key = lineKey(produto);
  const held = filled.find((line) => line.key === key);
  if (held === undefined) return [];
  const quantidade = had + countedAs({ ...rest, produto, key }, held) - most;
  return [{ ...held.produto, quantidade }];
}
