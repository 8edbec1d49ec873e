// Every order of the stores: searched by number, name, phone or product, filtered, page by page.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import type { OrderPage } from '#contract/entities/console/order-history.ts';
import { pageContext } from '../../context.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { managers, mayOpen } from '../frame/navigation.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { useRole } from '../frame/use-role.ts';
import type { Route } from './+types/history.route';
import { HistoryFilters } from './filters.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrdersFile } from './orders-file.tsx';
import { historyInput } from './query.ts';
import { HistoryTable } from './table.tsx';
import './history.css';

type Loaded = { page: OrderPage; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand, now } = context.get(pageContext);
  if (brand === null) return null;
  const zone = brand.estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;
  const input = historyInput(url.searchParams, { now, zone });
  return { page: loadedOrSignIn(await api.storeOrders(input)), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function HistoryScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const timeZone = useBrandZone();
  const role = useRole();
  if (loaderData === null) return null;
  const { page, css } = loaderData;
  const { pedidos, haMais, estabelecimentos } = page;
  const last = pedidos.at(-1)?.id;
  const older = new URLSearchParams(query);
  older.set('antes', String(last));
  const newest = new URLSearchParams(query);
  newest.delete('antes');
  return (
    <StaffPage
      css={css}
      place="orders"
      title={t`Histórico`}
      body="console-body history"
      actions={mayOpen(role, managers) && pedidos.length > 0 ? <OrdersFile /> : null}
    >
      <Form
        role="search"
        className="history-search"
        onChange={(event) => {
          // A choice applies at once; text waits for Enter.
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
        }}
      >
        <SearchedText asked={query.get('busca') ?? ''} />
        <HistoryFilters query={query} stores={estabelecimentos} />
        <button type="submit" className={buttonClass({ variant: 'neutral', size: 'md' })}>
          <Trans>Buscar</Trans>
        </button>
      </Form>
      {pedidos.length === 0 ? (
        <NoOrders query={query} />
      ) : (
        <HistoryTable
          orders={pedidos}
          timeZone={timeZone}
          manyStores={estabelecimentos.length > 1}
        />
      )}
      <div className="row between wraps">
        {query.has('antes') ? (
          <Link className={buttonClass({ variant: 'neutral', size: 'md' })} to={`?${newest}`}>
            <Trans>Ver os mais novos</Trans>
          </Link>
        ) : (
          <span />
        )}
        {haMais ? (
          <Link className={buttonClass({ variant: 'neutral', size: 'md' })} to={`?${older}`}>
            <Trans>Próximos</Trans>
          </Link>
        ) : null}
      </div>
    </StaffPage>
  );
}

/** Keeps its focus when Enter asks for another page; cleared filters empty it. */
function SearchedText({ asked }: { asked: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    setTyped(asked);
  }
  return (
    <label className="input search grow">
      <Icon of={Search} size={18} />
      <span className="sr">
        <Trans>Buscar pedido</Trans>
      </span>
      <input
        type="search"
        name="busca"
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t`Número, nome, telefone ou produto`}
      />
    </label>
  );
}
