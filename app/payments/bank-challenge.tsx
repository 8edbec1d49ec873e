// The bank's confirmation that a card payment requires.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** `url` is the bank's page, which returns by itself. */
export function BankChallenge({ url, children }: { url: string; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Notice tone="info" title={t`Seu banco quer confirmar a compra`}>
      {children}
      <p className="pay-bank">
        <a className={buttonClass({ size: 'sm' })} href={url}>
          <Trans>Continuar no site do banco</Trans>
        </a>
      </p>
    </Notice>
  );
}
