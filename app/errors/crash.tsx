// The last resort when rendering fails. It depends on storage only, because anything else may be
// the cause.
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Splash } from '../brand/splash.tsx';
import { readAppearance, setAppearance } from '../brand/theme.ts';
import { resetStored } from '../storage.ts';
import { EmptyIcon } from '../ui/empty-icon.tsx';
import { reloadOnce } from './reload-once.ts';
import '../brand/system.css';
import { reportError } from './report.ts';

export function CrashPage({ error }: { error: string }) {
  const { t } = useLingui();
  const [reloading, setReloading] = useState(false);
  // The document is rendered again, without what the script in the head has set.
  useEffect(() => setAppearance(readAppearance()), []);
  useEffect(() => {
    void reloadOnce(error).then((reloads) => reloads || reportError(location.pathname, error));
  }, [error]);
  const reset = () => {
    setReloading(true);
    resetStored();
    location.reload();
  };
  if (reloading) return <Splash />;
  return (
    <main className="empty state-page">
      <title>{t`Erro no aplicativo`}</title>
      <EmptyIcon of={TriangleAlert} />
      <h1 className="t-display">
        <Trans>Houve um erro no aplicativo!</Trans>
      </h1>
      <p className="t-sub">
        <Trans>Tire um print desta tela, envie ao estabelecimento e toque em RESETAR.</Trans>
      </p>
      <section className="err" aria-label={t`Texto do erro`}>
        <code>{error}</code>
      </section>
      <button type="button" className="btn primary" onClick={reset}>
        <Trans>RESETAR</Trans>
      </button>
      <p className="t-cap t-mute">
        <Trans>Isso limpa os dados deste aparelho e recarrega o site.</Trans>
      </p>
    </main>
  );
}
