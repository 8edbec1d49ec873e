// The picture at the top of the order page: rings around the brand's logo while the store has not
// answered, then the map.

import scooter from '@lobehub/fluent-emoji-3d/assets/1f6f5.webp';
import cook from '@lobehub/fluent-emoji-3d/assets/1f9d1-200d-1f373.webp';
import party from '@lobehub/fluent-emoji-3d/assets/1f389.webp';
import takeout from '@lobehub/fluent-emoji-3d/assets/1f961.webp';
import { Suspense } from 'react';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { OrderPlaces } from './order-places.ts';
import { isStopped, isWaiting } from './progress.ts';

const pictures: Record<number, string> = {
  [S.accepted]: cook,
  [S.inProduction]: cook,
  [S.readyForPickup]: takeout,
  [S.readyForDelivery]: takeout,
  [S.outForDelivery]: scooter,
};

const OrderMap = lazyPart(() => import('./order-map.tsx'));

export function OrderHero({ status, places }: { status: number; places: OrderPlaces | null }) {
  const { imagensCapa } = useBrand();
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
        <span className="ring r2" />
        <span className="ring r3" />
        <BrandLogo className="auth-logo" />
      </div>
    );
  }
  return (
    <div className="track-hero" aria-hidden="true">
      <div className="hero-pics">
        <img
          key={status}
          src={pictures[status] ?? imagensCapa[0] ?? party}
          alt=""
          width="256"
          height="256"
        />
      </div>
    </div>
  );
}
