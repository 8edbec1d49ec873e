// Sheet over the page: from the bottom on the phone, centred on a desktop. The native modal dialog
// traps focus, closes on Esc and restores focus. Render it only while it is open.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { lockScroll } from './scroll-lock.ts';

/** At the top of every sheet: while one is open, nothing outside it can be pressed. */
export const SheetStrip = createContext<ReactNode>(null);

interface SheetProps {
  title: string;
  /** Closed by Esc, the scrim or the button. The caller then stops rendering it. */
  onClose: () => void;
  /** Called before it closes by itself: false keeps it open, for unsaved input. */
  mayClose?: () => boolean;
  /** Hides the title visually, where the content shows its own. */
  titleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

export function Sheet({
  title,
  onClose,
  mayClose,
  titleHidden = false,
  className,
  children,
}: SheetProps) {
  const { t } = useLingui();
  const strip = useContext(SheetStrip);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(() => {});
  close.current = () => {
    if (mayClose?.() !== false) dialog.current?.close();
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const unlockScroll = lockScroll();
    if (!element.open) element.showModal();
    const click = (event: MouseEvent) => isOutside(event, element) && close.current();
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('click', click);
      // Closing before removal restores focus.
      element.close();
      unlockScroll();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes('sheet', className)}
      aria-labelledby={titleId}
      onCancel={(event) =>
        event.target === event.currentTarget && mayClose?.() === false && event.preventDefault()
      }
      // The event of an earlier close may arrive after the dialog was reopened.
      onClose={(event) =>
        event.target === event.currentTarget && !event.currentTarget.open && onClose()
      }
    >
      <h2 id={titleId} className={titleHidden ? 'sr' : 't-section sheet-title'}>
        {title}
      </h2>
      {strip}
      {children}
      <IconButton
        className="sheet-close"
        label={t`Fechar`}
        icon={X}
        size={20}
        onClick={() => close.current()}
      />
    </dialog>
  );
}

/**
 * The padding belongs to the dialog too, so the target is not enough; keyboard clicks have no
 * position.
 */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog || event.detail === 0) return false;
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
