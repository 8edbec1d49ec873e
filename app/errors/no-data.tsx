// No brand lives at this address.

import { Trans, useLingui } from '@lingui/react/macro';
import magnify from '@lobehub/fluent-emoji-3d/assets/1f50e.webp';
import '../styles/system.css';

export function NoDataPage({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <main className="empty state-page">
      <title>{t`Sem dados do aplicativo`}</title>
      <div className="empty-art">
        <img src={magnify} alt="" width="256" height="256" />
      </div>
      <h1 className="t-display">
        <Trans>Nada por aqui</Trans>
      </h1>
      <p className="t-sub">
        <Trans>Não foram encontrados dados do aplicativo {name}</Trans>
      </p>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        <Trans>Tentar de novo</Trans>
      </button>
    </main>
  );
}
