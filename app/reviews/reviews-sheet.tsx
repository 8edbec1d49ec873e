// Customer reviews of a store, newest first, with its answers.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PublicReview } from '#contract/entities/review.ts';
import type { Store } from '#contract/entities/store.ts';
import { api } from '../api.ts';
import { RetryButton } from '../cart/cart-notices.tsx';
import './review.css';
import { shortDay } from '../i18n/short-day.ts';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { aspectWords } from './review-words.ts';
import { StarRow } from './stars.tsx';
import { StoreAnswer } from './written-review.tsx';

type ReviewsSheetProps = { store: Pick<Store, 'id' | 'fusoHorario'>; onClose: () => void };

export default function ReviewsSheet({ store, onClose }: ReviewsSheetProps) {
  const { t } = useLingui();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ round: number; reviews: PublicReview[] | null } | null>(
    null,
  );
  useEffect(() => {
    let stale = false;
    const answer = (reviews: PublicReview[] | null) => {
      if (!stale) setFound({ round, reviews });
    };
    api()
      .then((client) => client.storeReviews({ idEstabelecimento: store.id }))
      .then((result) => answer(result.ok ? result.value.avaliacoes : null))
      .catch(() => answer(null));
    return () => {
      stale = true;
    };
  }, [store.id, round]);
  const current = found?.round === round ? found : null;
  return (
    <Sheet title={t`Avaliações`} onClose={onClose}>
      {current === null ? (
        <div className="reviews-wait">
          <Spinner />
        </div>
      ) : current.reviews === null ? (
        <Notice tone="warning" title={<Trans>Não conseguimos ver as avaliações.</Trans>}>
          <RetryButton onRetry={() => setRound(round + 1)} />
        </Notice>
      ) : (
        <ul className="stack">
          {current.reviews.map((review) => (
            <li key={review.data + review.nomeCliente} className="card stack">
              <Written review={review} timeZone={store.fusoHorario} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Written({
  review: { nomeCliente, nota, aspectos, comentario, resposta, data },
  timeZone,
}: {
  review: PublicReview;
  timeZone: string;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="row between">
        <b className="t-label grow">{nomeCliente}</b>
        <time className="t-cap" dateTime={data}>
          {shortDay(data, i18n.locale, timeZone)}
        </time>
      </div>
      <StarRow value={nota} />
      {aspectos.length === 0 ? null : (
        <p className="t-cap">{aspectos.map((aspect) => i18n._(aspectWords[aspect])).join(' · ')}</p>
      )}
      {comentario === '' ? null : <p className="obs">{comentario}</p>}
      <StoreAnswer resposta={resposta} />
    </>
  );
}
