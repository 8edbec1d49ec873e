// The columns of the board; on phones one at a time, as tabs.
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Column, columns, pressureOf, type SortedBoard } from './columns.ts';
import type { Ask } from './order-sheets.tsx';
import { MiniTicket, Ticket } from './ticket.tsx';
import type { Move } from './use-moves.ts';

type BoardColumnsProps = {
  board: SortedBoard;
  active: Column;
  onActive: (column: Column) => void;
  serverTime: string;
  now: number;
  moving: ReadonlySet<number>;
  /** Orders whose moves wait for the network. */
  queued: ReadonlySet<number>;
  showStore: boolean;
  move: Move;
  onAsk: Ask;
  /** Whether the finished orders are shown: at first only where there is room. */
  doneOpen: boolean;
  onDoneOpen: (open: boolean) => void;
};

export function BoardColumns({
  board,
  active,
  onActive,
  serverTime,
  now,
  moving,
  queued,
  showStore,
  move,
  onAsk,
  doneOpen,
  onDoneOpen,
}: BoardColumnsProps) {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  const names: Record<Column, string> = {
    incoming: t`Novos`,
    accepted: t`Aceitos`,
    cooking: isMarket ? t`Em separação` : t`Em preparo`,
    ready: t`Prontos e em rota`,
    done: t`Concluídos`,
  };
  // Selected from elsewhere, its tab may be scrolled out of view.
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current
      ?.querySelector(`[href="#column-${active}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active]);
  // The card moves to another column and loses focus; without this, focus would jump to the top.
  const moveAndStay: Move = (order, status, details) => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(`column-${active}`)?.focus({ preventScroll: true });
    });
    return move(order, status, details);
  };
  const ticket = (order: Order) => (
    <Ticket
      key={order.id}
      order={order}
      serverTime={serverTime}
      pressure={pressureOf(order, now)}
      moving={moving.has(order.id)}
      queued={queued.has(order.id)}
      showStore={showStore}
      move={moveAndStay}
      onAsk={onAsk}
    />
  );
  return (
    <>
      <div className="tabs">
        <nav className="scroller" ref={tabs} aria-label={t`Colunas`}>
          {columns.map((column) => (
            <a
              key={column}
              href={`#column-${column}`}
              aria-current={column === active ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onActive(column);
              }}
            >
              {names[column]}
              <Count column={column} count={countOf(board, column)} />
            </a>
          ))}
        </nav>
      </div>
      <div className="board-columns">
        {columns.map((column) => (
          <section
            key={column}
            className={classes(
              'board-column',
              column === 'incoming' && 'new',
              column === active && 'active',
              column === 'done' && !doneOpen && 'slim',
            )}
            aria-labelledby={`column-${column}`}
          >
            <header className="row between">
              <h2 id={`column-${column}`} tabIndex={-1}>
                {names[column]}
                <Count column={column} count={countOf(board, column)} />
              </h2>
              {column === 'done' ? (
                <button
                  type="button"
                  className="icon-btn board-column-fold"
                  aria-expanded={doneOpen}
                  aria-label={doneOpen ? t`Recolher os concluídos` : t`Mostrar os concluídos`}
                  onClick={() => onDoneOpen(!doneOpen)}
                >
                  <Icon of={doneOpen ? ChevronsRight : ChevronsLeft} size={18} />
                </button>
              ) : null}
            </header>
            <div className="board-column-body">
              {countOf(board, column) === 0 ? (
                <p className="t-cap board-column-empty">
                  {column === 'incoming' ? (
                    <Trans>Nenhum pedido novo.</Trans>
                  ) : (
                    <Trans>Nenhum pedido aqui.</Trans>
                  )}
                </p>
              ) : null}
              {column === 'accepted' && board.scheduled.length > 0 ? (
                <details className="scheduled-orders" open>
                  <summary>
                    <Icon of={CalendarClock} size={16} />
                    <Trans>Agendados</Trans>
                    <Count column="done" count={board.scheduled.length} />
                  </summary>
                  {board.scheduled.map(ticket)}
                </details>
              ) : null}
              {board[column].map((order) =>
                column === 'done' ? (
                  <MiniTicket
                    key={order.id}
                    order={order}
                    queued={queued.has(order.id)}
                    showStore={showStore}
                    onAsk={onAsk}
                  />
                ) : (
                  ticket(order)
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** Accepted orders that are not due yet stand above the others. */
const countOf = (board: SortedBoard, column: Column) =>
  board[column].length + (column === 'accepted' ? board.scheduled.length : 0);

function Count({ column, count }: { column: Column; count: number }) {
  return (
    <span
      className={classes('board-column-count num', column === 'incoming' && count > 0 && 'hot')}
    >
      {count}
    </span>
  );
}
