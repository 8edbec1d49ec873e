// Quantity. At one, the cart's minus becomes a bin, because the next step removes the line.
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { amountText, weightText } from '#rules/price/weight-text.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface StepperProps {
  /** What is counted; screen readers read it with the buttons. */
  name: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** By weight: what one step of the quantity weighs. */
  grams?: number | undefined;
  /** Used in the cart: going below the minimum removes the line. */
  onRemove?: () => void;
  large?: boolean;
}

export function Stepper({
  name,
  value,
  min = 1,
  max = 99,
  grams,
  onChange,
  onRemove,
  large = false,
}: StepperProps) {
  const { t, i18n } = useLingui();
  const step = grams === undefined ? null : weightText(grams, i18n.locale);
  const removes = value <= min && onRemove !== undefined;
  return (
    <fieldset className={classes('stepper', large && 'lg')} aria-label={t`Quantidade de ${name}`}>
      <button
        type="button"
        aria-label={removes ? t`Remover ${name}` : step === null ? t`Menos um` : t`Menos ${step}`}
        disabled={value <= min && !removes}
        onClick={() => (removes ? onRemove?.() : onChange(value - 1))}
      >
        <Icon of={removes ? Trash2 : Minus} size={18} />
      </button>
      <output aria-live="polite" data-value={value} suppressHydrationWarning>
        {amountText({ quantidade: value, gramas: grams }, i18n.locale)}
      </output>
      <button
        type="button"
        aria-label={step === null ? t`Mais um` : t`Mais ${step}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </fieldset>
  );
}
