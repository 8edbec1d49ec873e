// The frame of a customer's pages: the bar on a desktop, the navigation at the bottom of a phone.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from './brand/brand-context.tsx';
import { BrandLogo } from './brand/brand-logo.tsx';
import { MainNav, type Place } from './menu/main-nav.tsx';
import { TopBar } from './menu/top-bar.tsx';
import { ConsentStrip } from './privacy/consent-strip.tsx';

type AccountFrameProps = {
  current: Place | null;
  /** Null while none of several stores is chosen. */
  storeId: number | null;
  children: ReactNode;
};

export function AccountFrame({ current, storeId, children }: AccountFrameProps) {
  const { estabelecimentos, possuiDelivery } = useBrand();
  const store = estabelecimentos.find(({ id }) => id === storeId);
  return (
    <>
      {store === undefined || !possuiDelivery ? (
        <PlainBar current={current} />
      ) : (
        <TopBar store={store} current={current} />
      )}
      {children}
      <div className="dock flat mob-only">
        <ConsentStrip at="bar" />
        <MainNav className="nav" current={current} />
      </div>
    </>
  );
}

/** Without a store there is no delivery and nothing to search. */
function PlainBar({ current }: { current: Place | null }) {
  const { projectName } = useBrand();
  return (
    <header className="topbar desk-only">
      <div className="wrap">
        <Link className="tb-brand" to="/">
          <BrandLogo />
          <b>{projectName}</b>
        </Link>
        <MainNav className="tb-nav" current={current} />
      </div>
    </header>
  );
}
