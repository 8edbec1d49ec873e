// An error without a field.
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';

export function ProblemNote({ id, text }: { id: string; text: string | null }) {
  return (
    <p className="field error problem-note" id={id} aria-live="polite" hidden={text === null}>
      <span className="hint">
        <Icon of={CircleAlert} />
        {text}
      </span>
    </p>
  );
}
