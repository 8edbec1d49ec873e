// The orders of the diner (the specification, section 2): what is on its way first, then what was.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import receipt from '@lobehub/fluent-emoji-3d/assets/1f9fe.webp';
import { Link, redirect } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { isFinal } from '#rules/order-status.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { signedInCustomer } from '../account/private-page.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { type PageContext, pageContext } from '../context.ts';
import { chooseStore, storeSuffix } from '../stores/store-choice.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/history.route';
import '../styles/orders.css';
import { LiveOrderCard } from './live-order-card.tsx';
import { type OrderPicture, picturesOf } from './order-pictures.ts';
import { PastOrderCard } from './past-order-card.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

const PER_PAGE = 10;
const MAXIMUM_PAGES = 20;

type Loaded = { orders: Order[]; total: number; pages: number; pictures: Record<number, OrderPicture>; storeId: number | null; at: string };

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Loaded> {
  const page = context.get(pageContext);
  await signedInCustomer(page);
  const { brand } = page;
  if (brand === null || !brand.possuiDelivery) throw redirect('/');
  const pages = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('pagina'))) || 1), MAXIMUM_PAGES);
  const { orders, total } = await firstPages(page, pages);
  const storeId = chooseStore(brand, url, request.headers.get('cookie'))?.id ?? null;
  return { orders, total, pages, pictures: await picturesOf(page.api, orders), storeId, at: new Date().toISOString() };
}

/** An order that arrives between two pages pushes another one onto both. */
async function firstPages({ api }: PageContext, pages: number): Promise<{ orders: Order[]; total: number }> {
  const numbers = Array.from({ length: pages }, (_, position) => position + 1);
  const replies = await Promise.all(numbers.map((pagina) => api.customerOrders({ pagina, quantidade: PER_PAGE })));
  const orders = new Map<number, Order>();
  let total = 0;
  for (const reply of replies) {
    if (!reply.ok) throw new Response(reply.mensagem, { status: 503 });
    for (const order of reply.value.pedidos) orders.set(order.id, order);
    total = reply.value.total;
  }
  return { orders: [...orders.values()], total };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { orders, total, pages, storeId } = loaderData;
  const open = orders.filter(({ status }) => !isFinal(status));
  const past = orders.filter(({ status }) => isFinal(status));
  useFreshOrders(open.length > 0);
  const store = brand.estabelecimentos.find(({ id }) => id === storeId);
  return (
    <AccountFrame current="orders" storeId={storeId}>
      <title>{`${t`Pedidos`} · ${brand.projectName}`}</title>
      {orders.length === 0 ? (
        <main>
          <EmptyState heading="h1" picture={receipt} title={t`Nenhum pedido ainda`} text={t`Quando você pedir, ele aparece aqui.`}>
            <Link className={buttonClass()} to={`/delivery${store === undefined ? '' : storeSuffix(brand, store)}`}>
              <Trans>Ver o cardápio</Trans>
            </Link>
          </EmptyState>
        </main>
      ) : (
        <main className="page wrap orders">
          <h1 className="t-display page-title">
            <Trans>Pedidos</Trans>
          </h1>
          {open.length === 0 ? null : (
            <section>
              <h2 className="overline">
                <Trans>Agora</Trans>
              </h2>
              <ul className="stack md">
                {open.map((order) => (
                  <li key={order.id}>
                    <LiveOrderCard order={order} at={loaderData.at} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {past.length === 0 ? null : (
            <section>
              <h2 className="overline">
                <Trans>Anteriores</Trans>
              </h2>
              <ul className="stack md order-grid">
                {past.map((order) => (
                  <PastOrderCard key={order.id} order={order} pictures={loaderData.pictures} at={loaderData.at} />
                ))}
              </ul>
            </section>
          )}
          {orders.length < total && pages < MAXIMUM_PAGES ? (
            <Link className={buttonClass({ variant: 'outline', block: true })} to={`?pagina=${pages + 1}`} replace preventScrollReset>
              <Trans>Ver mais</Trans>
            </Link>
          ) : null}
          <div className="dock-space sm" />
        </main>
      )}
    </AccountFrame>
  );
}
