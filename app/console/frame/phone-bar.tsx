// The sections on a phone: four in the bar at the bottom, the others one tap further.
import { useLingui } from '@lingui/react/macro';
import { ChevronRight, type LucideIcon, Menu, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useOpenPalette } from '../palette/palette-context.ts';
import { isIn, type SectionName, type StaffPlace, sectionsFor } from './navigation.ts';
import { useRole } from './use-role.ts';

const IN_BAR: readonly SectionName[] = ['orders', 'tables', 'menu', 'reports'];

export function PhoneBar({ current }: { current: StaffPlace }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  const openPalette = useOpenPalette();
  const [open, setOpen] = useState(false);
  const all = sectionsFor(role);
  const inBar = all.filter(({ section }) => IN_BAR.includes(section));
  const further = all.filter(({ section }) => !IN_BAR.includes(section));
  const close = () => setOpen(false);
  return (
    <>
      <nav className="phone-bar" aria-label={t`Seções`}>
        {inBar.map((section) => (
          <Link
            key={section.section}
            to={section.pages[0]?.to ?? consolePages.board}
            aria-current={isIn(section, current) ? 'page' : undefined}
          >
            <Icon of={section.icon} />
            {i18n._(section.name)}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={Menu} />
          {t`Mais`}
        </button>
      </nav>
      {open ? (
        <Sheet title={t`Painel`} onClose={close}>
          <div className="stack">
            <Button
              variant="neutral"
              block
              onClick={() => {
                close();
                openPalette();
              }}
            >
              <Icon of={Search} size={18} />
              {t`Buscar em tudo`}
            </Button>
            <nav className="stack" aria-label={t`Painel`}>
              {further.map(({ section, icon, name, pages, hub }) => (
                <section key={section} className="stack sm">
                  {hub ? null : <h3 className="overline">{i18n._(name)}</h3>}
                  <ul className="card pad0 list">
                    {(hub ? pages.slice(0, 1) : pages).map((page) => (
                      <li key={page.to}>
                        <MoreLink
                          to={page.to}
                          name={i18n._(page.name)}
                          icon={icon}
                          current={page.place === current}
                          onPress={close}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <ul className="card pad0 list">
                <li>
                  <MoreLink
                    to={consolePages.myAccount}
                    name={t`Minha conta`}
                    icon={UserRound}
                    current={current === 'account'}
                    onPress={close}
                  />
                </li>
              </ul>
            </nav>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

type MoreLinkProps = {
  to: string;
  name: string;
  icon: LucideIcon;
  current: boolean;
  onPress: () => void;
};

function MoreLink({ to, name, icon, current, onPress }: MoreLinkProps) {
  return (
    <Link className="li" to={to} aria-current={current ? 'page' : undefined} onClick={onPress}>
      <span className="icon-tile">
        <Icon of={icon} />
      </span>
      <span className="grow t-label">{name}</span>
      <Icon of={ChevronRight} size={18} />
    </Link>
  );
}
