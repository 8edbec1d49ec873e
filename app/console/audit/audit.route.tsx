// What staff changed, for the owner: who, when, and the values before and after.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useSearchParams } from 'react-router';
import type { AuditPage } from '#contract/entities/console/audit.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import './audit.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/audit.route';
import { actionName } from './labels.ts';
import { AuditLine } from './line.tsx';
import { LogPages } from './log-pages.tsx';

/** `page` is null without permission to read it. */
type Loaded = { page: AuditPage | null; css: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const { searchParams: query } = url;
  const dayIn = (name: string) => (DAY.test(query.get(name) ?? '') ? query.get(name) : null);
  const [antesDe, autor, acao, primeiroDia, ultimoDia] = [
    addressId(query.get('antes')),
    addressId(query.get('quem')),
    query.get('acao'),
    dayIn('inicio'),
    dayIn('fim'),
  ];
  const result = await api.auditLines({
    ...(antesDe !== null && { antesDe }),
    ...(autor !== null && { autor }),
    ...(acao && { acao: acao.slice(0, 60) }),
    ...(primeiroDia !== null && { primeiroDia }),
    ...(ultimoDia !== null && { ultimoDia }),
  });
  return { page: loadedIfAllowed(result), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { page, css } = loaderData;
  return (
    <StaffPage css={css} place="log" title={t`Registro`} detail={projectName}>
      {page === null ? (
        <EmptyState
          title={t`Só para o proprietário`}
          text={t`O registro de tudo o que a equipe muda é lido por quem é dono da marca.`}
        />
      ) : (
        <AuditList page={page} />
      )}
    </StaffPage>
  );
}

function AuditList({ page: { registros, haMais, acoes, autores } }: { page: AuditPage }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <>
      {/* The key: another filter resets the fields. */}
      <Filters key={query.toString()} query={query} actions={acoes} authors={autores} />
      {registros.length === 0 ? (
        <EmptyState title={t`Nada no registro`} text={t`Nenhuma mudança com estes filtros.`} />
      ) : (
        <ul className="card pad0 list" aria-label={t`Registro`}>
          {registros.map((line) => (
            <AuditLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      <LogPages last={haMais ? (registros.at(-1)?.id ?? null) : null} />
    </>
  );
}

type FiltersProps = {
  query: URLSearchParams;
  actions: readonly string[];
  authors: readonly { id: number; nome: string }[];
};

function Filters({ query, actions, authors }: FiltersProps) {
  const { t, i18n } = useLingui();
  const kinds = actions.map((action) => {
    const name = actionName(action);
    return { value: action, label: name === null ? action : i18n._(name) };
  });
  kinds.sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <Form className="log-filters" role="search" aria-label={t`Filtros`}>
      <SelectField
        label={t`O que`}
        name="acao"
        defaultValue={query.get('acao') ?? ''}
        placeholder={t`Tudo`}
        options={kinds}
      />
      <SelectField
        label={t`Quem`}
        name="quem"
        defaultValue={query.get('quem') ?? ''}
        placeholder={t`Todos`}
        options={authors.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      />
      <TextField label={t`De`} name="inicio" type="date" defaultValue={query.get('inicio') ?? ''} />
      <TextField label={t`Até`} name="fim" type="date" defaultValue={query.get('fim') ?? ''} />
      <Button type="submit" size="md" variant="outline">
        <Trans>Filtrar</Trans>
      </Button>
    </Form>
  );
}
