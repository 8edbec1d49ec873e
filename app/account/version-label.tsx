// The version of the site, small; a press loads the site anew (the specification, section 2).
import { Trans } from '@lingui/react/macro';
import { version } from '#contract/version.ts';
import '../styles/profile.css';

export function VersionLabel() {
  return (
    <p className="version">
      <button type="button" className="hit" onClick={() => location.reload()}>
        <Trans>Versão {version}</Trans>
      </button>
    </p>
  );
}
