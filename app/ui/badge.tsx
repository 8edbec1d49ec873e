// A badge shows a state and is not tappable; a chip is a choice.
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'fill'
  | 'accent'
  | 'promo'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone !== 'neutral' && tone, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  );
}

interface ChipProps extends ComponentProps<'button'> {
  /** Given: a choice that can be on or off. */
  pressed?: boolean;
  icon?: LucideIcon;
}

export function Chip({ pressed, icon, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={classes('chip', className)} aria-pressed={pressed}>
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </button>
  );
}
