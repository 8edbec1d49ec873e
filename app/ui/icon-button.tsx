// A button with only an icon; screen readers announce its label.
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: LucideIcon;
  size?: 16 | 18 | 20 | 24 | 28;
  /** `soft` has a background; `on-art` is for use on pictures. */
  look?: 'plain' | 'soft' | 'on-art';
  /** A dot for something unread; the label must say it too. */
  dot?: boolean;
}

export function IconButton({
  label,
  icon,
  size = 24,
  look = 'plain',
  dot = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('icon-btn', look !== 'plain' && look, className)}
      aria-label={label}
    >
      <Icon of={icon} size={size} />
      {dot ? <span className="dot-badge" /> : null}
    </button>
  );
}
