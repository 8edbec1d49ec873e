// A customer's page whose data did not come: says so inside the usual frame, with a way to try
// again and one to the menu. A crash of our own code has `crash.tsx`.

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { isBelow } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import type { Place } from '../menu/main-nav.tsx';
import { buttonClass } from '../ui/button.tsx';
import { FailedMain } from './failed-main.tsx';
import { useLoaderError } from './loader-error.ts';

/** Longest first: the order page stands below the menu's address. */
const places: readonly [string, Place][] = [
  [pages.orderHistory, 'orders'],
  [pages.loyalty, 'loyalty'],
  [pages.loyaltyWithDelivery, 'loyalty'],
  [pages.stampCards, 'loyalty'],
  [pages.wheel, 'loyalty'],
  [pages.profile, 'profile'],
];

/** The `ErrorBoundary` of screens with a loader. */
export function PageFailed() {
  useLoaderError();
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { estabelecimentos, possuiDelivery } = useBrand();
  const place = places.find(([page]) => isBelow(pathname, page))?.[1] ?? null;
  const only = estabelecimentos.length === 1 ? estabelecimentos[0] : undefined;
  const titles: Partial<Record<Place, string>> = {
    orders: t`Não deu para abrir os pedidos`,
    loyalty: t`Não deu para abrir a fidelidade`,
    profile: t`Não deu para abrir o perfil`,
  };
  return (
    <AccountFrame current={place} storeId={only?.id ?? null}>
      <FailedMain
        title={titles[place ?? 'menu'] ?? t`Não deu para abrir esta página`}
        text={<Trans>O problema é nosso. Sua sacola e seus selos continuam guardados.</Trans>}
      >
        {possuiDelivery ? (
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={pages.menu}>
            <SeeMenu />
          </Link>
        ) : null}
      </FailedMain>
    </AccountFrame>
  );
}
