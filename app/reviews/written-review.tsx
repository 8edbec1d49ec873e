// A written review: its stars, its text, and the store's answer.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '#contract/entities/review.ts';
import { Notice } from '../ui/notice.tsx';
import { aspectWords } from './review-words.ts';
import { StarRow } from './stars.tsx';

export function WrittenReview({ review }: { review: Review }) {
  const { i18n } = useLingui();
  return (
    <section className="card stack">
      <StarRow value={review.nota} />
      {review.aspectos.length === 0 ? null : (
        <p className="t-cap">
          {review.aspectos.map((aspect) => i18n._(aspectWords[aspect])).join(' · ')}
        </p>
      )}
      {review.comentario === '' ? null : <p className="remark">{review.comentario}</p>}
      <ReviewAnswers review={review} />
    </section>
  );
}

/** Nothing if the store has not answered. */
export function StoreAnswer({ resposta }: Pick<Review, 'resposta'>) {
  if (resposta === '') return null;
  return (
    <blockquote className="review-answer">
      <b className="t-label">
        <Trans>Resposta da loja</Trans>
      </b>
      <p className="remark">{resposta}</p>
    </blockquote>
  );
}

export function ReviewAnswers({
  review: { oculta, motivoOculta, resposta },
}: {
  review: Pick<Review, 'oculta' | 'motivoOculta' | 'resposta'>;
}) {
  return (
    <>
      {oculta ? (
        <Notice
          tone="warning"
          title={<Trans>A loja ocultou o texto para os outros clientes.</Trans>}
        >
          {motivoOculta}
        </Notice>
      ) : null}
      <StoreAnswer resposta={resposta} />
    </>
  );
}
