// Tables as tiles, then tabs. A tile's text says what its colour means.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, BellRing, ReceiptText } from 'lucide-react';
import type { StaffTable } from '#contract/entities/table.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { useMoney } from '../../ui/money.tsx';
import { useNow } from '../../use-now.ts';
import { statesOf, type TableState } from './state.ts';

type TablesGridProps = {
  /** By the server's clock. */
  agora: string;
  tables: readonly StaffTable[];
  openId: number | null;
  onOpen: (table: StaffTable) => void;
};

export function TablesGrid({ agora, tables, openId, onOpen }: TablesGridProps) {
  const { t } = useLingui();
  const now = useNow(agora, 30_000);
  const kinds = [
    { kind: 'mesa', title: t`Mesas` },
    { kind: 'comanda', title: t`Comandas` },
  ] as const;
  return kinds.map(({ kind, title }) => {
    const own = tables.filter(({ tipo }) => tipo === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className="overline">{title}</h2>
        <ul className="table-tiles">
          {own.map((table) => (
            <li key={table.id}>
              <Tile
                table={table}
                now={now}
                open={table.id === openId}
                onOpen={() => onOpen(table)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Tile({
  table,
  now,
  open,
  onOpen,
}: {
  table: StaffTable;
  now: number;
  open: boolean;
  onOpen: () => void;
}) {
  const money = useMoney();
  const states = statesOf(table);
  const [first = 'free'] = states;
  const { numero, rotulo, local, conta, abertaEm } = table;
  const people = conta?.pessoas.filter(({ confirmada }) => confirmada).length ?? 0;
  return (
    <button
      type="button"
      className={classes('table-tile', `table-tile-${first}`)}
      aria-current={open || undefined}
      onClick={onOpen}
    >
      <span className="row between">
        <b className="table-tile-number num" aria-hidden="true">
          {numero}
        </b>
        <span className="sr">{rotulo}</span>
        {abertaEm === null ? null : <Minutes since={abertaEm} now={now} />}
      </span>
      <span className="table-tile-states">
        {states.map((state) => (
          <StateBadge key={state} state={state} />
        ))}
      </span>
      <span className="row between t-cap table-tile-foot">
        <span className="clamp1">
          {abertaEm === null || people === 0 ? (
            local
          ) : (
            <Plural value={people} one="# pessoa" other="# pessoas" />
          )}
        </span>
        {conta === null ? null : <b className="num">{money(conta.valorTotal)}</b>}
      </span>
    </button>
  );
}

const HOUR = 60;

function Minutes({ since, now }: { since: string; now: number }) {
  const { t } = useLingui();
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / HOUR);
  const rest = String(minutes % HOUR).padStart(2, '0');
  return (
    <span className="t-cap num">{minutes < HOUR ? t`${minutes} min` : t`${hours} h ${rest}`}</span>
  );
}

export function StateBadge({ state }: { state: TableState }) {
  switch (state) {
    case 'calling':
      return (
        <Badge tone="danger" icon={BellRing}>
          <Trans>Chama o garçom</Trans>
        </Badge>
      );
    case 'bill':
      return (
        <Badge tone="warning" icon={ReceiptText}>
          <Trans>Pediu a conta</Trans>
        </Badge>
      );
    case 'asking':
      return (
        <Badge tone="info" icon={ArrowLeftRight}>
          <Trans>Espera um sim</Trans>
        </Badge>
      );
    case 'seated':
      return (
        <Badge tone="success">
          <Trans>Ocupada</Trans>
        </Badge>
      );
    default:
      return (
        <Badge>
          <Trans>Livre</Trans>
        </Badge>
      );
  }
}
