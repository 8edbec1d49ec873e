// One product. From the menu it opens at once with the list's data; its options load a moment
// later. A direct visit is complete from the server.

import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pages } from '#contract/pages.ts';
import { addressId } from '../../address-id.ts';
import { pageContext } from '../../context.ts';
import { recallSummary, shareProduct } from '../../listing/menu-memory.ts';
import type { ProductArriving, ProductReply } from '../../listing/product-reply.ts';
import { cachedProduct } from '../../offline/cached-menu.ts';
import { chooseStore } from '../../stores/store-choice.ts';
import { readSeat } from '../../tables/seat-cookie.ts';
import type { Route } from './+types/product.route';
import { ProductFailed } from './failed.tsx';
import { ProductScreen } from './screen.tsx';
import { useProductAs } from './use-product-as.ts';
import { useTableProduct } from './use-table-product.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, brand } = context.get(pageContext);
  const url = new URL(request.url);
  if (brand === null || !brand.possuiDelivery) throw redirect('/');
  const { estabelecimentos: stores } = brand;
  // A product link works for everyone, search engines included: without a chosen store, one that is
  // open shows it.
  const store =
    chooseStore(brand, url, request.headers.get('cookie')) ??
    stores.find(({ estado }) => estado === 'aberto') ??
    stores[0];
  if (store === undefined) throw redirect(pages.stores);
  const menu = await api.menu({ idEstabelecimento: store.id });
  if (!menu.ok) throw new Response(menu.mensagem, { status: 503 });
  const id = addressId(params.idProduto);
  const category = menu.value.categorias.find((one) =>
    one.produtos.some((product) => product.id === id),
  );
  const product = category?.produtos.find((one) => one.id === id) ?? null;
  const reply: ProductReply = { storeId: store.id, tom: category?.tom ?? 'peach', product };
  return data(reply, { status: product === null ? 404 : 200 });
}

export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ProductReply | ProductArriving> {
  const id = addressId(params.idProduto);
  if (id === null) return serverLoader();
  const summary = recallSummary(id);
  const seat = readSeat();
  const atTable = () =>
    import('../../tables/table-menu.ts').then(({ tableProduct }) =>
      tableProduct(seat?.storeId ?? 0, id),
    );
  const reply = shareProduct(
    id,
    async () =>
      (seat !== null && seat.storeId === summary?.storeId ? await atTable() : null) ??
      (await serverLoader().catch(async (error: unknown) => {
        const kept = navigator.onLine ? null : await cachedProduct(summary?.storeId ?? 0, id);
        if (kept === null) throw error;
        return kept;
      })),
  );
  return summary === null ? await reply : { summary, reply };
}

/** The edited cart line is in the query; only the browser uses it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  const data = useProductAs(useTableProduct(loaderData));
  return <ProductScreen key={params.idProduto} data={data} />;
}

export function ErrorBoundary() {
  return <ProductFailed />;
}
