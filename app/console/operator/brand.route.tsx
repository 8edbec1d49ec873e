// One brand for the operator: its state, hosts, owners, plan and months, what may be done with it,
// and what was done.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OperatorBrand, OperatorLog } from '#contract/entities/operator.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pageContext } from '../../context.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/brand.route';
import { BrandActions } from './brand-actions.tsx';
import { BrandHosts } from './brand-hosts.tsx';
import { OperatorFrame } from './frame.tsx';
import { loadedOrNull } from './loaded.ts';
import { LogLines } from './log-lines.tsx';
import { Months, PlanUsage } from './usage.tsx';
import { useMoment } from './use-moment.ts';
import { stateNames, stateTones } from './words.ts';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const appNome = params.appNome.slice(0, 40);
  const [brand, log] = await Promise.all([
    api.operatorBrand({ appNome }),
    api.operatorLog({ appNome }),
  ]);
  return { brand: loadedOrNull(brand), log: loadedOrNull(log), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OperatorBrandScreen({
  loaderData: { brand, log, css },
}: Route.ComponentProps) {
  const { t } = useLingui();
  if (brand === null)
    return (
      <OperatorFrame css={css} title={t`Nenhuma marca`}>
        <EmptyState title={t`Nenhuma marca com este nome`} text={t`Ela pode ter sido apagada.`} />
        <BackToBrands />
      </OperatorFrame>
    );
  return (
    <OperatorFrame css={css} title={brand.nomeMarca} detail={brand.appNome}>
      <BackToBrands />
      <div className="operator-parts">
        <div className="stack">
          <Facts brand={brand} />
          {brand.situacao === 'apagando' ? null : (
            <>
              <BrandActions brand={brand} />
              <BrandHosts brand={brand} />
            </>
          )}
        </div>
        <div className="stack">
          <PlanUsage brand={brand} />
          <Months months={brand.meses} />
          <Trace appNome={brand.appNome} log={log} />
        </div>
      </div>
    </OperatorFrame>
  );
}

function BackToBrands() {
  return (
    <p className="t-sub">
      <Link to={operatorPages.brands}>
        <Trans>Todas as marcas</Trans>
      </Link>
    </p>
  );
}

function Facts({
  brand: { situacao, suspensaEm, palavras, apagadaEm, suporteAte, proprietarios },
}: {
  brand: OperatorBrand;
}) {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const facts: [string, string | null][] = [
    [t`Suspensa desde`, suspensaEm === null ? null : moment(suspensaEm)],
    [t`Palavras aos clientes`, palavras],
    [t`Será apagada em`, apagadaEm === null ? null : moment(apagadaEm)],
    [t`Suporte permitido até`, suporteAte === null ? null : moment(suporteAte)],
    [
      t`Proprietários`,
      proprietarios.map(({ nome, email }) => `${nome} (${email})`).join(', ') || t`Nenhum`,
    ],
  ];
  return (
    <section className="card stack" aria-label={t`Situação`}>
      <p>
        <Badge tone={stateTones[situacao]}>{i18n._(stateNames[situacao])}</Badge>
      </p>
      <dl className="operator-facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function Trace({ appNome, log }: { appNome: string; log: OperatorLog | null }) {
  const lines = log?.registros ?? [];
  return (
    <section className="stack" aria-labelledby="operator-trace">
      <h2 className="overline" id="operator-trace">
        <Trans>O que foi feito com esta marca</Trans>
      </h2>
      {lines.length === 0 ? (
        <p className="t-sub">
          <Trans>Ninguém fez nada ainda.</Trans>
        </p>
      ) : (
        <LogLines lines={lines} withBrand={false} />
      )}
      {log?.haMais === true ? (
        <p className="t-sub">
          <Link to={`${operatorPages.log}?marca=${encodeURIComponent(appNome)}`}>
            <Trans>Ver tudo</Trans>
          </Link>
        </p>
      ) : null}
    </section>
  );
}
