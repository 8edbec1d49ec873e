// The console's navigation on a phone, which has no room for the side bar.
import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { placesFor, type StaffPlace } from './navigation.ts';
import { useRole } from './use-role.ts';

export function PlacesButton({ current }: { current: StaffPlace }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-btn mob-only console-navigation"
        aria-label={t`Outras telas do painel`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} />
      </button>
      {open ? (
        <Sheet title={t`Painel`} onClose={() => setOpen(false)}>
          <nav className="card pad0 list" aria-label={t`Painel`}>
            {placesFor(role).map(({ place, to, icon, name }) => (
              <Link
                key={place}
                className="li"
                to={to}
                aria-current={place === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <span className="icon-tile">
                  <Icon of={icon} />
                </span>
                <span className="grow t-label">{i18n._(name)}</span>
              </Link>
            ))}
          </nav>
        </Sheet>
      ) : null}
    </>
  );
}
