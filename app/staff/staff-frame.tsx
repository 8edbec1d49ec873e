// Paints staff screens with the neutral palette. The same selectors as the brand's, later in the
// document.
import type { ReactNode } from 'react';
import '../styles/staff.css';
import '../styles/staff-ticket.css';
import '../styles/staff-board.css';

export function StaffFrame({ css, children }: { css: string; children: ReactNode }) {
  return (
    <>
      <style>{css}</style>
      {children}
    </>
  );
}
