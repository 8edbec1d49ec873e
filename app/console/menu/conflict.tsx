// Someone else changed the same thing: asks which version to keep.
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function MenuConflict({ onSettle }: { onSettle: (useTheirs: boolean) => void }) {
  const news = useRef<HTMLDivElement>(null);
  // On a phone, the save button is a screen below: scroll the notice into view.
  useEffect(() => news.current?.focus(), []);
  return (
    <div ref={news} tabIndex={-1}>
      <Notice
        tone="warning"
        role="alert"
        title={<Trans>Outra pessoa mudou isto enquanto você editava.</Trans>}
      >
        <div className="chipwrap">
          <Button variant="outline" size="sm" onClick={() => onSettle(true)}>
            <Trans>Ver a versão dela</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => onSettle(false)}>
            <Trans>Ficar com a minha</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
