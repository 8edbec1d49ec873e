// Applies the neutral palette to console screens: the brand's selectors, later in the document.
import type { ReactNode } from 'react';
import './console.css';
import '../board/columns.css';
import '../board/ticket.css';
import '../board/board.css';

export function StaffFrame({ css, children }: { css: string; children: ReactNode }) {
  return (
    <>
      <style>{css}</style>
      {children}
    </>
  );
}
