// Which picture a product and its options have: the owner's photo, a drawing, or none.
import type { OptionGroup, PictureChoice } from '#contract/entities/product.ts';
import { shownPicture } from '#rules/picture.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { drawingUrl } from '../drawing/address.ts';
import type { Dish } from '../drawing/dish.ts';
import { optionDish, productDish } from '../drawing/product.ts';

export type PicturedBrand = Pick<KnownBrand, 'settings'>;
export type PicturedProduct = { nome: string; descricao: string };
type FlavourGroup = Pick<OptionGroup, 'adicional'> & {
  opcoes: readonly { nome: string; descricao: string | null }[];
};

export function drawnProduct(
  { nome, descricao }: PicturedProduct,
  category: string,
  groups: readonly FlavourGroup[],
  { settings: { projectName, corSitePrimaria } }: PicturedBrand,
): Dish {
  const flavours = groups.find(({ adicional }) => adicional === GROUP_KIND.flavours)?.opcoes;
  const words = { nome, descricao, category, brand: projectName };
  return productDish(words, corSitePrimaria, flavours);
}

/** Nothing was recognised: the drawing is a plate with a word. */
export const isGeneric = ({ kind }: Dish): boolean => kind === 'plate';

/** Null: the owner wants none. */
export const pictureOf = (
  product: { imagem: PictureChoice; urlImagem: string | null },
  drawn: Dish,
): string | null => shownPicture(product, drawingUrl(drawn));

/**
 * The group with a drawing for each option, as long as all of them can be drawn: rows with and
 * without a picture look like a mistake.
 */
export function withDrawings(
  group: OptionGroup,
  isPizza: boolean,
  { settings: { corSitePrimaria } }: PicturedBrand,
): OptionGroup {
  const { adicional, opcoes } = group;
  if (adicional === GROUP_KIND.remarks) return group;
  const of = isPizza && adicional === GROUP_KIND.flavours ? 'pizza' : 'other';
  const drawn = opcoes.map((option) =>
    option.urlImagem === null ? optionDish(option, of, corSitePrimaria) : null,
  );
  if (opcoes.some(({ urlImagem }, index) => urlImagem === null && drawn[index] === null))
    return group;
  return {
    ...group,
    opcoes: opcoes.map((option, index) => {
      const dish = drawn[index];
      return dish ? { ...option, urlImagem: drawingUrl(dish) } : option;
    }),
  };
}
