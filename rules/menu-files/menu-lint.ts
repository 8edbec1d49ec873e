// Finds menu mistakes before a customer does: things that cannot be ordered, misleading prices.

import type { PictureChoice, Weight } from '#contract/entities/product.ts';
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND, groupBounds } from '../price/option-groups.ts';
import { isUnpriced } from '../price/unpriced.ts';

type LintOption = { valor: Cents; esgotado: boolean; informativo: boolean };
type LintGroup = {
  id: number;
  nome: string;
  adicional: 0 | 1 | 2 | 3;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  opcoes: readonly LintOption[];
};
type LintProduct = {
  id: number;
  nome: string;
  valor: Cents;
  valorDe: Cents | null;
  peso?: Weight | null | undefined;
  gratis: boolean;
  promocional: boolean;
  grupos: readonly number[];
  disponibilidade: readonly OpeningSpan[];
  imagem: PictureChoice;
  urlImagem: string | null;
  /** The drawing is a plate with a word. */
  desenhoGenerico: boolean;
};

export type MenuFinding = {
  /**
   * The group can't be filled; a promotion is no cheaper than its list price; nothing costs
   * anything; a promotion without a list price; its hours and those of the stores never overlap; it
   * has neither a photo nor a drawing of what it is; a store's price is nothing; no store sells it;
   * an extra of a product by weight has a price, which counts per kilogram.
   */
  kind:
    | 'groupImpossible'
    | 'groupSoldOut'
    | 'listPriceTooLow'
    | 'noPrice'
    | 'promotionWithoutListPrice'
    | 'neverServed'
    | 'withoutPicture'
    | 'noPriceInStore'
    | 'inNoStore'
    | 'choiceByWeight';
  productId: number;
  name: string;
  /** Empty unless a group is the cause. */
  groupName: string;
};

/** What stores have of their own, by product. */
type InStores = { free: readonly number[]; hidden: readonly number[] };

/** `hours`: of each store; without any, hours are not checked. */
export function lintMenu(
  products: readonly LintProduct[],
  groups: readonly LintGroup[],
  hours: readonly (readonly OpeningSpan[])[] = [],
  inStores: InStores = { free: [], hidden: [] },
): MenuFinding[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return products.flatMap((product) =>
    lintProduct(
      product,
      product.grupos.flatMap((id) => byId.get(id) ?? []),
      hours,
      inStores,
    ),
  );
}

function lintProduct(
  product: LintProduct,
  groups: readonly LintGroup[],
  hours: readonly (readonly OpeningSpan[])[],
  { free, hidden }: InStores,
): MenuFinding[] {
  const finding = (kind: MenuFinding['kind'], groupName = ''): MenuFinding => ({
    kind,
    productId: product.id,
    name: product.nome,
    groupName,
  });
  const found: MenuFinding[] = [];
  if (product.peso != null)
    for (const { adicional, nome, opcoes } of groups)
      if (adicional === GROUP_KIND.extras && opcoes.some(({ valor }) => valor > 0))
        found.push(finding('choiceByWeight', nome));
  for (const group of groups) {
    if (!canBeFilled(group, group.opcoes)) found.push(finding('groupImpossible', group.nome));
    else if (
      !canBeFilled(
        group,
        group.opcoes.filter(({ esgotado }) => !esgotado),
      )
    )
      found.push(finding('groupSoldOut', group.nome));
  }
  if (product.valorDe !== null && product.valorDe <= product.valor)
    found.push(finding('listPriceTooLow'));
  if (product.promocional && product.valorDe === null)
    found.push(finding('promotionWithoutListPrice'));
  if (
    hours.length > 0 &&
    product.disponibilidade.length > 0 &&
    !hours.some((store) => meet(product.disponibilidade, store))
  )
    found.push(finding('neverServed'));
  if (!isPictured(product)) found.push(finding('withoutPicture'));
  if (isUnpriced(product, groups)) found.push(finding('noPrice'));
  if (free.includes(product.id)) found.push(finding('noPriceInStore'));
  if (hidden.includes(product.id)) found.push(finding('inNoStore'));
  return found;
}

const isPictured = ({ imagem, urlImagem, desenhoGenerico }: LintProduct): boolean =>
  imagem !== 'nenhuma' && ((imagem === 'foto' && urlImagem !== null) || !desenhoGenerico);

/** If one option may be taken several times, a single option is enough. */
function canBeFilled(group: LintGroup, available: readonly LintOption[]): boolean {
  const { minimum, maximum } = groupBounds(group);
  return minimum <= maximum && (minimum === 0 || available.length > 0);
}

const WEEK_MINUTES = 7 * 1440;

/** Whether two lists of hours share a minute of the week; Saturday night continues into Sunday. */
function meet(a: readonly OpeningSpan[], b: readonly OpeningSpan[]): boolean {
  const inWeek = ({ diaSemana, abre, fecha }: OpeningSpan) => ({
    start: diaSemana * 1440 + abre,
    end: diaSemana * 1440 + fecha,
  });
  return a
    .map(inWeek)
    .some((one) =>
      b
        .map(inWeek)
        .some((other) =>
          [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
            (shift) => one.start < other.end + shift && other.start + shift < one.end,
          ),
        ),
    );
}
