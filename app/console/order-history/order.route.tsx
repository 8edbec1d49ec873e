// One order with all that belongs to it: what staff may do next, its items, money, customer,
// messages and log, and its paper.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Pencil, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { OrderFile } from '#contract/entities/console/order-history.ts';
import { changeProblem } from '#rules/price/change-order.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useOnline } from '../../offline/use-online.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CouriersContext } from '../board/couriers.ts';
import { OrderKind } from '../board/order-kind.tsx';
import { type Asked, OrderSheets } from '../board/order-sheets.tsx';
import { OfflineStrip } from '../board/strips.tsx';
import { TicketActions } from '../board/ticket-actions.tsx';
import { useLiveBoard } from '../board/use-live-board.ts';
import { useMoves } from '../board/use-moves.ts';
import { lastLook } from '../frame/keep-stale-on-error.ts';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { PrintProvider, usePrint } from '../printing/printing.tsx';
import type { Route } from './+types/order.route';
import { ChangeOrder } from './change-order.tsx';
import { OrderCourier } from './courier.tsx';
import { OrderLog } from './log.tsx';
import { CHANGING } from './order-path.ts';
import { OrderWhen } from './order-when.tsx';
import { OrderCustomer, OrderItems, OrderMoneyCard } from './parts.tsx';
import { OrderRefunds } from './refund-part.tsx';
import { OpenProposal, OrderVersions } from './versions.tsx';
import { WaitingPix } from './waiting-pix.tsx';
import { WishCard } from './wish-card.tsx';
import './history.css';

type Loaded = {
  /** Null: there is no such order in the caller's stores. */
  file: OrderFile | null;
  css: string;
  /** The last request failed: the data are from before. */
  stale: boolean;
};

export async function loader({ context, params }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const id = addressId(params.idPedido);
  const result = id === null ? null : await api.storeOrder({ id });
  const missing = result === null || (!result.ok && result.status === 404);
  return { file: missing ? null : loadedIfAllowed(result), css: neutralCss(), stale: false };
}

const { look, keep } = lastLook<Loaded>();

export function clientLoader({
  serverLoader,
  params,
}: Route.ClientLoaderArgs): Promise<Loaded | null> {
  return look(serverLoader, params.idPedido);
}

/** Whether it is being changed is in the query; only the browser uses it. */
export { rereadBesideQuery as shouldRevalidate } from '../frame/reread-beside-query.ts';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OrderScreen({ loaderData, params }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  useEffect(() => keep(loaderData, params.idPedido), [loaderData, params.idPedido]);
  if (loaderData === null) return null;
  const { file, css, stale } = loaderData;
  const number = file === null ? '' : i18n.number(file.pedido.numero);
  return (
    <StaffPage
      css={css}
      place="orders"
      title={file === null ? t`Pedido` : t`Pedido ${number}`}
      detail={file?.pedido.nomeEstabelecimento}
      body="console-body"
    >
      {file === null ? (
        <EmptyState title={t`Este pedido não existe`}>
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={consolePages.orderHistory}
          >
            <Trans>Histórico</Trans>
          </Link>
        </EmptyState>
      ) : (
        <PrintProvider stores={[file.estabelecimento]}>
          <CouriersContext value={[file.estabelecimento]}>
            <OrderParts key={file.pedido.id} file={file} stale={stale} />
          </CouriersContext>
        </PrintProvider>
      )}
    </StaffPage>
  );
}

function OrderParts({ file, stale }: { file: OrderFile; stale: boolean }) {
  const { t, i18n } = useLingui();
  const print = usePrint();
  const { pedido, cliente, mensagens } = file;
  const online = useOnline();
  const { orders, moving, waiting: queued, move } = useMoves([pedido]);
  const order = orders[0] ?? pedido;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const [query, setQuery] = useSearchParams();
  const { estabelecimentos } = useBrand();
  const store = estabelecimentos.find(({ id }) => id === order.idEstabelecimento);
  const changeable = store !== undefined && changeProblem(order) === null;
  const changing = changeable && query.has(CHANGING);
  const endChange = () => setQuery({}, { replace: true });
  useLiveBoard();
  return (
    <div className="order-page">
      {online && !stale && queued.size === 0 ? null : (
        <OfflineStrip queued={queued.size}>
          <Trans>O pedido está como chegou por último.</Trans>
        </OfflineStrip>
      )}
      <div className="order-head">
        <Link
          className="icon-btn soft"
          to={consolePages.orderHistory}
          aria-label={t`Voltar ao histórico`}
        >
          <Icon of={ArrowLeft} size={18} />
        </Link>
        <OrderKind type={order.tipoPedido} />
        <Badge tone={statusTone(order.status) || 'neutral'}>
          {i18n._(shortStatusLabel(order.status))}
        </Badge>
        <span className="grow" />
        <TicketActions
          order={order}
          moving={moving.has(order.id)}
          move={move}
          onAsk={setAsked}
          printable={false}
        />
        {changeable && !changing ? (
          <Button variant="neutral" size="md" onClick={() => setQuery({ [CHANGING]: '' })}>
            <Icon of={Pencil} size={18} />
            <Trans>Alterar pedido</Trans>
          </Button>
        ) : null}
        <Button variant="neutral" size="md" onClick={() => print(order)}>
          <Icon of={Printer} size={18} />
          <Trans>Imprimir</Trans>
        </Button>
      </div>
      {!changeable && query.has(CHANGING) ? (
        <Notice
          tone="warning"
          role="alert"
          title={t`Este pedido não pode mais ser alterado.`}
          action={
            <Button variant="outline" size="sm" onClick={endChange}>
              <Trans>Fechar</Trans>
            </Button>
          }
        >
          <Trans>O que você não salvou se perdeu.</Trans>
        </Notice>
      ) : null}
      {changing ? (
        <ChangeOrder order={order} store={store} onClose={endChange} />
      ) : (
        <div className="order-parts">
          <div className="order-column">
            <OrderWhen order={order} />
            <OpenProposal order={order} />
            <WishCard order={order} onAdjust={() => setQuery({ [CHANGING]: '' })} />
            <OrderItems order={order} />
            <OrderVersions versoes={file.versoes} tipoPedido={order.tipoPedido} />
          </div>
          <div className="order-column">
            <WaitingPix order={order} />
            <OrderMoneyCard order={order} now={file.agora} />
            <OrderRefunds
              order={order}
              devolucoes={file.devolucoes}
              podeDevolver={file.podeDevolver}
            />
            <OrderCourier
              order={order}
              onChange={() =>
                setAsked({
                  ...{ orderId: order.id, seen: order.status },
                  ...{ kind: 'courier', leaves: false },
                })
              }
            />
            <OrderCustomer order={order} customer={cliente} />
          </div>
          <OrderLog order={order} messages={mensagens} />
        </div>
      )}
      {asked === null ? null : (
        <OrderSheets
          asked={asked}
          order={order}
          move={move}
          onAsk={setAsked}
          onClose={close}
          onShow={close}
        />
      )}
    </div>
  );
}
