// The restaurant's order board.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Board } from '#contract/entities/console/board.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { findStore } from '#rules/places/store-choice.ts';
import { pageContext } from '../../context.ts';
import { useOnline } from '../../offline/use-online.ts';
import { useNow } from '../../use-now.ts';
import { alarmLevel } from '../bell/alarm.ts';
import { SoundSheet } from '../bell/sound-sheet.tsx';
import { useOrderBell } from '../bell/use-order-bell.ts';
import { lastLook } from '../frame/keep-stale-on-error.ts';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import { PhoneBar } from '../frame/phone-bar.tsx';
import { ConsoleRail } from '../frame/rail.tsx';
import { SupportStrip } from '../frame/support-strip.tsx';
import { SuspendedStrip } from '../frame/suspended-strip.tsx';
import { PrintProvider } from '../printing/printing.tsx';
import { useAutoPrint } from '../printing/use-auto-print.ts';
import type { Route } from './+types/board.route';
import { BoardColumns } from './column-list.tsx';
import {
  type Column,
  columnOf,
  isNotDueYet,
  pressureOf,
  sortInto,
  waitingSince,
} from './columns.ts';
import { CouriersContext } from './couriers.ts';
import { figuresOf } from './day-figures.ts';
import { type Asked, OrderSheets } from './order-sheets.tsx';
import { cardOf, useOutOfView } from './out-of-view.ts';
import { StoreSheet } from './pause-sheet.tsx';
import { useStillWhilePressed } from './still-while-pressed.ts';
import { OfflineStrip, PartRefundStrip, RefundStrip, UrgentStrip } from './strips.tsx';
import { BoardTop } from './top.tsx';
import { useBadge } from './use-badge.ts';
import { useLiveBoard } from './use-live-board.ts';
import { useMoves } from './use-moves.ts';
import { useNewlyDueOrders } from './use-newly-due-orders.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWatch } from './use-watch.ts';

type Loaded = {
  board: Board;
  css: string;
  /** The last request failed: the data are from before. */
  stale: boolean;
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { board: loadedOrSignIn(await api.staffBoard({})), css: neutralCss(), stale: false };
}

const { look, keep } = lastLook<Loaded>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded | null> {
  return look(serverLoader);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => keep(loaderData), [loaderData]);
  if (loaderData === null) return null;
  return (
    <StaffFrame css={loaderData.css}>
      <PrintProvider stores={loaderData.board.estabelecimentos}>
        <CouriersContext value={loaderData.board.estabelecimentos}>
          <StaffBoard board={loaderData.board} stale={loaderData.stale} />
        </CouriersContext>
      </PrintProvider>
    </StaffFrame>
  );
}

function StaffBoard({ board, stale }: { board: Board; stale: boolean }) {
  const { t } = useLingui();
  const online = useOnline();
  const now = useNow(board.agora, 5_000);
  const [query, setQuery] = useSearchParams();
  const [active, setActive] = useState<Column>('incoming');
  const [storesOpen, setStoresOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [doneOpen, setDoneOpen] = useWideFirst();
  const { orders, moving, waiting: queued, move } = useMoves(useStillWhilePressed(board.pedidos));
  const stores = board.estabelecimentos;
  const chosen = findStore(stores, query.get('loja'));
  useAutoPrint(orders);
  useLiveBoard(useWatch((chosen === null ? stores : [chosen]).map(({ id }) => id)));
  const mine = useMemo(
    () =>
      chosen === null
        ? orders
        : orders.filter(({ idEstabelecimento }) => idEstabelecimento === chosen.id),
    [orders, chosen],
  );
  // The clock ticks often but rarely makes an order due: only then are the columns sorted again.
  const notDueIds = orders
    .filter((order) => isNotDueYet(order, now))
    .map(({ id }) => id)
    .join();
  const notDue = useMemo(() => new Set(notDueIds.split(',').map(Number)), [notDueIds]);
  const sorted = useMemo(() => sortInto(mine, notDue), [mine, notDue]);
  const waiting = useMemo(
    () => sorted.incoming.filter(({ status }) => status === S.awaitingAcceptance),
    [sorted],
  );
  const ids = useMemo(() => waiting.map(({ id }) => id), [waiting]);
  const urgent = waiting.find((order) => pressureOf(order, now) === 'urgent');
  const newlyDue = useNewlyDueOrders(
    useMemo(() => orders.map(({ id }) => id).filter((id) => !notDue.has(id)), [orders, notDue]),
    useMemo(() => [...sorted.accepted, ...sorted.cooking].map(({ id }) => id), [sorted]),
  );
  const wished = orders
    .filter(({ mudancaPedida }) => mudancaPedida?.situacao === 'aberta')
    .map(({ id, revisaoPedido }) => wishRing(id, revisaoPedido))
    .join();
  // A change that a customer asks for rings once, as an order that becomes due does.
  const rings = useMemo(
    () => [...newlyDue, ...wished.split(',').filter(Boolean).map(Number)],
    [newlyDue, wished],
  );
  const bell = useOrderBell({
    waiting: ids,
    newlyDue: rings,
    // A scheduled order rings when it arrives, and again only when it is due.
    level: alarmLevel(
      waiting.filter(({ id }) => !notDue.has(id)).map((order) => now - waitingSince(order)),
    ),
  });
  const urgentHidden = useOutOfView(urgent?.id ?? null);
  useWakeLock();
  useBadge(waiting.length);

  const count = waiting.length;
  const title = t`Pedidos`;
  const owed = mine.filter(({ devolucaoParada }) => devolucaoParada);
  const owes = sorted.done.some(({ devolucaoParada }) => devolucaoParada);
  // A refund that waits for staff must not stay folded.
  useEffect(() => {
    if (owes) setDoneOpen(true);
  }, [owes, setDoneOpen]);
  const owedParts = board.pendencias.filter(
    ({ tipo, idEstabelecimento }) =>
      tipo === 'devolucao' && (chosen === null || idEstabelecimento === chosen.id),
  );
  const show = (id: number, column: Column, button: string) => {
    setActive(column);
    if (column === 'done') setDoneOpen(true);
    requestAnimationFrame(() => {
      const card = cardOf(id);
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
    });
  };

  const askedOrder = orders.find(({ id }) => id === asked?.orderId);
  const closeAsked = useCallback(() => setAsked(null), []);
  return (
    <div className="staff">
      <title>{count > 0 ? `(${count}) ${title}` : title}</title>
      <ConsoleRail current="orders" />
      <main>
        <BoardTop
          stores={stores}
          chosen={chosen}
          onChoose={(store) =>
            setQuery(store === null ? {} : { loja: store.codigo }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          figures={figuresOf(mine)}
          bell={bell}
          onStores={() => setStoresOpen(true)}
        />
        <p className="sr" role="status">
          {count === 0 ? '' : <Plural value={count} one="# pedido novo" other="# pedidos novos" />}
        </p>
        <SuspendedStrip self={board.equipe} />
        <SupportStrip />
        {online && !stale && queued.size === 0 ? null : <OfflineStrip queued={queued.size} />}
        {urgent === undefined || !urgentHidden ? null : (
          <UrgentStrip
            order={urgent}
            now={now}
            onShow={() => show(urgent.id, 'incoming', '.accept')}
          />
        )}
        {owed[0] === undefined ? null : (
          <RefundStrip
            count={owed.length}
            onShow={() =>
              show(owed[0]?.id ?? 0, columnOf(owed[0]?.status ?? 0) ?? 'done', '.danger')
            }
          />
        )}
        {owedParts.length === 0 ? null : (
          <PartRefundStrip
            count={owedParts.length}
            to={`${consolePages.tables}${chosen === null ? '' : `?loja=${chosen.codigo}`}`}
          />
        )}
        <BoardColumns
          board={sorted}
          active={active}
          onActive={setActive}
          serverTime={board.agora}
          now={now}
          moving={moving}
          queued={queued}
          showStore={stores.length > 1 && chosen === null}
          move={move}
          onAsk={setAsked}
          doneOpen={doneOpen}
          onDoneOpen={setDoneOpen}
        />
      </main>
      <PhoneBar current="orders" />
      <SoundSheet bell={bell} />
      {asked === null || askedOrder === undefined ? null : (
        <OrderSheets
          asked={asked}
          order={askedOrder}
          move={move}
          onAsk={setAsked}
          onClose={closeAsked}
          onShow={() => {
            closeAsked();
            show(askedOrder.id, columnOf(askedOrder.status) ?? 'incoming', 'button');
          }}
        />
      )}
      {storesOpen ? (
        <StoreSheet stores={stores} member={board.equipe} onClose={() => setStoresOpen(false)} />
      ) : null}
    </div>
  );
}

/** An id for the bell: below zero, where no order has one, and different for each request. */
const wishRing = (id: number, revision: number) => -(id * 1000 + revision);

const WIDE = '(min-width: 1600px)';

/** Open from the start where there is room for it. */
function useWideFirst(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia(WIDE).matches), []);
  return [open, setOpen];
}
