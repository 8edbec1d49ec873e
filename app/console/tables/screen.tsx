// All tables and tabs, the open one beside them, and the sheets over both.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { QrCode, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffTable } from '#contract/entities/table.ts';
import { useOnline } from '../../offline/use-online.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLiveBoard } from '../board/use-live-board.ts';
import { StaffPage } from '../frame/page.tsx';
import { StoreSelect } from '../frame/store-select.tsx';
import { TablesGrid } from './grid.tsx';
import type { LoadedTables } from './loaded-tables.ts';
import type { OpenSheet } from './open-sheet.ts';
import { TablesPanel } from './panel.tsx';
import { shows, statesOf, type TableFilter, tablesFirst } from './state.ts';
import { TablesTroubles } from './troubles.tsx';
import { TablesSheets } from './work.tsx';

type TablesScreenProps = { tables: LoadedTables; css: string; stale: boolean };

export function TablesScreen({ tables, css, stale }: TablesScreenProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState<TableFilter>('all');
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  useLiveBoard(undefined, 'tables');
  const { mesas, estabelecimentos, podeEditar, pendencias } = tables;
  const stores = estabelecimentos.filter(
    ({ id, possuiPedidoMesa }) =>
      possuiPedidoMesa || mesas.some((table) => table.idEstabelecimento === id),
  );
  const store = stores.find(({ id }) => String(id) === query.get('loja')) ?? stores[0];
  const ofStore = tablesFirst(
    mesas.filter(({ idEstabelecimento }) => idEstabelecimento === store?.id),
  );
  const shown = ofStore.filter((table) => shows(filter, table));
  const open = ofStore.find(({ id }) => String(id) === query.get('mesa')) ?? null;
  const waiting = ofStore.filter((table) => shows('waiting', table));
  const go = (changes: Record<string, string | null>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          value === null ? before.delete(name) : before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  const suffix = store === undefined ? '' : `?loja=${store.id}`;
  return (
    <>
      <StaffPage
        css={css}
        place="tables"
        title={t`Mesas`}
        detail={stores.length === 1 ? store?.nome : undefined}
        body={open === null ? 'tables' : 'tables with-panel'}
        actions={
          <div className="row tight console-actions">
            {stores.length < 2 ? null : (
              <StoreSelect
                stores={stores}
                chosen={store?.id ?? null}
                onChoose={(id) => go({ loja: String(id), mesa: null })}
              />
            )}
            {ofStore.length === 0 ? null : (
              <Link
                className={buttonClass({ variant: 'neutral', size: 'md' })}
                to={`${consolePages.tableSheets}${suffix}`}
              >
                <Icon of={QrCode} size={18} />
                <Trans>QR Codes</Trans>
              </Link>
            )}
            {podeEditar ? (
              <Link
                className={buttonClass({ variant: 'outline', size: 'md' })}
                to={`${consolePages.tableSetup}${suffix}`}
              >
                <Icon of={Settings2} size={18} />
                <Trans>Preparar</Trans>
              </Link>
            ) : null}
          </div>
        }
      >
        <section className="tables-list" aria-label={t`Mesas e comandas`}>
          {online && !stale ? null : (
            <Notice
              tone="warning"
              role="status"
              title={t`Sem conexão. As contas são as últimas que chegaram.`}
            />
          )}
          <TablesTroubles
            troubles={pendencias.filter(({ idEstabelecimento }) => idEstabelecimento === store?.id)}
          />
          <p className="sr" role="status">
            {waiting.length === 0 ? (
              ''
            ) : (
              <Plural
                value={waiting.length}
                one="# mesa espera por alguém"
                other="# mesas esperam por alguém"
              />
            )}
          </p>
          {ofStore.length === 0 ? (
            <EmptyState
              title={t`Nenhuma mesa ainda`}
              text={
                podeEditar
                  ? t`Crie as mesas da casa e imprima o QR Code de cada uma.`
                  : t`Quem prepara as mesas é o proprietário ou o gerente.`
              }
            >
              {podeEditar ? (
                <Link
                  className={buttonClass({ size: 'md' })}
                  to={`${consolePages.tableSetup}${suffix}`}
                >
                  <Trans>Criar mesas</Trans>
                </Link>
              ) : null}
            </EmptyState>
          ) : (
            <>
              <Filter tables={ofStore} filter={filter} onChange={setFilter} />
              <TablesGrid
                agora={tables.agora}
                tables={shown}
                openId={open?.id ?? null}
                onOpen={({ id }) => go({ mesa: String(id) })}
              />
              {shown.length > 0 ? null : (
                <p className="t-sub tables-none">
                  {filter === 'open' ? (
                    <Trans>Nenhuma mesa aberta agora.</Trans>
                  ) : (
                    <Trans>Ninguém espera agora.</Trans>
                  )}
                </p>
              )}
            </>
          )}
        </section>
        {open === null ? null : (
          <TablesPanel
            key={open.id}
            table={open}
            onSheet={setSheet}
            onClose={() => go({ mesa: null })}
          />
        )}
      </StaffPage>
      {sheet === null || open === null ? null : (
        <TablesSheets
          sheet={sheet}
          table={open}
          tables={ofStore}
          onSheet={setSheet}
          onClose={() => setSheet(null)}
          onMoved={(id) => {
            setSheet(null);
            go({ mesa: String(id) });
          }}
        />
      )}
    </>
  );
}

function Filter({
  tables,
  filter,
  onChange,
}: {
  tables: readonly StaffTable[];
  filter: TableFilter;
  onChange: (filter: TableFilter) => void;
}) {
  const { t } = useLingui();
  const open = tables.filter((table) => statesOf(table)[0] !== 'free').length;
  const waiting = tables.filter((table) => shows('waiting', table)).length;
  return (
    <Segmented
      label={t`Mostrar`}
      options={[
        { value: 'all', label: t`Todas` },
        { value: 'open', label: t`Abertas (${open})` },
        { value: 'waiting', label: t`Esperando (${waiting})` },
      ]}
      value={filter}
      onChange={onChange}
    />
  );
}
