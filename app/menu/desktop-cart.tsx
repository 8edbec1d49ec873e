// The cart column of a desktop. Phones never load its content.
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useWide } from '../ui/wide.ts';
import { UnwatchedStoreLine } from './unwatched-store-line.tsx';
import { WayToReceive } from './way-to-receive.tsx';

const CartSummary = lazyPart(async () => ({
  default: (await import('../cart/cart-column.tsx')).CartSummary,
}));

export function DesktopCart({
  store,
  terms,
  unwatched,
}: {
  store: Store;
  terms: MenuTerms;
  unwatched: boolean;
}) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const wide = useWide();
  return (
    <aside className="minicart desk-only" aria-label={t`Sacola`}>
      <div className="mc-head">
        <h2 className="t-section">
          <Trans>Sua sacola</Trans>
        </h2>
        <span className="t-sub">
          {store.nome === projectName ? projectName : `${projectName}, ${store.nome}`}
        </span>
      </div>
      <WayToReceive store={store} />
      {unwatched ? <UnwatchedStoreLine /> : null}
      {wide ? (
        <Suspense fallback={null}>
          <CartSummary store={store} terms={terms} />
        </Suspense>
      ) : null}
    </aside>
  );
}
