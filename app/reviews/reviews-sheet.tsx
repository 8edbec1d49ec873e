// Customer reviews of a store, newest first, with its answers.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicReview } from '#contract/entities/review.ts';
import type { Store } from '#contract/entities/store.ts';
import './review.css';
import { shortDay } from '../i18n/short-day.ts';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAnswer } from '../use-answer.ts';
import { aspectWords } from './review-words.ts';
import { StarRow } from './stars.tsx';
import { StoreAnswer } from './written-review.tsx';

type ReviewsSheetProps = { store: Pick<Store, 'id' | 'fusoHorario'>; onClose: () => void };

export default function ReviewsSheet({ store, onClose }: ReviewsSheetProps) {
  const { t } = useLingui();
  const { reply, again } = useAnswer(store.id, (client, idEstabelecimento) =>
    client.storeReviews({ idEstabelecimento }),
  );
  return (
    <Sheet title={t`Avaliações`} onClose={onClose}>
      {reply === null ? (
        <div className="reviews-wait">
          <Spinner />
        </div>
      ) : !reply.ok ? (
        <Notice tone="warning" title={<Trans>Não conseguimos ver as avaliações.</Trans>}>
          <RetryButton onRetry={() => again()} />
        </Notice>
      ) : (
        <ul className="stack">
          {reply.value.avaliacoes.map((review) => (
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
      {comentario === '' ? null : <p className="remark">{comentario}</p>}
      <StoreAnswer resposta={resposta} />
    </>
  );
}
