// The menu with table prices, requested by customers at a table: the menu pages are the same for
// everyone and show the usual prices.
import type { Menu } from '#contract/entities/menu.ts';
import { MENU_LIFETIME_MS } from '#rules/time/menu-freshness.ts';
import { api } from '../api.ts';
import type { Listing } from '../listing/listing.ts';
import type { ProductReply } from '../listing/product-reply.ts';
import { toListing } from '../listing/to-listed.ts';

type Known = { menu: Menu; listing: Listing };
let kept: { storeId: number; at: number; known: Promise<Known> } | null = null;

function load(storeId: number): Promise<Known> {
  if (kept?.storeId === storeId && Date.now() - kept.at < MENU_LIFETIME_MS) return kept.known;
  const known = api()
    .then((client) => client.tableMenu({ idEstabelecimento: storeId }))
    .then((result) => {
      if (!result.ok) throw new Error(result.mensagem);
      return { menu: result.value, listing: toListing(result.value) };
    });
  kept = { storeId, at: Date.now(), known };
  known.catch(() => {
    kept = null;
  });
  return known;
}

/** Null: unavailable; the usual prices are shown until the server prices the order. */
export const tableListing = (storeId: number): Promise<Listing | null> =>
  load(storeId).then(
    ({ listing }) => listing,
    () => null,
  );

export const tableProduct = (storeId: number, id: number): Promise<ProductReply | null> =>
  load(storeId).then(
    ({ menu }) => {
      const category = menu.categorias.find(({ produtos }) =>
        produtos.some((product) => product.id === id),
      );
      const product = category?.produtos.find((one) => one.id === id) ?? null;
      return { storeId, tom: category?.tom ?? 'peach', product };
    },
    () => null,
  );
