// Customer reviews for staff: read, answer, hide.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { StaffReview } from '#contract/entities/review.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import '../../reviews/review.css';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/reviews.route';
import { ReviewCard } from './review-card.tsx';

type Loaded = { reviews: StaffReview[]; next: number | null; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const after = Number(url.searchParams.get('apos'));
  const result = await api.staffReviews({
    apos: Number.isSafeInteger(after) && after > 0 ? after : null,
  });
  const { avaliacoes, proxima } = loadedOrSignIn(result);
  return { reviews: avaliacoes, next: proxima, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffReviews({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { estabelecimentos, projectName } = useBrand();
  if (loaderData === null) return null;
  const { reviews, next, css } = loaderData;
  return (
    <StaffPage css={css} place="reviews" title={t`Avaliações`} detail={projectName}>
      {reviews.length === 0 ? (
        <EmptyState
          title={t`Nenhuma avaliação ainda`}
          text={t`Quem recebe um pedido pode avaliar. O que escreverem aparece aqui.`}
        />
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
    </StaffPage>
  );
}
