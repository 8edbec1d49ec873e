// The picture at the top of the order page: rings around the brand's logo until the kitchen begins,
// then what the house does, and the map while the order is on its way.

import { Check } from 'lucide-react';
import { Suspense } from 'react';
import type { Brand } from '#contract/entities/brand.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { OrderPlaces } from './order-places.ts';
import { isStopped, isWaiting } from './progress.ts';

/** Which of the brand's drawings shows the status; any other is the arrival. */
const STAGES: Readonly<Record<number, keyof Brand['imagensEtapas']>> = {
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
  if (isWaiting(status) || status === S.accepted) {
    return (
      <div className="track-hero" aria-hidden="true">
        <span className="ring" />
        <span className="ring ring-2" />
        <span className="ring ring-3" />
        <BrandLogo className="auth-logo" />
        {status === S.accepted ? (
          <span className="hero-check">
            <Icon of={Check} size={20} />
          </span>
        ) : null}
      </div>
    );
  }
  return (
    <div className="track-hero" aria-hidden="true">
      <div
        className={classes(
          'hero-pictures',
          status === S.outForDelivery && 'riding',
          status === S.delivered && 'arrived',
        )}
      >
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
