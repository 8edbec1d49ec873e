// On a delivered order's page: stars that open the review form, or the written review.
import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { pages } from '#contract/pages.ts';
import './review.css';
import { Icon } from '../ui/icon.tsx';
import { STARS } from './review-words.ts';
import { WrittenReview } from './written-review.tsx';

export function reviewAddress(id: number, stars?: number): string {
  return `${pages.review}?pedido=${id}${stars === undefined ? '' : `&nota=${stars}`}`;
}

export function ReviewInvitation({ order, now }: { order: Order; now: number }) {
  const { t } = useLingui();
  const { avaliacao } = order;
  if (avaliacao !== null) {
    return (
      <>
        <WrittenReview review={avaliacao} />
        {now < Date.parse(avaliacao.editavelAte) ? (
          <Link className="link t-label hit review-edit" to={reviewAddress(order.id)}>
            <Trans>Mudar a avaliação</Trans>
          </Link>
        ) : null}
      </>
    );
  }
  if (!order.podeAvaliar) return null;
  return (
    <nav className="card" aria-label={t`Avaliar pedido`}>
      <h2 className="t-head review-ask">
        <Trans>Como foi?</Trans>
      </h2>
      <div className="stars">
        {STARS.map((stars) => (
          <Link
            key={stars}
            className="star"
            to={reviewAddress(order.id, stars)}
            aria-label={t`Dar ${stars} de 5 estrelas`}
          >
            <Icon of={Star} size={28} />
          </Link>
        ))}
      </div>
    </nav>
  );
}
