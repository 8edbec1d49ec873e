// The page of one order (the specification, section 2, both paths). Live: the server sends changes.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import type { OrderPayment } from '#contract/entities/payment.ts';
import {
  customerMayCancel,
  isFinal,
  ORDER_STATUS,
  shownStatus,
} from '#rules/orders/order-status.ts';
import { linkKey } from '#rules/places/link-key.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { ChangeProposal } from '../order-changes/change-proposal.tsx';
import { HiddenProposal } from '../order-changes/hidden-proposal.tsx';
import { Refunded } from '../order-changes/refunded.tsx';
import { WishPart } from '../order-changes/wish-part.tsx';
import { PayPanel } from '../payments/pay-panel.tsx';
import { ReviewInvitation } from '../reviews/review-invitation.tsx';
import { storeSuffix } from '../stores/store-choice.ts';
import { Notice } from '../ui/notice.tsx';
import { useArrivalFocus } from '../ui/use-arrival-focus.ts';
import type { Route } from './+types/tracking.route';
import './tracking.css';
import './tracking-card.css';
import { useNow } from '../use-now.ts';
import { OrderAgain } from './again/order-again.tsx';
import { Announcement } from './announcement.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { choiceLines } from './choice-lines.ts';
import { ConfirmArrival } from './confirm-arrival.tsx';
import { DeliveryCode } from './delivery-code.tsx';
import { OrderEarned } from './order-earned.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderHero } from './order-hero.tsx';
import { ItemLines, OrderLines } from './order-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { type OrderPicture, picturesOf } from './order-pictures.ts';
import { useOrderPlaces } from './order-places.ts';
import { OrderStages } from './order-stages.tsx';
import { OrderSteps } from './order-steps.tsx';
import { DEFAULT_ZONE } from './order-times.ts';
import { OrderUnavailable } from './order-unavailable.tsx';
import { isStopped } from './progress.ts';
import { PushRow } from './push-row.tsx';
import { useStoreConversation } from './receipt-text.ts';
import { statusLabel } from './status-labels.ts';
import { TrackingBars } from './tracking-bars.tsx';
import { useLiveOrder } from './use-live-order.ts';
import { wantedOrder } from './wanted-order.ts';

type Loaded = {
  order: Order | null;
  payment: OrderPayment | null;
  pictures: Readonly<Record<number, OrderPicture>>;
  at: string;
};
const NOT_FOUND = 404;
const MAIN = 'order';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, brand, now } = context.get(pageContext);
  const at = now.toISOString();
  const query = new URL(request.url).searchParams;
  const id = wantedOrder(params.idPedido, query);
  const nobody: Loaded = { order: null, payment: null, pictures: {}, at };
  if (brand === null || id === null) return data(nobody, { status: NOT_FOUND });
  const chave = linkKey(query);
  const result = await api.order({ id, ...(chave === null ? {} : { chave }) });
  // The same status for 'not yours' and 'not there', so that an id reveals nothing.
  if (!result.ok) return data(nobody, { status: NOT_FOUND });
  const order = result.value;
  const waits = order.status === ORDER_STATUS.paymentPending;
  const [payment, pictures] = await Promise.all([
    waits ? api.orderPayment({ id, ...(chave === null ? {} : { chave }) }) : null,
    picturesOf(api, [order]),
  ]);
  return data<Loaded>({ order, payment: payment?.ok ? payment.value : null, pictures, at });
}

let last: Loaded | null = null;

/** A failed refresh keeps the screen: a lost connection must not show an error page. */
export async function clientLoader({
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    last = await serverLoader();
    return last;
  } catch (error) {
    const id = wantedOrder(params.idPedido, new URL(request.url).searchParams);
    if (error instanceof Response || last?.order == null || last.order.id !== id) throw error;
    return last;
  }
}

export function meta() {
  return [
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function Tracking({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  useEffect(() => {
    last = loaderData;
  }, [loaderData]);
  if (order === null) return <OrderUnavailable />;
  return <OrderPage key={order.id} {...loaderData} order={order} />;
}

function OrderPage({ order, payment, pictures, at }: Loaded & { order: Order }) {
  const { t, i18n } = useLingui();
  const brand = useBrand();
  const now = useNow(at, 30_000);
  const conversationOf = useStoreConversation();
  const chave = linkKey(useSearchParams()[0]);
  useLiveOrder(order, chave);
  useArrivalFocus(MAIN);

  const store = brand.estabelecimentos.find(({ id }) => id === order.idEstabelecimento);
  const places = useOrderPlaces(order, store);
  const timeZone = store?.fusoHorario ?? DEFAULT_ZONE;
  const status = shownStatus(order.status, order.statusPagamento);
  const number = i18n.number(order.numero);
  // With only the link, one sees how an order that staff took is paid, and of others nothing.
  const paying =
    order.status === ORDER_STATUS.paymentPending &&
    (order.chaveAcompanhamento !== null || payment !== null);
  const label = i18n._(statusLabel(status, brand.ramo === 'mercado'));
  const title = t`Pedido ${number}`;
  const menu = `${pages.menu}${store === undefined ? '' : storeSuffix(brand, store)}`;
  const conversation = conversationOf(order, number);

  return (
    <>
      <title>{`${label} · ${title}`}</title>
      <TrackingBars
        title={paying && order.formaPagamento.tipo !== 'cartaoOnline' ? t`Pagar com Pix` : title}
        menu={menu}
        conversation={conversation}
      />
      <main className="track wrap" id={MAIN} tabIndex={-1}>
        {paying ? null : (
          <OrderHero status={status} tipoPedido={order.tipoPedido} places={places} />
        )}
        <div className="track-body stack lg">
          {paying ? (
            <PayPanel order={order} payment={payment} />
          ) : (
            <OrderHeadline order={order} status={status} now={now} timeZone={timeZone} />
          )}
          {order.sandbox && !paying ? (
            <Notice tone="warning" title={t`Ambiente de teste`}>
              <Trans>Nenhum dinheiro sai da sua conta.</Trans>
            </Notice>
          ) : null}
          <ChangeProposal order={order} conversation={conversation}>
            <ItemLines label={t`Como o pedido fica`} items={order.proposta?.itens ?? []} />
          </ChangeProposal>
          {order.propostaAberta ? <HiddenProposal /> : null}
          <Refunded order={order} />
          {paying || isStopped(status) ? null : <OrderStages order={order} status={status} />}
          <WishPart order={order} store={store} choicesOf={choiceLines} />
          <Announcement words={label} />
          {order.ganhos === undefined ? null : <OrderEarned id={order.id} ganhos={order.ganhos} />}
          <ReviewInvitation order={order} now={now} />
          {isStopped(status) ? <OrderSteps order={order} timeZone={timeZone} /> : null}
          {isFinal(order.status) ? null : <PushRow id={order.id} chave={chave} />}
          {order.podeCancelar && customerMayCancel(order.status) ? (
            <CancelOrder id={order.id} />
          ) : null}
          {order.codigoEntrega === null ? null : <DeliveryCode code={order.codigoEntrega} />}
          {order.podeConfirmar ? <ConfirmArrival order={order} /> : null}
          {isFinal(order.status) ? (
            <OrderAgain
              order={order}
              look={{ block: true, variant: isStopped(status) ? 'primary' : 'outline' }}
            />
          ) : null}
          <OrderLines order={order} number={number} pictures={pictures} />
          <OrderLinks order={order} number={number} store={store} conversation={conversation} />
        </div>
      </main>
    </>
  );
}
