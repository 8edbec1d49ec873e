// A colleague changed the same product in the same store first: says who, and offers their version.
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** `overtaken`: who was first; null if it is not known. */
type StoreOvertakenProps = { overtaken: string | null; onTakeTheirs: () => void };

export function StoreOvertaken({ overtaken, onTakeTheirs }: StoreOvertakenProps) {
  const report = useRef<HTMLDivElement>(null);
  // The save button is a screen below: unseen, it would be pressed again, over the colleague's.
  useEffect(() => report.current?.focus(), []);
  return (
    <div ref={report} tabIndex={-1}>
      <Notice
        tone="warning"
        role="alert"
        title={
          overtaken === null ? (
            <Trans>Outra pessoa mudou este item nesta loja.</Trans>
          ) : (
            <Trans>{overtaken} mudou este item nesta loja.</Trans>
          )
        }
      >
        <p>
          <Trans>Salve outra vez para ficar com o seu.</Trans>
        </p>
        <div className="chipwrap">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            <Trans>Descartar e ver a outra versão</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
