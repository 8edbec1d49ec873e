// Form fields: the label above, the hint or error below, linked for screen readers.
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface FieldLook {
  label: string;
  hint?: ReactNode;
  /** The error and how to correct it. Replaces the hint. */
  error?: ReactNode;
  /** Shows "Opcional" at the right of the label. */
  optional?: boolean;
  /** Inside the frame, before and after the control. */
  start?: ReactNode;
  end?: ReactNode;
  /** The unit of a number, as R$ before it or min after it: read out with the hint. */
  sign?: string | undefined;
  unit?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** The control. It spreads these props on the native element. */
  children: (wiring: Wiring) => ReactNode;
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  start,
  end,
  sign,
  unit,
  id,
  children,
}: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const failed = Boolean(error);
  const note = failed ? error : hint;
  const measure = sign ?? unit;
  const described = [measure && `${controlId}-unit`, note && `${controlId}-note`]
    .filter(Boolean)
    .join(' ');
  const measured = (
    <span id={`${controlId}-unit`} className="t-mute">
      {measure}
    </span>
  );
  return (
    <div className={classes('field', failed && 'error')}>
      <label className="lbl" id={`${controlId}-label`} htmlFor={controlId}>
        {label}
        {optional ? (
          <span className="opt">
            <Trans>Opcional</Trans>
          </span>
        ) : null}
      </label>
      <span className="input">
        {start}
        {sign === undefined ? null : measured}
        {children({
          id: controlId,
          'aria-invalid': failed || undefined,
          'aria-describedby': described || undefined,
        })}
        {sign === undefined && unit !== undefined ? measured : null}
        {end}
      </span>
      {/* Always rendered, so that a later error is announced. */}
      <span id={`${controlId}-note`} className="hint" aria-live="polite" hidden={!note}>
        {failed ? <Icon of={CircleAlert} /> : null}
        {note}
      </span>
    </div>
  );
}

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'children' | keyof FieldLook
>;

/** Shorter ones hold masks and codes, which are full when they are complete. */
const SHORTEST_PROSE = 40;

/** Browsers cut what does not fit without a word, also of pasted text. */
function hintOrLimit(
  hint: ReactNode,
  { value, maxLength = 0 }: Pick<ComponentProps<'input'>, 'value' | 'maxLength'>,
): ReactNode {
  const isFull = typeof value === 'string' && value.length >= maxLength;
  return isFull && maxLength >= SHORTEST_PROSE ? (
    <Trans>Cabem no máximo {maxLength} caracteres.</Trans>
  ) : (
    hint
  );
}

export function TextField({
  label,
  hint,
  error,
  optional,
  start,
  end,
  sign,
  unit,
  id,
  ...rest
}: FieldLook & Native<'input'>) {
  return (
    <Field
      {...{ label, error, start, end, sign, unit, id }}
      hint={hintOrLimit(hint, rest)}
      optional={optional ?? false}
    >
      {(wiring) => <input type="text" {...rest} {...wiring} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  start,
  end,
  id,
  ...rest
}: FieldLook & Native<'textarea'>) {
  return (
    <Field
      {...{ label, error, start, end, id }}
      hint={hintOrLimit(hint, rest)}
      optional={optional ?? false}
    >
      {(wiring) => <textarea {...rest} {...wiring} />}
    </Field>
  );
}

interface SelectFieldProps extends Omit<FieldLook, 'end'>, Native<'select'> {
  options: readonly { value: string; label: string }[];
  /** First row that means no choice. */
  placeholder?: string;
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  start,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, hint, error, start, id }}
      optional={optional ?? false}
      end={<Icon of={ChevronDown} size={18} />}
    >
      {(wiring) => (
        <select {...rest} {...wiring}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
