// What diners wrote, for the people of the restaurant: read, answer, hide what must not stand.
import '../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import type { StaffReview } from '#contract/entities/review.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import '../styles/review.css';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/reviews.route';
import { BoardRail } from './board-rail.tsx';
import { neutralCss } from './neutral.server.ts';
import { ReviewCard } from './reviews-card.tsx';
import { StaffFrame } from './staff-frame.tsx';

type Loaded = { reviews: StaffReview[]; next: number | null; css: string };
const NOT_STAFF = [401, 403];

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const after = Number(url.searchParams.get('apos'));
  const result = await api.staffReviews({ apos: Number.isSafeInteger(after) && after > 0 ? after : null });
  if (result.ok) return { reviews: result.value.avaliacoes, next: result.value.proxima, css: neutralCss() };
  if (NOT_STAFF.includes(result.status)) throw redirect('/painel/entrar');
  throw new Error(result.mensagem);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffReviews({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { estabelecimentos } = useBrand();
  if (loaderData === null) return null;
  const { reviews, next, css } = loaderData;
  return (
    <StaffFrame css={css}>
      <div className="staff">
        <title>{t`Avaliações`}</title>
        <BoardRail current="reviews" />
        <main className="staff-reviews">
          <header className="row between">
            <h1 className="t-title">
              <Trans>Avaliações</Trans>
            </h1>
            <Link className={buttonClass({ variant: 'outline', size: 'sm' }, 'mob-only')} to="/painel">
              <Trans>Pedidos</Trans>
            </Link>
          </header>
          {reviews.length === 0 ? (
            <EmptyState title={t`Nenhuma avaliação ainda`} text={t`Quem recebe um pedido pode avaliar. O que escreverem aparece aqui.`} />
          ) : (
            <ul className="stack">
              {reviews.map((review) => (
                <li key={review.idPedido}>
                  <ReviewCard review={review} showStore={estabelecimentos.length > 1} />
                </li>
              ))}
            </ul>
          )}
          {next === null ? null : (
            <Link className={buttonClass({ variant: 'outline', block: true })} to={`?apos=${next}`}>
              <Trans>Ver mais antigas</Trans>
            </Link>
          )}
        </main>
      </div>
    </StaffFrame>
  );
}
