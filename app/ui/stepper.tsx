// Quantity. At one, the cart's minus becomes a bin, because the next step removes the line.
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface StepperProps {
  /** What is counted; screen readers read it with the buttons. */
  name: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Used in the cart: going below the minimum removes the line. */
  onRemove?: () => void;
  large?: boolean;
}

export function Stepper({
  name,
  value,
  min = 1,
  max = 99,
  onChange,
  onRemove,
  large = false,
}: StepperProps) {
  const { t } = useLingui();
  const removes = value <= min && onRemove !== undefined;
  return (
    <fieldset className={classes('stepper', large && 'lg')} aria-label={t`Quantidade de ${name}`}>
      <button
        type="button"
        aria-label={removes ? t`Remover ${name}` : t`Menos um`}
        disabled={value <= min && !removes}
        onClick={() => (removes ? onRemove?.() : onChange(value - 1))}
      >
        <Icon of={removes ? Trash2 : Minus} size={18} />
      </button>
      <output aria-live="polite" suppressHydrationWarning>
        {value}
      </output>
      <button
        type="button"
        aria-label={t`Mais um`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </fieldset>
  );
}
