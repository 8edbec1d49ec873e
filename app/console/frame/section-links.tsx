// The pages of a section beside the title, or the way back to the page that lists them.
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { centreInRow } from './current-in-view.ts';
import { isIn, type StaffPlace, sectionsFor } from './navigation.ts';
import { useRole } from './use-role.ts';

export function SectionLinks({ current }: { current: StaffPlace }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const section = sectionsFor(useRole()).find((one) => isIn(one, current));
  if (section === undefined || section.hub || section.pages.length < 2) return null;
  const name = i18n._(section.name);
  // An order's page is below the history.
  const shown = section.pages
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <nav className="sub-nav" aria-label={name}>
      {section.pages.map(({ to, name: page }) => (
        <Link
          key={to}
          ref={to === shown ? centreInRow : undefined}
          to={to}
          aria-current={to !== shown ? undefined : to === pathname ? 'page' : 'true'}
        >
          {i18n._(page)}
        </Link>
      ))}
    </nav>
  );
}

/** Above the title of a page that a hub lists. */
export function BackToHub({ current }: { current: StaffPlace }) {
  const { i18n } = useLingui();
  const section = sectionsFor(useRole()).find((one) => isIn(one, current));
  const [hub] = section?.pages ?? [];
  if (!section?.hub || hub === undefined || hub.place === current) return null;
  return (
    <Link className="hub-back t-cap" to={hub.to}>
      <Icon of={ChevronLeft} size={16} />
      {i18n._(section.name)}
    </Link>
  );
}
