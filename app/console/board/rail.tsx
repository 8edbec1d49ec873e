// Side bar of the staff screens on a desktop.
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { placesFor, type StaffPlace } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';

export function BoardRail({ current = 'orders' }: { current?: StaffPlace }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  return (
    <nav className="side-rail" aria-label={t`Painel`}>
      <BrandLogo />
      {placesFor(role).map(({ place, to, icon, name }) => (
        <Link key={place} to={to} aria-current={place === current ? 'page' : undefined}>
          <Icon of={icon} />
          {i18n._(name)}
        </Link>
      ))}
    </nav>
  );
}
