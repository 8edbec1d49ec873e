// Errors in customers' browsers, which the restaurant can pass on when someone reports a problem.
import { dateFormat } from '#rules/time/date-format.ts';
import '../../i18n/staff-words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BrowserError } from '#contract/endpoints/errors.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import '../audit/audit.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/errors.route';

/** `errors` is null without permission to read them. */
type Loaded = { errors: readonly BrowserError[] | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { errors: loadedIfAllowed(await api.browserErrors({}))?.erros ?? null, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function ErrorsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { errors, css } = loaderData;
  return (
    <StaffPage css={css} place="errors" title={t`Erros técnicos`} detail={projectName}>
      {errors === null ? (
        <EmptyState
          title={t`Só para a gerência`}
          text={t`Os erros do site são lidos por proprietários e gerentes.`}
        />
      ) : errors.length === 0 ? (
        <EmptyState
          title={t`Nenhum erro`}
          text={t`Nos últimos 30 dias nenhum navegador relatou um erro.`}
        />
      ) : (
        <>
          <p className="t-sub">
            <Trans>
              O que deu errado nos aparelhos dos clientes nos últimos 30 dias, sem dados pessoais.
              Repasse a quem cuida do sistema.
            </Trans>
          </p>
          <ul className="card pad0 list" aria-label={t`Erros técnicos`}>
            {errors.map((error) => (
              <ErrorLine key={error.id} error={error} />
            ))}
          </ul>
        </>
      )}
    </StaffPage>
  );
}

function ErrorLine({
  error: { identificador, erro, navegador, sistema, vezes, ultimaVez },
}: {
  error: BrowserError;
}) {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  const when = dateFormat(i18n.locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(ultimaVez));
  const device = [navegador, sistema].filter((name) => name !== '').join(', ');
  return (
    <li className="log-line">
      <p className="t-label">
        <code>{erro}</code>
      </p>
      <p className="t-cap">
        <code>{identificador}</code>
        {device === '' ? null : ` · ${device}`}
        {' · '}
        <Plural value={vezes} one="# vez" other="# vezes" />
        {' · '}
        <time dateTime={ultimaVez}>{when}</time>
      </p>
    </li>
  );
}
