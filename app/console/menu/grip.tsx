// The handle of a sortable row: dragged, or moved with the arrow keys.
import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';

export function MenuGrip({ name, ...rest }: { name: string } & ComponentProps<'button'>) {
  const { t } = useLingui();
  return (
    <button
      {...rest}
      type="button"
      className="grip"
      aria-label={t`Mover ${name}: setas para cima e para baixo`}
      aria-keyshortcuts="ArrowUp ArrowDown"
    >
      <Icon of={GripVertical} size={18} />
    </button>
  );
}
