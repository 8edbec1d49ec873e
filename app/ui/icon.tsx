// Draws a lucide icon in the sizes of the design. Screens import the drawings by name from
// lucide-react, so only those are shipped.
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

interface IconProps {
  of: LucideIcon;
  size?: 16 | 18 | 20 | 24 | 28;
  /** Paints the shape as well, not only its outline. */
  fill?: boolean;
  className?: string;
}

/** Always decorative: the words beside it, or the label of its button, say the meaning. */
export function Icon({ of: Drawing, size = 20, fill = false, className }: IconProps) {
  return (
    <Drawing
      className={classes('icon', size !== 20 && `s${size}`, fill && 'fill', className)}
      aria-hidden="true"
    />
  );
}
