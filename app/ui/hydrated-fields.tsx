// The fields of a form that needs scripts. They are disabled until hydration, so that nothing typed
// is lost.
import type { ReactNode } from 'react';
import { useInBrowser } from './in-browser.ts';

export function HydratedFields({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={className} disabled={!useInBrowser()}>
      {children}
    </fieldset>
  );
}
