// The two buttons below a question: the one that changes nothing comes first.
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';

type TwoAnswersProps = {
  /** What the button says that changes nothing. */
  keep: ReactNode;
  act: ReactNode;
  variant?: ButtonLook['variant'];
  busy?: boolean;
  onKeep: () => void;
  onAct: () => void;
};

export function TwoAnswers({ keep, act, variant, busy = false, onKeep, onAct }: TwoAnswersProps) {
  return (
    <div className="cols2">
      <Button variant="neutral" onClick={onKeep}>
        {keep}
      </Button>
      <Button {...(variant && { variant })} loading={busy} onClick={onAct}>
        {act}
      </Button>
    </div>
  );
}
