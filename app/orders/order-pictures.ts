// Pictures for orders. An order keeps words and prices, so the pictures are those of today's menu;
// what has left it has none.
import type { Client } from '#contract/client.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Order } from '#contract/entities/order.ts';

export type OrderPicture = { urlImagem: string | null; tom: PictureTint };

/** By product. Only what the orders name; nothing when the menu cannot be had. */
export async function picturesOf(
  api: Client,
  orders: readonly Order[],
): Promise<Record<number, OrderPicture>> {
  const [newest] = orders;
  if (newest === undefined) return {};
  // Every store of a brand shares its menu.
  const menu = await api.menu({ idEstabelecimento: newest.idEstabelecimento });
  if (!menu.ok) return {};
  const wanted = new Set(orders.flatMap(({ itens }) => itens.map(({ idProduto }) => idProduto)));
  const found = menu.value.categorias.flatMap(({ tom, produtos }) =>
    produtos
      .filter(({ id }) => wanted.has(id))
      .map(({ id, urlImagem }): [number, OrderPicture] => [id, { urlImagem, tom }]),
  );
  return Object.fromEntries(found);
}
