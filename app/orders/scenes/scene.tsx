// The frame of a scene on the order page: a ground that goes on to both sides, drawn in the brand's
// colours, so that the same lines work in light and in dark.
import type { ReactNode } from 'react';
import './scene.css';

export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="scene" viewBox="0 0 390 232" aria-hidden="true">
      <path d="M-900 196h2190v600H-900z" className="soft bare" />
      <path d="M-900 196h2190" />
      {children}
    </svg>
  );
}
