// The scene at the top of the order page: the bell until the store answers, then what the kitchen
// does, and the map while the order is on its way.

import { Suspense } from 'react';
import type { BrandKind } from '#contract/entities/brand.ts';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import type { OrderPlaces } from './order-places.ts';
import { isStopped, isWaiting } from './progress.ts';
import { Bell } from './scenes/bell.tsx';
import { Bag, Door, Rider } from './scenes/handing.tsx';
import { Basket, Bowl, Cup, Grill, Oven, Pot } from './scenes/kitchens.tsx';

const KITCHENS: Record<BrandKind, () => React.JSX.Element> = {
  pizzaria: Oven,
  hamburgueria: Grill,
  acaiteria: Bowl,
  cafeteria: Cup,
  mercado: Basket,
  cozinha: Pot,
};

const OrderMap = lazyPart(() => import('./order-map.tsx'));

type OrderHeroProps = {
  status: number;
  tipoPedido: Order['tipoPedido'];
  places: OrderPlaces | null;
};

export function OrderHero({ status, tipoPedido, places }: OrderHeroProps) {
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
  return (
    <div className="track-hero">
      <OrderScene key={status} status={status} tipoPedido={tipoPedido} />
    </div>
  );
}

function OrderScene({ status, tipoPedido }: Pick<OrderHeroProps, 'status' | 'tipoPedido'>) {
  const Kitchen = KITCHENS[useBrand().ramo];
  if (isWaiting(status)) return <Bell answered={false} />;
  switch (status) {
    case S.accepted:
      return <Bell answered />;
    case S.readyForPickup:
    case S.readyForDelivery:
      return <Bag />;
    case S.outForDelivery:
      return <Rider />;
    case S.delivered:
      return tipoPedido === ORDER_TYPE.delivery ? (
        <Door />
      ) : tipoPedido === ORDER_TYPE.pickup ? (
        <Bag />
      ) : (
        <Bell answered />
      );
    default:
      return <Kitchen />;
  }
}
