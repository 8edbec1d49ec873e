// Sheet over the page: from the bottom on the phone, centred on a desktop. The native modal dialog traps focus, closes on Esc
// and gives focus back. Render it only while it is open.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';

interface SheetProps {
  title: string;
  /** Closed by Esc, the scrim or the button. The caller then stops rendering it. */
  onClose: () => void;
  /** Leaves the title to screen readers, where the content shows its own. */
  titleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

export function Sheet({ title, onClose, titleHidden = false, className, children }: SheetProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closing before the element goes away is what returns the focus.
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // The scrim belongs to the dialog; Esc is its equivalent on the keyboard.
    <dialog
      ref={dialog}
      className={classes('sheet', className)}
      aria-labelledby={titleId}
      onClick={(event) => isOutside(event) && close()}
      // The event of an earlier close may arrive when the dialog is open again.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
    >
      <span className="grab" aria-hidden="true" />
      <h2 id={titleId} className={titleHidden ? 'sr' : 't-section sheet-title'}>
        {title}
      </h2>
      {children}
      <IconButton className="sheet-close" label={t`Fechar`} icon={X} size={20} onClick={close} />
    </dialog>
  );
}

/** The padding is the dialog too, so the target alone does not tell; keyboard clicks have no place (0, 0). */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget || event.detail === 0) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
