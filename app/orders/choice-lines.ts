// The choices of a stored item, one line per group. Stored orders contain text, not the menu of
// that day.
import type { StoredItem } from '#contract/entities/order-item.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';

const FRACTIONS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '2/4': '½',
  '3/4': '¾',
};

type Chosen = Pick<StoredItem, 'opcoes'>;

function groupsOf({ opcoes }: Chosen): string[][] {
  return opcoes.map(({ adicional, escolhas }) => {
    const parts = escolhas.reduce((sum, { quantidade }) => sum + quantidade, 0);
    return escolhas.map(({ nome, quantidade }) => amount(adicional, quantidade, parts) + nome);
  });
}

/** ['Grande', '½ Calabresa, ½ Mussarela', '2× Bacon'] */
export function choiceLines(item: Chosen): string[] {
  return groupsOf(item)
    .map((group) => group.join(', '))
    .filter((line) => line !== '');
}

/** One choice per line, for kitchen staff: ['Grande', '½ Calabresa', '½ Mussarela', '2× Bacon'] */
export function eachChoice(item: Chosen): string[] {
  return groupsOf(item).flat();
}

/** Flavours are parts of a whole, not parted from their names; everything else is counted. */
function amount(adicional: number, quantity: number, parts: number): string {
  if (adicional !== GROUP_KIND.flavours) return quantity > 1 ? `${quantity}× ` : '';
  if (quantity === parts) return '';
  return `${FRACTIONS[`${quantity}/${parts}`] ?? `${quantity}/${parts}`}\u00a0`;
}
