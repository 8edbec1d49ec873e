// Bars over the order page: the app bar on phones, the brand on desktops.

import { useLingui } from '@lingui/react/macro';
import { House, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { MenuWord } from '../brand/menu-words.tsx';
import { AppBar } from '../ui/app-bar.tsx';
import { Icon } from '../ui/icon.tsx';

type TrackingBarsProps = { title: string; menu: string; conversation: string | null };

export function TrackingBars({ title, menu, conversation }: TrackingBarsProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const help =
    conversation === null ? undefined : (
      <a
        className="icon-btn"
        href={conversation}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Falar com a loja`}
      >
        <Icon of={MessageCircle} />
      </a>
    );
  return (
    <>
      <header className="topbar desk-only">
        <div className="wrap">
          <Link className="tb-brand" to={menu}>
            <BrandLogo />
            <b>{projectName}</b>
          </Link>
          <nav className="tb-nav" aria-label={t`Principal`}>
            <Link to={menu}>
              <Icon of={House} />
              <MenuWord />
            </Link>
          </nav>
        </div>
      </header>
      <div className="mob-only">
        <AppBar title={title} heading="p" back={menu} action={help} />
      </div>
    </>
  );
}
