// Two or three exclusive choices side by side. Native radios: one Tab stop, arrows change the
// choice.
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { useInBrowser } from './in-browser.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  const inBrowser = useInBrowser();
  // The caller omits what the store does not offer; a single option renders nothing.
  if (options.length < 2) return null;
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={option.value}
            // A choice before hydration would be lost.
            disabled={!inBrowser}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon of={option.icon} size={18} /> : null}
          {option.label}
        </label>
      ))}
    </div>
  );
}
