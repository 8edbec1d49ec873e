// The sections at the side of a wide screen; all six are seen from 520 pixels of height.
import { useLingui } from '@lingui/react/macro';
import { Search, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpenPalette } from '../palette/palette-context.ts';
import { isIn, type StaffPlace, sectionsFor } from './navigation.ts';
import { useRole } from './use-role.ts';

export function ConsoleRail({ current }: { current: StaffPlace }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  const openPalette = useOpenPalette();
  return (
    <nav className="side-rail" aria-label={t`Painel`}>
      <BrandLogo />
      {sectionsFor(role).map((section) => (
        <Link
          key={section.section}
          to={section.pages[0]?.to ?? consolePages.board}
          aria-current={isIn(section, current) ? 'page' : undefined}
        >
          <Icon of={section.icon} />
          {i18n._(section.name)}
        </Link>
      ))}
      <button
        type="button"
        className="rail-end"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title="Ctrl K"
        onClick={openPalette}
      >
        <Icon of={Search} />
        {t`Buscar`}
      </button>
      <Link to={consolePages.myAccount} aria-current={current === 'account' ? 'page' : undefined}>
        <Icon of={UserRound} />
        {t`Conta`}
      </Link>
    </nav>
  );
}
