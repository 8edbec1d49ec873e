// The first picture of the app while its data loads or the page reloads.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { version } from '#contract/version.ts';
import './system.css';
import './version.css';
import '../styles/loading.css';

/** `logo`: the brand's logo, if a brand is known. */
export function Splash({ logo }: { logo?: ReactNode }) {
  return (
    <div className="splash over" role="status">
      <div className="splash-logo">
        <span className="splash-ring" />
        {logo}
      </div>
      <p className="t-head">
        <Trans>Obtendo Informações</Trans>
      </p>
      <p className="t-sub">
        <Trans>Carregando</Trans>
      </p>
      <small className="version">
        <Trans>Versão {version}</Trans>
      </small>
    </div>
  );
}
