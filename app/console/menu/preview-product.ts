// The edited product as customers would see it after saving.

import type { StaffCategory, StaffGroup, StaffProduct } from '#contract/entities/console/menu.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { shownPicture } from '#rules/picture.ts';
import { shownProduct } from '#rules/price/shown-product.ts';
import { type ProductDraft, readDraft } from './product-draft.ts';

/** Why it would be hidden, although it is rendered. */
export type Unseen = 'category' | 'hours' | null;
export type Preview = { product: Product; tom: PictureTint; unseen: Unseen };

type Around = {
  /** The saved product; null: a new one. */
  saved: Pick<StaffProduct, 'id' | 'esgotado'> | null;
  categories: readonly StaffCategory[];
  groups: readonly StaffGroup[];
  /** Address of what is drawn of it. */
  drawing: string | null;
  timeZone: string;
  now: Date;
};

export function previewOf(
  draft: ProductDraft,
  { saved, categories, groups, drawing, timeZone, now }: Around,
): Preview {
  const { fields, quantidade } = readDraft(draft, timeZone);
  const category = categories.find(({ id }) => id === fields.idCategoria);
  const moment = (text: string | null | undefined) =>
    text === null || text === undefined ? null : new Date(text);
  const opcoes = fields.grupos.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  const written = {
    ...fields,
    urlImagem: shownPicture(fields, drawing),
    id: saved?.id ?? 0,
    esgotado: saved?.esgotado ?? false,
    quantidade,
    opcoes,
    promocaoDe: moment(fields.promocaoDe),
    promocaoAte: moment(fields.promocaoAte),
  };
  const tom = category?.tom ?? 'peach';
  const { product } = shownProduct(
    written,
    [category?.disponibilidade ?? [], fields.disponibilidade ?? []],
    now,
    timeZone,
  );
  if (product !== null)
    return { product, tom, unseen: category?.visivel === false ? 'category' : null };
  // Rendered as if always served; the text beside it says that it is hidden.
  const always = shownProduct(written, [], now, timeZone).product;
  if (always === null) throw new Error('without hours a product is always served');
  return { product: always, tom, unseen: 'hours' };
}
