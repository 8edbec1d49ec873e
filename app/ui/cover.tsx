// Cover of a store: generated from the brand's fill, plate lines and up to three product pictures.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const radii = [40, 74, 108, 142, 176, 210, 244, 278];
const places = ['a0', 'a1', 'a2'];

export function Rings() {
  return (
    <svg
      className="rings"
      viewBox="0 0 390 172"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="300" cy="120" r={radius} />
      ))}
    </svg>
  );
}

interface CoverProps {
  /** Addresses of pictures; at most three are used. */
  pictures?: readonly string[];
  className?: string;
  /** Content over the cover, such as `.cover-bar`. */
  children?: ReactNode;
}

export function Cover({ pictures = [], className, children }: CoverProps) {
  return (
    <div className={classes('cover', className)}>
      <Rings />
      {pictures.slice(0, places.length).map((picture, position) => (
        <img
          key={picture}
          className={places[position]}
          src={picture}
          alt=""
          width={256}
          height={256}
          loading={position === 0 ? undefined : 'lazy'}
          fetchPriority={position === 0 ? 'high' : undefined}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ))}
      {children}
    </div>
  );
}
