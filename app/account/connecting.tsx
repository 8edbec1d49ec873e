// Shown while a link or Facebook signs the customer in.
import { Trans } from '@lingui/react/macro';
import { BrandLogo } from '../brand/brand-logo.tsx';
import '../brand/system.css';
import { VersionLabel } from '../brand/version-label.tsx';

export function Connecting() {
  return (
    <main className="splash" role="status">
      <div className="splash-logo">
        <span className="splash-ring" />
        <BrandLogo className="auth-logo" />
      </div>
      <p className="t-head">
        <Trans>Conectando…</Trans>
      </p>
      <p className="t-sub">
        <Trans>Por favor, aguarde</Trans>
      </p>
      <VersionLabel />
    </main>
  );
}
