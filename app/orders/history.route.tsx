// The customer's orders (the specification, section 2): current ones first, then past ones.

import { ReceiptText } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { SeeMenu } from '../brand/menu-words.tsx';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import type { Order, OrderSituation } from '#contract/entities/order.ts';
import type { PageData } from '#contract/page.ts';
import { isFinal } from '#rules/orders/order-status.ts';
import { signedInCustomer } from '../account/private-page.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { chooseStore, storeSuffix } from '../stores/store-choice.ts';
import { buttonClass } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/history.route';
import './orders.css';
import { type HistoryPage, historyPage, MOST_TOGETHER, moreAddress } from './history-pages.ts';
import { LiveOrderCard } from './live-order-card.tsx';
import { type OrderPicture, picturesOf } from './order-pictures.ts';
import { PastOrderCard } from './past-order-card.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

/** The most that one call returns. */
const PER_CALL = 50;

type Loaded = {
  orders: Order[];
  next: string | null;
  page: HistoryPage;
  pictures: Record<number, OrderPicture>;
  storeId: number | null;
  at: string;
};

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Loaded> {
  const page = context.get(pageContext);
  await signedInCustomer(page, url);
  const { brand } = page;
  if (brand === null || !brand.possuiDelivery) throw redirect('/');
  const wanted = historyPage(url.searchParams);
  const { orders, next } = await readOrders(page, wanted);
  const storeId = chooseStore(brand, url, request.headers.get('cookie'))?.id ?? null;
  return {
    orders,
    next,
    page: wanted,
    pictures: await picturesOf(page.api, orders),
    storeId,
    at: page.now.toISOString(),
  };
}

async function readOrders(
  { api }: PageData,
  { situacao, count, apos }: HistoryPage,
): Promise<{ orders: Order[]; next: string | null }> {
  // By id: an order that ends between two calls changes lists and would appear twice.
  const orders = new Map<number, Order>();
  let next = apos;
  do {
    const quantidade = Math.min(PER_CALL, count - orders.size);
    const reply = await api.customerOrders({
      quantidade,
      situacao,
      ...(next !== null && { apos: next }),
    });
    if (!reply.ok) throw new Response(reply.mensagem, { status: 503 });
    for (const order of reply.value.pedidos) orders.set(order.id, order);
    next = reply.value.proxima;
  } while (next !== null && orders.size < count);
  return { orders: [...orders.values()], next };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { orders, next, page, storeId } = loaderData;
  const open = orders.filter(({ status }) => !isFinal(status));
  const past = orders.filter(({ status }) => isFinal(status));
  useFreshOrders(open.length > 0);
  const store = brand.estabelecimentos.find(({ id }) => id === storeId);
  return (
    <AccountFrame current="orders" storeId={storeId}>
      <title>{`${t`Pedidos`} · ${brand.projectName}`}</title>
      {orders.length === 0 && page.situacao === 'todos' ? (
        <main>
          <EmptyState
            heading="h1"
            icon={ReceiptText}
            title={t`Nenhum pedido ainda`}
            text={t`Quando você pedir, ele aparece aqui.`}
          >
            <Link
              className={buttonClass()}
              to={`${pages.menu}${store === undefined ? '' : storeSuffix(brand, store)}`}
            >
              <SeeMenu />
            </Link>
          </EmptyState>
        </main>
      ) : (
        <main className="page wrap orders">
          <h1 className="t-display page-title">
            <Trans>Pedidos</Trans>
          </h1>
          {page.situacao === 'todos' && next === null && orders.length < 2 ? null : (
            <Filters chosen={page.situacao} />
          )}
          {orders.length === 0 ? (
            <p className="t-sub" role="status">
              <Trans>Nenhum pedido com este filtro.</Trans>
            </p>
          ) : null}
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
                  <PastOrderCard
                    key={order.id}
                    order={order}
                    pictures={loaderData.pictures}
                    at={loaderData.at}
                  />
                ))}
              </ul>
            </section>
          )}
          {next === null ? null : (
            <Link
              className={buttonClass({ variant: 'outline', block: true })}
              to={moreAddress(page, next)}
              replace={page.count < MOST_TOGETHER}
              preventScrollReset={page.count < MOST_TOGETHER}
            >
              <Trans>Ver mais</Trans>
            </Link>
          )}
          <div className="dock-space sm" />
        </main>
      )}
    </AccountFrame>
  );
}

function Filters({ chosen }: { chosen: OrderSituation }) {
  const { t } = useLingui();
  const words: Record<OrderSituation, string> = {
    todos: t`Todos`,
    abertos: t`Em andamento`,
    entregues: t`Entregues`,
    cancelados: t`Cancelados`,
  };
  return (
    <nav className="order-filters" aria-label={t`Filtrar pedidos`}>
      {(Object.keys(words) as OrderSituation[]).map((situation) => (
        <Link
          key={situation}
          className={classes('chip', situation === chosen && 'on')}
          to={situation === 'todos' ? '?' : `?filtro=${situation}`}
          aria-current={situation === chosen ? 'true' : undefined}
          replace
          preventScrollReset
        >
          {words[situation]}
        </Link>
      ))}
    </nav>
  );
}
