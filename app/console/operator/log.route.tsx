// What operators did, on all brands or on one.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { operatorPages } from '#contract/operator-pages.ts';
import { pagePath } from '#contract/page-path.ts';
import { pageContext } from '../../context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LogPages } from '../audit/log-pages.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/log.route';
import { OperatorFrame } from './frame.tsx';
import { loadedOrNull } from './loaded.ts';
import { LogLines } from './log-lines.tsx';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const antesDe = addressId(url.searchParams.get('antes'));
  const appNome = url.searchParams.get('marca')?.slice(0, 40) || null;
  const result = await api.operatorLog({
    ...(antesDe !== null && { antesDe }),
    ...(appNome !== null && { appNome }),
  });
  return { log: loadedOrNull(result), appNome, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OperatorLogScreen({
  loaderData: { log, appNome, css },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const lines = log?.registros ?? [];
  const last = log?.haMais === true ? (lines.at(-1)?.id ?? null) : null;
  return (
    <OperatorFrame css={css} title={t`Registro`} detail={appNome ?? t`De todas as marcas`}>
      {appNome === null ? null : (
        <p className="t-sub">
          <Link to={pagePath(operatorPages.brand, { appNome })}>
            <Trans>Voltar para a marca</Trans>
          </Link>
        </p>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t`Nada por aqui`} text={t`Ninguém fez nada ainda.`} />
      ) : (
        <LogLines lines={lines} withBrand={appNome === null} />
      )}
      <LogPages last={last} />
    </OperatorFrame>
  );
}
