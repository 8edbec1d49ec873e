// The store's rating; pressing it opens the reviews, loaded on demand.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { LoadingOverlay } from '../brand/loading.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Icon } from '../ui/icon.tsx';

const ReviewsSheet = lazyPart(() => import('../reviews/reviews-sheet.tsx'));

export function StoreGrade({
  store,
}: {
  store: Pick<Store, 'id' | 'fusoHorario' | 'notaMedia' | 'totalAvaliacoes'>;
}) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { notaMedia, totalAvaliacoes: count } = store;
  if (notaMedia === null) return null;
  const grade = i18n.number(notaMedia, { minimumFractionDigits: 1 });
  return (
    <>
      <button
        type="button"
        className="store-grade"
        aria-label={t`Nota ${grade} de 5, ${plural(count, { one: '# avaliação', other: '# avaliações' })}`}
        onClick={() => setOpen(true)}
      >
        <Icon of={Star} size={16} />
        <b className="num">{grade}</b>
        <span className="num">({i18n.number(count)})</span>
      </button>
      {open ? (
        <Suspense fallback={<LoadingOverlay />}>
          <ReviewsSheet store={store} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
