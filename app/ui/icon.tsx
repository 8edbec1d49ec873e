// Draws a lucide icon in the design's sizes. Screens import icons by name from lucide-react, so
// that only those are bundled.
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

interface IconProps {
  of: LucideIcon;
  size?: 16 | 18 | 20 | 24 | 28;
  /** Fills the shape, not only its outline. */
  fill?: boolean;
  className?: string;
}

/** Always decorative: the text beside it or the button's label has the meaning. */
export function Icon({ of: Drawing, size = 20, fill = false, className }: IconProps) {
  return (
    <Drawing
      className={classes('icon', size !== 20 && `s${size}`, fill && 'fill', className)}
      aria-hidden="true"
    />
  );
}
