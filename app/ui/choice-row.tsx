// Rows with a checkbox, radio or switch: a visually hidden native input, its painted sibling, and a
// tappable row.
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface ChoiceRowProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  label: ReactNode;
  detail?: ReactNode;
  /** Before the text: an icon or a picture. */
  start?: ReactNode;
  /** Between the text and the control: a price. */
  end?: ReactNode;
  /** `li` in lists, `opt-row` in option groups. */
  row?: 'li' | 'opt-row';
  rowHidden?: boolean;
  /** Still to be had, but something else is chosen. */
  rowDim?: boolean;
}

function ChoiceRow({
  label,
  detail,
  start,
  end,
  row = 'li',
  rowHidden = false,
  rowDim = false,
  painted,
  ...input
}: ChoiceRowProps & { type: 'checkbox' | 'radio'; role?: 'switch'; painted: ReactNode }) {
  return (
    <label className={classes(row, rowDim && 'dim')} hidden={rowHidden}>
      <input {...input} className="sr" />
      {start}
      <span className="grow">
        <b className={row === 'li' ? 't-label' : undefined}>{label}</b>
        {detail ? <span className="t-cap own-line">{detail}</span> : null}
      </span>
      {end}
      {painted}
    </label>
  );
}

export function CheckRow(props: ChoiceRowProps) {
  return (
    <ChoiceRow
      {...props}
      type="checkbox"
      painted={
        <span className="check">
          <Icon of={Check} />
        </span>
      }
    />
  );
}

export function RadioRow(props: ChoiceRowProps) {
  return <ChoiceRow {...props} type="radio" painted={<span className="radio" />} />;
}

export function SwitchRow(props: ChoiceRowProps) {
  return (
    <ChoiceRow {...props} type="checkbox" role="switch" painted={<span className="switch" />} />
  );
}
