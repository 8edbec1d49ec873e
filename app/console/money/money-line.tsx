// Whether an order is paid, or what to collect: one shape that can be read without its colours.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Hourglass, type LucideIcon, ReceiptText, Undo2, X } from 'lucide-react';
import type { Order } from '#contract/entities/order.ts';
import type { MoneyState } from '#rules/orders/money-state.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useNow } from '../../use-now.ts';
import { elapsedText } from '../board/columns.ts';
import { type OrderMoney, useMoneyText } from './money-text.ts';
import './money-line.css';

type Look = { icon: LucideIcon; className: string };
const looks: Record<Exclude<MoneyState, 'collect'>, Look> = {
  paid: { icon: CircleCheck, className: 'money-paid' },
  received: { icon: CircleCheck, className: 'money-paid' },
  waiting: { icon: Hourglass, className: 'money-waiting' },
  owed: { icon: Undo2, className: 'money-waiting' },
  disputed: { icon: Undo2, className: 'money-waiting' },
  bill: { icon: ReceiptText, className: 'money-quiet' },
  refunded: { icon: Undo2, className: 'money-quiet' },
  closedBill: { icon: Undo2, className: 'money-waiting' },
  unpaid: { icon: X, className: 'money-quiet' },
};

type MoneyLineProps = {
  order: OrderMoney & Partial<Pick<Order, 'pagarAte'>>;
  /** Server time of the latest reply; with it, an unpaid order shows the time that is left. */
  serverTime?: string;
  /** In a table: no taller than a line, and without the total that stands beside it. */
  inline?: boolean;
};

export function MoneyLine({ order, serverTime, inline = false }: MoneyLineProps) {
  const money = useMoney();
  const { state, words, toCollect, restToCollect, notes } = useMoneyText()(order);
  if (state === 'collect')
    return (
      <div className="stack sm">
        <ToCollect words={toCollect ?? ''} inline={inline} />
        <Notes notes={inline ? [] : notes} />
      </div>
    );
  const { icon, className } = looks[state];
  const { pagarAte = null, aCobrar: due = 0 } = order;
  return (
    <div className="stack sm">
      <p className={classes('money-state', className, inline && 'money-inline')}>
        <b>
          <Icon of={icon} size={16} />
        </b>
        <span>
          {words}
          {state === 'waiting' && pagarAte !== null && serverTime !== undefined ? (
            <TimeLeft until={pagarAte} serverTime={serverTime} />
          ) : null}
        </span>
        {inline ? null : (
          <span>{money(state === 'paid' ? order.valorTotal - due : order.valorTotal)}</span>
        )}
      </p>
      {restToCollect === null ? null : <ToCollect words={restToCollect} inline={inline} />}
      <Notes notes={inline ? [] : notes} />
    </div>
  );
}

function ToCollect({ words, inline }: { words: string; inline: boolean }) {
  return (
    <p className={classes('money-state money-collect', inline && 'money-inline')}>
      <b>
        <Trans>Cobrar</Trans>
      </b>
      <span>{words}</span>
    </p>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <p className="t-cap money-notes">
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

/** Ticks by itself, so that the rest of the card does not rerender. */
function TimeLeft({ until, serverTime }: { until: string; serverTime: string }) {
  const { t } = useLingui();
  const left = elapsedText(Date.parse(until) - useNow(serverTime, 1000), true);
  return <>, {t`expira em ${left}`}</>;
}
