// Pictures for orders. An order stores text and prices, so the pictures come from today's menu;
// removed products have none.
import type { Client } from '#contract/client.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Order } from '#contract/entities/order.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { pictureOfParts } from '#rules/chosen-picture.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';

export type OrderPicture = {
  urlImagem: string | null;
  tom: PictureTint;
  /** Pictures of the flavours that were ordered, by option. */
  sabores: Record<number, string | null>;
};

/** The pizza with the flavours that were chosen. */
export function itemPicture(
  item: Pick<StoredItem, 'idProduto' | 'opcoes'>,
  pictures: Readonly<Record<number, OrderPicture>>,
): string | null {
  const picture = pictures[item.idProduto];
  if (picture === undefined) return null;
  const flavours = item.opcoes
    .filter(({ adicional }) => adicional === GROUP_KIND.flavours)
    .flatMap(({ escolhas }) => escolhas)
    .map(({ id, quantidade }) => ({
      urlImagem: picture.sabores[id] ?? null,
      parts: quantidade,
    }));
  const total = flavours.reduce((sum, { parts }) => sum + parts, 0);
  return pictureOfParts(picture.urlImagem, flavours, total);
}

/** By product. Only those in the orders; empty if the menu is unavailable. */
export async function picturesOf(
  api: Client,
  orders: readonly Order[],
): Promise<Record<number, OrderPicture>> {
  const [newest] = orders;
  if (newest === undefined) return {};
  // All stores of a brand share its menu.
  const menu = await api.menu({ idEstabelecimento: newest.idEstabelecimento });
  if (!menu.ok) return {};
  const wanted = new Set(orders.flatMap(({ itens }) => itens.map(({ idProduto }) => idProduto)));
  const choices = new Set(
    orders.flatMap(({ itens }) =>
      itens.flatMap(({ opcoes }) => opcoes.flatMap(({ escolhas }) => escolhas.map(({ id }) => id))),
    ),
  );
  const found = menu.value.categorias.flatMap(({ tom, produtos }) =>
    produtos
      .filter(({ id }) => wanted.has(id))
      .map((product): [number, OrderPicture] => [
        product.id,
        { urlImagem: product.urlImagem, tom, sabores: orderedFlavours(product, choices) },
      ]),
  );
  return Object.fromEntries(found);
}

function orderedFlavours(
  { opcoes }: Product,
  ordered: ReadonlySet<number>,
): OrderPicture['sabores'] {
  return Object.fromEntries(
    opcoes
      .filter(({ adicional }) => adicional === GROUP_KIND.flavours)
      .flatMap(({ opcoes: flavours }) => flavours)
      .filter(({ id }) => ordered.has(id))
      .map(({ id, urlImagem }) => [id, urlImagem]),
  );
}
