// The site's version, small; a press reloads the site (the specification, section 2).
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { version } from '#contract/version.ts';
import { BrandLogo } from './brand-logo.tsx';
import { Splash } from './splash.tsx';
import './version.css';

export function VersionLabel() {
  const [reloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    location.reload();
  };
  return (
    <>
      <p className="version">
        <button type="button" className="hit" onClick={reload}>
          <Trans>Versão {version}</Trans>
        </button>
      </p>
      {reloading ? <Splash logo={<BrandLogo className="auth-logo" />} /> : null}
    </>
  );
}
