// A sheet that changes one line of the checkout. Closing it returns to the line.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount, type AmountFacts } from '../../cart/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** For the `form` of a sheet's text fields: Enter there is the button at the bottom. */
export const LINE_FORM = 'co-line-form';

type LineSheetProps = {
  title: string;
  /** The words of the button at the bottom; 'Pronto' if absent. */
  done?: ReactNode;
  amount: AmountFacts;
  onClose(): void;
  /** Pressed. False keeps the sheet open, because something in it must be corrected. */
  onDone?(): boolean;
  children: ReactNode;
};

export function LineSheet({ title, done, amount, onClose, onDone, children }: LineSheetProps) {
  return (
    <Sheet title={title} className="co-sheet" onClose={onClose}>
      {children}
      {/* Not around the children: a coupon has a form of its own. */}
      <form
        id={LINE_FORM}
        className="co-sheet-foot"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (onDone?.() !== false) onClose();
        }}
      >
        <Button type="submit" block split>
          <span>{done ?? <Trans>Pronto</Trans>}</span>
          <Amount {...amount} />
        </Button>
      </form>
    </Sheet>
  );
}
