// The sums of all reviews: the mean, and how many gave each number of stars. A bar shows those.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import type { ReviewFilter, ReviewSummary } from '#contract/entities/review.ts';
import { StarRow } from '../../reviews/stars.tsx';
import { Button } from '../../ui/button.tsx';
import { StoreField } from '../forms/store-field.tsx';
import { reviewsAddress } from './wanted.ts';

type SummaryProps = {
  summary: ReviewSummary;
  stores: readonly { id: number; nome: string }[];
  wanted: ReviewFilter;
};

export function ReviewsSummary({ summary, stores, wanted }: SummaryProps) {
  const { t, i18n } = useLingui();
  const { notaMedia, totalAvaliacoes, porNota } = summary;
  const most = Math.max(1, ...porNota);
  return (
    <aside className="card stack" aria-label={t`Resumo`}>
      {stores.length < 2 ? null : (
        <Form className="reviews-store" role="search" aria-label={t`Loja`}>
          <StoreField stores={stores} chosen={String(wanted.idEstabelecimento ?? '')} />
          <Button type="submit" size="md" variant="outline">
            <Trans>Ver</Trans>
          </Button>
        </Form>
      )}
      {notaMedia === null ? null : (
        <p className="reviews-grade">
          <b className="num">{i18n.number(notaMedia, { minimumFractionDigits: 1 })}</b>
          <StarRow value={Math.round(notaMedia)} />
          <span className="t-cap">
            <Plural value={totalAvaliacoes} one="# avaliação" other="# avaliações" />
          </span>
        </p>
      )}
      <ul>
        {porNota
          .map((count, index) => ({ count, nota: index + 1 }))
          .toReversed()
          .map(({ count, nota }) => (
            <li key={nota}>
              <Link
                className="reviews-stars"
                to={reviewsAddress({ ...wanted, nota, semResposta: false })}
                aria-current={wanted.nota === nota ? 'page' : undefined}
              >
                <span className="num">
                  <Plural value={nota} one="# estrela" other="# estrelas" />
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
                  <rect className="rest" width={100} height={6} />
                  <rect width={(count / most) * 100} height={6} />
                </svg>
                <span className="num">{i18n.number(count)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </aside>
  );
}
