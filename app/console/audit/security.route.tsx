// Security events for the owner: who came in, who was refused, and who read customers' data.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useSearchParams } from 'react-router';
import type { SecurityPage } from '#contract/entities/console/audit.ts';
import { SECURITY_KINDS } from '#contract/security-kinds.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import './audit.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/security.route';
import { LogPages } from './log-pages.tsx';
import { securityLabels } from './security-labels.ts';
import { SecurityLine } from './security-line.tsx';

/** `page` is null without permission to read it. */
type Loaded = { page: SecurityPage | null; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const { searchParams: query } = url;
  const [antesDe, autor] = [addressId(query.get('antes')), addressId(query.get('quem'))];
  const tipo = SECURITY_KINDS.find((kind) => kind === query.get('tipo'));
  const result = await api.securityEvents({
    ...(antesDe !== null && { antesDe }),
    ...(autor !== null && { autor }),
    ...(tipo !== undefined && { tipo }),
  });
  return { page: loadedIfAllowed(result), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function SecurityScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { page, css } = loaderData;
  return (
    <StaffPage css={css} place="security" title={t`Segurança`} detail={projectName}>
      {page === null ? (
        <EmptyState
          title={t`Só para o proprietário`}
          text={t`Quem entrou, quem foi recusado e quem viu dados de clientes é lido por quem é dono da marca.`}
        />
      ) : (
        <EventList page={page} />
      )}
    </StaffPage>
  );
}

function EventList({ page: { eventos, haMais, autores } }: { page: SecurityPage }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <>
      <p className="t-cap">
        <Trans>
          Entradas, recusas e quem viu dados de clientes. O mesmo, feito pela mesma pessoa na mesma
          hora, é uma linha só.
        </Trans>
      </p>
      {/* The key: another filter resets the fields. */}
      <Filters key={query.toString()} query={query} authors={autores} />
      {eventos.length === 0 ? (
        <EmptyState title={t`Nada por aqui`} text={t`Nenhum acontecimento com estes filtros.`} />
      ) : (
        <ul className="card pad0 list" aria-label={t`Segurança`}>
          {eventos.map((event) => (
            <SecurityLine key={event.id} event={event} />
          ))}
        </ul>
      )}
      <LogPages last={haMais ? (eventos.at(-1)?.id ?? null) : null} />
    </>
  );
}

type FiltersProps = { query: URLSearchParams; authors: SecurityPage['autores'] };

function Filters({ query, authors }: FiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <Form className="log-filters" role="search" aria-label={t`Filtros`}>
      <SelectField
        label={t`O que`}
        name="tipo"
        defaultValue={query.get('tipo') ?? ''}
        placeholder={t`Tudo`}
        options={SECURITY_KINDS.map((kind) => ({
          value: kind,
          label: i18n._(securityLabels[kind]),
        }))}
      />
      <SelectField
        label={t`Quem`}
        name="quem"
        defaultValue={query.get('quem') ?? ''}
        placeholder={t`Todos`}
        options={authors.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      />
      <Button type="submit" size="md" variant="outline">
        <Trans>Filtrar</Trans>
      </Button>
    </Form>
  );
}
