// Printed table sheets: an A4 page with several to cut out, or a folded tent. Their links are
// signed and stay valid.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ChevronDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffTable } from '#contract/entities/table.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import './qr-sheets.css';
import './tables.css';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/choice-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { brandOn, neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/qr-sheets.route';
import { TableSheet, TableTent } from './sheet.tsx';
import { tablesFirst } from './state.ts';

type Loaded = {
  tables: StaffTable[];
  storeId: number | null;
  storeName: string;
  origin: string;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand, origin } = context.get(pageContext);
  if (brand === null) return null;
  const { mesas, estabelecimentos } = loadedOrSignIn(await api.staffTables({}));
  const wanted = Number(url.searchParams.get('loja'));
  const store =
    estabelecimentos.find(({ id }) => id === wanted) ??
    estabelecimentos.find(({ possuiPedidoMesa }) => possuiPedidoMesa) ??
    estabelecimentos[0];
  const tables = tablesFirst(
    mesas.filter(({ idEstabelecimento }) => idEstabelecimento === store?.id),
  );
  return {
    tables,
    storeId: store?.id ?? null,
    storeName: store?.nome ?? '',
    origin,
    css: neutralCss() + brandOn('.qr-print', brand),
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

type Format = 'grid' | 'tents';

export default function TableSheets({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const [format, setFormat] = useState<Format>('grid');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (loaderData === null) return null;
  const { tables, storeId, storeName, origin, css } = loaderData;
  const chosen = tables.filter(({ id }) => !left.has(id));
  const suffix = storeId === null ? '' : `?loja=${storeId}`;
  const flip = (ids: readonly number[], on: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const id of ids) on ? next.delete(id) : next.add(id);
      return next;
    });
  const all = tables.map(({ id }) => id);
  const Paper = format === 'grid' ? TableSheet : TableTent;
  return (
    <StaffPage
      css={css}
      place="tables"
      title={t`QR Codes das mesas`}
      detail={storeName === projectName ? projectName : `${projectName}, ${storeName}`}
      body="console-body printed qr-page"
      actions={
        <div className="row tight console-actions">
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={`${consolePages.tables}${suffix}`}
          >
            <Icon of={ArrowLeft} size={18} />
            <Trans>Mesas</Trans>
          </Link>
          <Button
            size="md"
            unavailable={chosen.length === 0 ? t`Escolha ao menos uma mesa` : undefined}
            onClick={() => window.print()}
          >
            <Icon of={Printer} size={18} />
            <Trans>Imprimir</Trans>
          </Button>
        </div>
      }
    >
      {tables.length === 0 ? (
        <EmptyState
          title={t`Nenhuma mesa ainda`}
          text={t`Crie as mesas da casa e imprima o QR Code de cada uma.`}
        >
          <Link className={buttonClass({ size: 'md' })} to={`${consolePages.tableSetup}${suffix}`}>
            <Trans>Criar mesas</Trans>
          </Link>
        </EmptyState>
      ) : (
        <>
          <section className="qr-choose no-print stack">
            <Segmented
              label={t`Formato`}
              options={[
                { value: 'grid', label: t`Folha A4 para recortar` },
                { value: 'tents', label: t`Displays de mesa` },
              ]}
              value={format}
              onChange={setFormat}
            />
            <p className="t-sub">
              <Trans>
                O QR Code de cada mesa é assinado e vale para sempre: não precisa imprimir de novo.
              </Trans>
            </p>
            <details className="card pad0 table-panel-fold">
              <summary className="li t-label">
                <span className="grow">{t`${chosen.length} de ${tables.length} escolhidas`}</span>
                <Icon of={ChevronDown} size={20} />
              </summary>
              <div className="row tight qr-all">
                <Button variant="outline" size="sm" onClick={() => flip(all, true)}>
                  <Trans>Todas</Trans>
                </Button>
                <Button variant="outline" size="sm" onClick={() => flip(all, false)}>
                  <Trans>Nenhuma</Trans>
                </Button>
              </div>
              <div className="list qr-tables">
                {tables.map(({ id, rotulo, local }) => (
                  <CheckRow
                    key={id}
                    label={rotulo}
                    detail={local || undefined}
                    checked={!left.has(id)}
                    onChange={(event) => flip([id], event.currentTarget.checked)}
                  />
                ))}
              </div>
            </details>
          </section>
          <div className={`qr-print qr-${format}`}>
            {chosen.map((table) => (
              <Paper key={table.id} table={table} origin={origin} />
            ))}
          </div>
        </>
      )}
    </StaffPage>
  );
}
