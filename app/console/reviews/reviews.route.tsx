// Customer reviews for staff: read, answer, hide.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { ReviewFilter, StaffReview } from '#contract/entities/review.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import '../../reviews/review.css';
import './reviews.css';
import { buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/reviews.route';
import { ReviewCard } from './review-card.tsx';
import { ReviewsSummary } from './summary.tsx';
import { reviewsAddress, wantedReviews } from './wanted.ts';

type Loaded = {
  page: Awaited<ReturnType<typeof read>>;
  wanted: ReviewFilter;
  css: string;
};

const read = async (api: Client, wanted: ReviewFilter, after: number | null) =>
  loadedOrSignIn(await api.staffReviews({ ...wanted, apos: after }));

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const after = Number(url.searchParams.get('apos'));
  const wanted = wantedReviews(url.searchParams);
  const isAfter = Number.isSafeInteger(after) && after > 0;
  const page = await read(api, wanted, isAfter ? after : null);
  return { page, wanted, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffReviews({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { estabelecimentos, projectName } = useBrand();
  if (loaderData === null) return null;
  const { page, wanted, css } = loaderData;
  const { avaliacoes, proxima, resumo, estabelecimentos: stores } = page;
  const hasAny = resumo === null ? avaliacoes.length > 0 : resumo.totalAvaliacoes > 0;
  return (
    <StaffPage
      css={css}
      place="reviews"
      title={t`Avaliações`}
      detail={projectName}
      body="console-body reviews-page"
    >
      <div className="reviews-list">
        {hasAny ? <Choices wanted={wanted} unanswered={resumo?.semResposta ?? null} /> : null}
        <Reviews reviews={avaliacoes} hasAny={hasAny} showStore={estabelecimentos.length > 1} />
        {proxima === null ? null : (
          <Link
            className={buttonClass({ variant: 'outline', block: true })}
            to={reviewsAddress(wanted, proxima)}
          >
            <Trans>Ver mais antigas</Trans>
          </Link>
        )}
      </div>
      {resumo !== null && (hasAny || stores.length > 1) ? (
        <ReviewsSummary summary={resumo} stores={stores} wanted={wanted} />
      ) : null}
    </StaffPage>
  );
}

function Choices({ wanted, unanswered }: { wanted: ReviewFilter; unanswered: number | null }) {
  const { t, i18n } = useLingui();
  const { idEstabelecimento, nota, semResposta = false } = wanted;
  const ofStore = idEstabelecimento === undefined ? {} : { idEstabelecimento };
  const choices = [
    { name: t`Todas as avaliações`, filter: ofStore, isOn: nota === undefined && !semResposta },
    {
      name: unanswered === null ? t`Sem resposta` : t`Sem resposta: ${i18n.number(unanswered)}`,
      filter: { ...ofStore, semResposta: true },
      isOn: semResposta,
    },
    ...(nota === undefined
      ? []
      : [{ name: t`${nota} de 5`, filter: { ...ofStore, nota }, isOn: !semResposta }]),
  ];
  return (
    <nav className="chipwrap" aria-label={t`Mostrar`}>
      {choices.map(({ name, filter, isOn }) => (
        <Link
          key={name}
          className={classes('chip', isOn && 'on')}
          to={reviewsAddress(filter)}
          aria-current={isOn ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type ReviewsProps = { reviews: readonly StaffReview[]; hasAny: boolean; showStore: boolean };

function Reviews({ reviews, hasAny, showStore }: ReviewsProps) {
  const { t } = useLingui();
  if (reviews.length === 0)
    return hasAny ? (
      <EmptyState title={t`Nenhuma avaliação assim`} text={t`Veja todas para achar as outras.`} />
    ) : (
      <EmptyState
        title={t`Nenhuma avaliação ainda`}
        text={t`Quem recebe um pedido pode avaliar. O que escreverem aparece aqui.`}
      />
    );
  return (
    <ul className="stack">
      {reviews.map((review) => (
        <li key={review.idPedido}>
          <ReviewCard review={review} showStore={showStore} />
        </li>
      ))}
    </ul>
  );
}
