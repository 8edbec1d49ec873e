// Pictures for orders. An order stores text and prices, so the pictures come from today's menu;
// removed products have none.
import type { Client } from '#contract/client.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Order } from '#contract/entities/order.ts';

export type OrderPicture = { urlImagem: string | null; tom: PictureTint };

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
  const found = menu.value.categorias.flatMap(({ tom, produtos }) =>
    produtos
      .filter(({ id }) => wanted.has(id))
      .map(({ id, urlImagem }): [number, OrderPicture] => [id, { urlImagem, tom }]),
  );
  return Object.fromEntries(found);
}
