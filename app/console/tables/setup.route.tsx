// Setting up a store's tables: terms, list, sheets, and table prices.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, QrCode } from 'lucide-react';
import { Link } from 'react-router';
import type { Menu } from '#contract/entities/menu.ts';
import { pageContext } from '../../context.ts';
import '../stores/stores.css';
import './tables.css';
import { buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/setup.route';
import type { LoadedTables } from './loaded-tables.ts';
import { TablesAdd } from './setup-add.tsx';
import { TablesListed } from './setup-list.tsx';
import { type Listed, TablePrices } from './setup-prices.tsx';
import { TableTermsForm } from './setup-terms.tsx';

type Loaded = { tables: LoadedTables; storeId: number | null; products: Listed[]; css: string };
export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const tables = loadedOrSignIn(await api.staffTables({}));
  const wanted = Number(url.searchParams.get('loja'));
  const store =
    tables.estabelecimentos.find(({ id }) => id === wanted) ?? tables.estabelecimentos[0];
  const menu = store === undefined ? null : await api.menu({ idEstabelecimento: store.id });
  return {
    tables,
    storeId: store?.id ?? null,
    products: menu?.ok ? listed(menu.value) : [],
    css: neutralCss(),
  };
}

/** Only names and prices: the options of three hundred products take a megabyte. */
const listed = ({ categorias }: Menu): Listed[] => {
  const all = categorias.flatMap(({ produtos }) =>
    produtos.map(({ id, nome, valor }) => ({ id, nome, valor })),
  );
  return [...new Map(all.map((product) => [product.id, product])).values()];
};

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function TablesSetup({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData === null) return null;
  const { tables, storeId, products, css } = loaderData;
  const { estabelecimentos, mesas, precos, podeEditar } = tables;
  const store = estabelecimentos.find(({ id }) => id === storeId);
  const suffix = storeId === null ? '' : `?loja=${storeId}`;
  return (
    <StaffPage
      css={css}
      place="tables"
      title={t`Mesas e QR`}
      detail={store?.nome}
      actions={
        <div className="row tight console-actions">
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={`${consolePages.tables}${suffix}`}
          >
            <Icon of={ArrowLeft} size={18} />
            <Trans>Mesas</Trans>
          </Link>
          <Link
            className={buttonClass({ variant: 'outline', size: 'md' })}
            to={`${consolePages.tableSheets}${suffix}`}
          >
            <Icon of={QrCode} size={18} />
            <Trans>QR Codes</Trans>
          </Link>
        </div>
      }
    >
      {store === undefined || !podeEditar ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem prepara as mesas é o proprietário ou o gerente.`}
        />
      ) : (
        <>
          {estabelecimentos.length < 2 ? null : (
            <nav className="chipwrap" aria-label={t`Loja`}>
              {estabelecimentos.map(({ id, nome }) => (
                <Link
                  key={id}
                  className={classes('chip', id === store.id && 'on')}
                  to={`?loja=${id}`}
                  aria-current={id === store.id ? 'page' : undefined}
                >
                  {nome}
                </Link>
              ))}
            </nav>
          )}
          <TableTermsForm key={store.revisao} store={store} />
          {store.possuiPedidoMesa ? (
            <>
              <TablesAdd
                key={`add ${store.id}`}
                storeId={store.id}
                tables={mesas.filter(({ idEstabelecimento }) => idEstabelecimento === store.id)}
              />
              <TablesListed
                tables={mesas.filter(({ idEstabelecimento }) => idEstabelecimento === store.id)}
              />
              <TablePrices
                key={`prices ${store.id}`}
                storeId={store.id}
                products={products}
                prices={precos.filter(({ idEstabelecimento }) => idEstabelecimento === store.id)}
              />
            </>
          ) : null}
        </>
      )}
    </StaffPage>
  );
}
