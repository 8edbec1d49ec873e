// Applies the neutral palette to console screens: the brand's selectors, later in the document.
import type { ReactNode } from 'react';
import { usePageNonce } from '../../page-nonce.ts';
import './console.css';
import '../board/columns.css';
import '../board/ticket.css';
import '../board/board.css';

export function StaffFrame({ css, children }: { css: string; children: ReactNode }) {
  return (
    <>
      <style nonce={usePageNonce()}>{css}</style>
      {children}
    </>
  );
}
