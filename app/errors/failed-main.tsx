// The content of a page whose data did not come: what happened, a way to try again, and whatever
// else helps. The frame around it is the caller's.
import { Trans } from '@lingui/react/macro';
import { type LucideIcon, Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface FailedMainProps {
  title: string;
  text: ReactNode;
  icon?: LucideIcon;
  /** False: trying again would end in the same way. */
  canRetry?: boolean;
  /** Below the button. */
  children?: ReactNode;
}

export function FailedMain({
  title,
  text,
  icon = Unplug,
  canRetry = true,
  children,
}: FailedMainProps) {
  const main = useRef<HTMLElement>(null);
  // Screen readers start at what happened.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} tabIndex={-1}>
      <title>{title}</title>
      <EmptyState heading="h1" icon={icon} title={title} text={text}>
        {canRetry ? (
          <Button block onClick={() => location.reload()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        ) : null}
        {children}
      </EmptyState>
    </main>
  );
}
