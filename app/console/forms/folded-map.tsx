// A map takes a while to come and much room: it stays folded until somebody wants it, and says that
// it is on its way.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';

type FoldedMapProps = {
  /** Nothing can be said without it: it is open from the start. */
  startsOpen: boolean;
  /** What stands there before, with the button that opens it. */
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
