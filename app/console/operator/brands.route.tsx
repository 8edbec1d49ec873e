// The brands of the platform: found by name, host and state, a page at a time.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { BRAND_STATES } from '#contract/entities/operator.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pageContext } from '../../context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/brands.route';
import { BrandsTable } from './brands-table.tsx';
import { OperatorFrame } from './frame.tsx';
import { loadedOrNull } from './loaded.ts';
import { stateNames } from './words.ts';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [busca, apos] = [query.get('busca')?.slice(0, 80), query.get('apos')?.slice(0, 40)];
  const situacao = BRAND_STATES.find((state) => state === query.get('situacao'));
  const page = await api.operatorBrands({
    ...(busca && { busca }),
    ...(apos && { apos }),
    ...(situacao !== undefined && { situacao }),
  });
  return { page: loadedOrNull(page), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OperatorBrandsScreen({ loaderData: { page, css } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const brands = page?.marcas ?? [];
  return (
    <OperatorFrame css={css} title={t`Marcas`} detail={t`Administração da plataforma`}>
      {/* The key: another search resets the fields. */}
      <Search key={query.toString()} query={query} />
      <div>
        <Link className={buttonClass({ size: 'md' })} to={operatorPages.newBrand}>
          <Icon of={Plus} size={18} />
          <Trans>Nova marca</Trans>
        </Link>
      </div>
      {brands.length === 0 ? (
        <EmptyState
          title={t`Nenhuma marca`}
          text={
            query.size === 0
              ? t`Crie a primeira em Nova marca.`
              : t`Nenhuma marca com estes filtros.`
          }
        />
      ) : (
        <BrandsTable brands={brands} />
      )}
      <Pages query={query} next={page?.proxima ?? null} />
    </OperatorFrame>
  );
}

function Search({ query }: { query: URLSearchParams }) {
  const { t, i18n } = useLingui();
  return (
    <Form className="operator-search" role="search" aria-label={t`Buscar marcas`}>
      <TextField
        label={t`Nome ou domínio`}
        name="busca"
        type="search"
        maxLength={80}
        autoComplete="off"
        defaultValue={query.get('busca') ?? ''}
      />
      <SelectField
        label={t`Situação`}
        name="situacao"
        defaultValue={query.get('situacao') ?? ''}
        placeholder={t`Todas`}
        options={BRAND_STATES.map((state) => ({ value: state, label: i18n._(stateNames[state]) }))}
      />
      <Button type="submit" size="md" variant="outline">
        <Trans>Buscar</Trans>
      </Button>
    </Form>
  );
}

function Pages({ query, next }: { query: URLSearchParams; next: string | null }) {
  const look = buttonClass({ variant: 'neutral', size: 'md' });
  const at = (after: string | null) => {
    const asked = new URLSearchParams(query);
    if (after === null) asked.delete('apos');
    else asked.set('apos', after);
    return `?${asked}`;
  };
  return (
    <div className="row between">
      {query.has('apos') ? (
        <Link className={look} to={at(null)}>
          <Trans>Voltar ao começo</Trans>
        </Link>
      ) : (
        <span />
      )}
      {next === null ? null : (
        <Link className={look} to={at(next)}>
          <Trans>Próxima página</Trans>
        </Link>
      )}
    </div>
  );
}
