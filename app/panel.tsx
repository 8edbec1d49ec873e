// A full-screen panel over the menu: takes focus, makes the rest inert, closes on Esc and Back, and
// restores focus.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useBrand } from './brand/brand-context.tsx';
import { BrandLogo } from './brand/brand-logo.tsx';
import { AppBar } from './ui/app-bar.tsx';
import { IconButton } from './ui/icon-button.tsx';
import { inertOutside } from './ui/inert-outside.ts';
import './cart/panel.css';
import { usePanels } from './panel-address.ts';

type PanelProps = {
  title: string;
  /** At the end of the bar on a phone. */
  action?: ReactNode;
  /** The arrow's action, if it is not Back. */
  onBack?: () => void;
  /**
   * On a desktop, forms keep the phone's bar and the others show the brand's; a map has its own.
   */
  bar?: 'phone' | 'always' | 'none';
  children: ReactNode;
};

export function Panel({ title, action, onBack, bar = 'phone', children }: PanelProps) {
  const panels = usePanels();
  const element = useRef<HTMLDivElement>(null);
  const back = onBack ?? panels.close;

  // Before it is seen: on a busy device, Esc would otherwise reach the page below.
  useLayoutEffect(() => {
    const panel = element.current;
    if (panel === null) return;
    const before = document.activeElement;
    const release = inertOutside([
      panel,
      ...document.querySelectorAll('body > [role=status], body > [role=alert]'),
    ]);
    panel.focus();
    return () => {
      release();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // After an order, the order page has already announced its title.
      if (document.title === title) document.title = before;
    };
  }, [title]);

  const keyDown = (event: KeyboardEvent) => {
    // An open sheet handles Esc itself.
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      (event.target as Element).closest('dialog')
    )
      return;
    event.preventDefault();
    back();
  };
  return createPortal(
    // The panel is a dialog, which biome does not recognise; Esc is the only key it handles.
    <div
      className="panel"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      ref={element}
      onKeyDown={keyDown}
    >
      {bar === 'phone' ? <DesktopBar /> : null}
      {bar === 'none' ? null : (
        <AppBar
          {...(bar === 'phone' && { className: 'mob-only' })}
          title={title}
          back={back}
          action={action}
        />
      )}
      {children}
    </div>,
    document.body,
  );
}

function DesktopBar() {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const panels = usePanels();
  return (
    <div className="topbar desk-only">
      <div className="wrap">
        <Link className="tb-brand" to={panels.to(null)} preventScrollReset>
          <BrandLogo />
          <b>{projectName}</b>
        </Link>
        <span className="grow" />
        <IconButton label={t`Fechar`} icon={X} onClick={panels.close} />
      </div>
    </div>
  );
}
