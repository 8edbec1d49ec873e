// The lines of a customer's credit, newest first.
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ArrowRight, Clock, Gift, Hourglass, Minus, ShoppingBag, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LedgerLine, LedgerType } from '#contract/entities/loyalty.ts';
import { shortDay } from '../i18n/short-day.ts';
import { useBrandZone } from '../orders/brand-date.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';

const icons: Partial<Record<LedgerType, LucideIcon>> = {
  ganho: ArrowRight,
  usado: ShoppingBag,
  resgatado: ShoppingBag,
  creditado: Gift,
  devolvido: Undo2,
  pendente: Hourglass,
  debitado: Minus,
};

export function StatementLines({ lines }: { lines: readonly LedgerLine[] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const timeZone = useBrandZone();
  if (lines.length === 0) {
    return (
      <p className="t-sub">
        <Trans>Nada por aqui ainda. O que você ganhar e usar aparece nesta lista.</Trans>
      </p>
    );
  }
  return (
    <ul className="card pad0 list">
      {lines.map((line) => (
        <li key={line.id} className="li">
          <span
            className={classes(
              'icon-tile',
              line.valor > 0 && line.tipo !== 'pendente' && 'success',
            )}
          >
            <Icon of={icons[line.tipo] ?? Clock} />
          </span>
          <span className="grow">
            <b className="t-label">
              <LineName line={line} />
            </b>
            <span className="t-cap own-line">
              <time dateTime={line.data}>{shortDay(line.data, i18n.locale, timeZone)}</time>
              {line.percentual !== null && line.tipo === 'ganho' ? (
                <Trans>, {i18n.number(line.percentual)}% de volta</Trans>
              ) : null}
            </span>
          </span>
          <span
            className={classes(
              'num t-label',
              line.valor > 0 && line.tipo !== 'pendente' && 'plus',
              line.tipo === 'expirado' && 't-mute',
            )}
          >
            {line.valor < 0 ? '− ' : '+ '}
            {money(Math.abs(line.valor))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LineName({ line: { tipo, numero, motivo } }: { line: LedgerLine }): ReactNode {
  switch (tipo) {
    case 'ganho':
      return numero === null ? (
        <Trans>Cashback de um pedido</Trans>
      ) : (
        <Trans>Pedido {numero}</Trans>
      );
    case 'usado':
      return <Trans>Usado no pedido {numero}</Trans>;
    case 'devolvido':
      return <Trans>Devolvido do pedido {numero}</Trans>;
    case 'pendente':
      return <Trans>A receber do pedido {numero}</Trans>;
    case 'desistido':
      return <Trans>O pedido {numero} mudou ou não aconteceu</Trans>;
    case 'estornado':
      return <Trans>O pagamento do pedido {numero} voltou</Trans>;
    case 'resgatado':
      return <Trans>Usado no balcão</Trans>;
    case 'expirado':
      return <Trans>Venceu</Trans>;
    default:
      if (numero !== null) return <Trans>O pedido {numero} mudou ou não aconteceu</Trans>;
      return motivo ?? <Trans>Ajuste da loja</Trans>;
  }
}
