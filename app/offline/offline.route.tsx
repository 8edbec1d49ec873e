// The offline page. It needs no application data: every returning browser has it cached.
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { pages } from '#contract/pages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyIcon } from '../ui/empty-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import '../brand/system.css';
import { apiAddress } from '../api-address.ts';

const LOOK_MS = 10_000;
const nothingYet = () => undefined;

/** Back to the page that failed to load; only pages of this site. */
function goOn(from: string | null): void {
  const url = new URL(from ?? '/', location.origin);
  location.replace(
    url.origin === location.origin && url.pathname !== pages.offline ? url.href : '/',
  );
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OfflinePage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const from = params.get('de');
  useEffect(() => {
    const back = () => goOn(from);
    addEventListener('online', back);
    // The network may return before this page hydrates. Visitors who opened it by its own address
    // stay.
    const look = () => {
      if (from !== null && navigator.onLine)
        fetch(apiAddress('/health'), { cache: 'no-store' }).then(
          ({ ok }) => ok && back(),
          nothingYet,
        );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      removeEventListener('online', back);
    };
  }, [from]);
  return (
    <main className="empty state-page">
      <title>{t`Você está sem internet`}</title>
      <EmptyIcon of={Unplug} />
      <h1 className="t-display">
        <Trans>Você está sem internet</Trans>
      </h1>
      <p className="t-sub">
        <Trans>
          Sua sacola está guardada neste aparelho. Quando a conexão voltar, é só continuar.
        </Trans>
      </p>
      <Button onClick={() => goOn(from)}>
        <Icon of={RefreshCw} />
        <Trans>Tentar de novo</Trans>
      </Button>
    </main>
  );
}
