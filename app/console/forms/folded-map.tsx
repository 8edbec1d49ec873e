// A map loads slowly and needs space: it stays collapsed until opened, and shows that it is
// loading.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';

type FoldedMapProps = {
  /** Required: open from the start. */
  startsOpen: boolean;
  /** The content before it, with the button that opens it. */
  folded: (open: () => void) => ReactNode;
  children: ReactNode;
};

export function FoldedMap({ startsOpen, folded, children }: FoldedMapProps) {
  const [open, setOpen] = useState(startsOpen);
  if (!open) return folded(() => setOpen(true));
  return (
    <Suspense
      fallback={
        <p className="t-cap" role="status">
          <Trans>Abrindo o mapa…</Trans>
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
