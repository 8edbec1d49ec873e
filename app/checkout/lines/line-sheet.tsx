// A sheet that changes one line of the checkout. Closing it returns to the line.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount, type AmountFacts } from '../../cart/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

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
      <div className="co-sheet-foot">
        <Button block split onClick={() => onDone?.() !== false && onClose()}>
          <span>{done ?? <Trans>Pronto</Trans>}</span>
          <Amount {...amount} />
        </Button>
      </div>
    </Sheet>
  );
}
