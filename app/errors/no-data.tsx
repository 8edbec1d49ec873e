// No brand at this address. Retrying shows the splash, as at the start.
import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { BRAND_NOT_FOUND_CODE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { Splash } from '../brand/splash.tsx';
import { EmptyIcon } from '../ui/empty-icon.tsx';
import '../brand/system.css';
import { useFailureText } from './failure-text.ts';

export function NoDataPage({ name }: { name: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState('');
  const ask = async () => {
    setAsking(true);
    setTrouble('');
    const reply = await (await api()).brandByUrl({ url: location.host });
    // The page reloads with the answer; until then the splash stays.
    if (reply.ok) return location.reload();
    setAsking(false);
    if (reply.codErro !== BRAND_NOT_FOUND_CODE) setTrouble(failureText(reply));
  };
  if (asking) return <Splash />;
  return (
    <main className="empty state-page">
      <title>{t`Sem dados do aplicativo`}</title>
      <EmptyIcon of={SearchX} />
      <h1 className="t-display">
        <Trans>Nada por aqui</Trans>
      </h1>
      <p className="t-sub">
        <Trans>Não foram encontrados dados do aplicativo {name}</Trans>
      </p>
      <p role="alert">{trouble}</p>
      <button
        type="button"
        className="btn primary"
        onClick={() => void ask().catch(() => location.reload())}
      >
        <Trans>Tentar de novo</Trans>
      </button>
    </main>
  );
}
