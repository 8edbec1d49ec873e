// The picture at the top of the order page: rings around the brand's logo while the store has not
// answered, then the map.

import { Suspense } from 'react';
import type { Brand } from '#contract/entities/brand.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { OrderPlaces } from './order-places.ts';
import { isStopped, isWaiting } from './progress.ts';

/** Which of the brand's drawings shows the status; any other is the arrival. */
const STAGES: Readonly<Record<number, keyof Brand['imagensEtapas']>> = {
  [S.accepted]: 'preparo',
  [S.inProduction]: 'preparo',
  [S.readyForPickup]: 'embalado',
  [S.readyForDelivery]: 'embalado',
  [S.outForDelivery]: 'aCaminho',
};

const OrderMap = lazyPart(() => import('./order-map.tsx'));

export function OrderHero({ status, places }: { status: number; places: OrderPlaces | null }) {
  const { imagensEtapas } = useBrand();
  const inBrowser = useInBrowser();
  if (isStopped(status)) return null;
  // The map is loaded only while the order is on its way.
  if (places !== null && inBrowser && status === S.outForDelivery) {
    return (
      <Suspense fallback={<div className="track-hero" />}>
        <OrderMap {...places} />
      </Suspense>
    );
  }
  if (isWaiting(status)) {
    return (
      <div className="track-hero" aria-hidden="true">
        <span className="ring" />
        <span className="ring ring-2" />
        <span className="ring ring-3" />
        <BrandLogo className="auth-logo" />
      </div>
    );
  }
  return (
    <div className="track-hero" aria-hidden="true">
      <div className="hero-pictures">
        <img
          key={status}
          src={imagensEtapas[STAGES[status] ?? 'chegada']}
          alt=""
          width="256"
          height="256"
        />
      </div>
    </div>
  );
}
