// The fields of a form that only works with scripts. Until the page has woken up they cannot be
// filled, so nothing that somebody types is lost.
import type { ReactNode } from 'react';
import { useInBrowser } from './in-browser.ts';

export function AwakeFields({ className, children }: { className: string; children: ReactNode }) {
  return (
    <fieldset className={className} disabled={!useInBrowser()}>
      {children}
    </fieldset>
  );
}
