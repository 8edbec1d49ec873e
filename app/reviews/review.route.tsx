// The review of an order (the specification, section 2): stars, highlights, each dish, text.
// `pedido` names the order; by default the last one.

import { orderPath } from '#contract/order-path.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { addressId } from '../address-id.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { data, Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { pageContext } from '../context.ts';
import { type OrderPicture, picturesOf } from '../orders/order-pictures.ts';
import { DEFAULT_ZONE } from '../orders/order-times.ts';
import { OrderUnavailable } from '../orders/order-unavailable.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/review.route';
import './review.css';
import { ReviewForm } from './review-form.tsx';
import { WrittenReview } from './written-review.tsx';

type Loaded = {
  order: Order | null;
  pictures: Record<number, OrderPicture>;
  stars: number;
  at: string;
};
const NOT_FOUND = 404;

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, brand, now } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const nota = Number(params.get('nota'));
  const nothing: Loaded = { order: null, pictures: {}, stars: 0, at: now.toISOString() };
  if (brand === null) return data(nothing, { status: NOT_FOUND });
  const order = await findOrder(api, params.get('pedido'));
  if (order === null) return data(nothing, { status: NOT_FOUND });
  return data<Loaded>({
    ...nothing,
    order,
    pictures: await picturesOf(api, [order]),
    stars: [1, 2, 3, 4, 5].includes(nota) ? nota : 0,
  });
}

async function findOrder(
  api: Parameters<typeof picturesOf>[0],
  asked: string | null,
): Promise<Order | null> {
  if (asked === null) {
    const last = await api.lastOrder({});
    return last.ok ? last.value.pedido : null;
  }
  const id = addressId(asked);
  if (id === null) return null;
  const found = await api.order({ id });
  return found.ok ? found.value : null;
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { estabelecimentos, projectName } = useBrand();
  const { order, pictures, stars, at } = loaderData;
  if (order === null) return <OrderUnavailable />;
  const timeZone =
    estabelecimentos.find(({ id }) => id === order.idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE;
  const ordered = new Date(order.dataCadastro);
  const weekday = dateFormat(i18n.locale, { weekday: 'long', timeZone }).format(ordered);
  const isToday = localDate(ordered, timeZone) === localDate(new Date(at), timeZone);
  const { avaliacao } = order;
  const open =
    order.podeAvaliar || (avaliacao !== null && Date.parse(at) < Date.parse(avaliacao.editavelAte));
  return (
    <>
      <title>{`${t`Avaliar pedido`} · ${projectName}`}</title>
      <header className="appbar">
        <Link className="icon-btn" to={orderPath(order)} aria-label={t`Fechar`}>
          <Icon of={X} size={24} />
        </Link>
        <h1>
          <Trans>Avaliar pedido</Trans>
        </h1>
        <span />
      </header>
      <main className="page wrap review">
        {open || avaliacao !== null ? (
          <div className="review-head">
            <BrandLogo className="auth-logo" />
            <h2 className="t-display">
              {isToday ? (
                <Trans>Como foi o pedido de hoje?</Trans>
              ) : (
                <Trans>Como foi o pedido de {weekday}?</Trans>
              )}
            </h2>
          </div>
        ) : null}
        {open ? (
          <ReviewForm key={order.id} order={order} pictures={pictures} firstStars={stars} />
        ) : avaliacao === null ? (
          <EmptyState
            title={t`Ainda não dá para avaliar`}
            text={t`A avaliação abre quando o pedido for entregue.`}
          >
            <Link className={buttonClass()} to={orderPath(order)}>
              <Trans>Ver o pedido</Trans>
            </Link>
          </EmptyState>
        ) : (
          <WrittenReview review={avaliacao} />
        )}
      </main>
    </>
  );
}
