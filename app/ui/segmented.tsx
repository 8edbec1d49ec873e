// Two or three exclusive choices side by side. One stop for Tab; arrows move the choice.
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  // A choice the shop does not offer is not shown, and a single choice is no choice.
  if (options.length < 2) return null;
  const chosen = options.findIndex((option) => option.value === value);
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(Math.max(chosen, 0), options.length);
    const option = next === undefined ? undefined : options[next];
    if (next === undefined || option === undefined) return;
    event.preventDefault();
    onChange(option.value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="seg" role="radiogroup" aria-label={label} ref={group} onKeyDown={move}>
      {options.map((option, position) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={position === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.icon ? <Icon of={option.icon} size={18} /> : null}
          {option.label}
        </button>
      ))}
    </div>
  );
}
