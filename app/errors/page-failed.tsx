// A page whose data did not come: says so inside the usual frame, with a way to try again and one
// to the menu. A crash of our own code has `crash.tsx`.

import { Trans, useLingui } from '@lingui/react/macro';
import { Unplug } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Link, UNSAFE_DataRouterDataContext, useLocation, useRouteError } from 'react-router';
import { isBelow, isConsolePage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import type { Place } from '../menu/main-nav.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

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
  const error = useRouteError();
  // The router holds errors of loaders. Errors while rendering are crashes, which the root shows.
  if (useContext(UNSAFE_DataRouterDataContext)?.errors == null) throw error;
  return <FailedPage />;
}

function FailedPage() {
  const { pathname } = useLocation();
  const { estabelecimentos } = useBrand();
  if (isConsolePage(pathname)) return <Failed place={null} menu={false} />;
  const place = places.find(([page]) => isBelow(pathname, page))?.[1] ?? null;
  const only = estabelecimentos.length === 1 ? estabelecimentos[0] : undefined;
  return (
    <AccountFrame current={place} storeId={only?.id ?? null}>
      <Failed place={place} menu />
    </AccountFrame>
  );
}

function Failed({ place, menu }: { place: Place | null; menu: boolean }) {
  const { t } = useLingui();
  const { possuiDelivery } = useBrand();
  const main = useRef<HTMLElement>(null);
  // Screen readers start at what happened.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const titles: Partial<Record<Place, string>> = {
    orders: t`Não deu para abrir os pedidos`,
    loyalty: t`Não deu para abrir a fidelidade`,
    profile: t`Não deu para abrir o perfil`,
  };
  const title = titles[place ?? 'menu'] ?? t`Não deu para abrir esta página`;
  return (
    <main ref={main} tabIndex={-1}>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        icon={Unplug}
        title={title}
        text={
          menu ? (
            <Trans>O problema é nosso. Sua sacola e seus selos continuam guardados.</Trans>
          ) : (
            <Trans>O problema é nosso. O que já foi salvo continua guardado.</Trans>
          )
        }
      >
        <Button block onClick={() => location.reload()}>
          <Trans>Tentar de novo</Trans>
        </Button>
        {menu && possuiDelivery ? (
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={pages.menu}>
            <SeeMenu />
          </Link>
        ) : null}
      </EmptyState>
    </main>
  );
}
