// The sum of an order at the counter: its items as picked, and the rest as the server counts it.
import { Trans } from '@lingui/react/macro';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { type CartLine, cartSubtotal } from '#rules/cart/cart.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useMoney } from '../../ui/money.tsx';
import type { CounterDraft } from './draft.ts';

type OrderSumProps = {
  lines: readonly CartLine[];
  kind: CounterDraft['kind'];
  /** Has an address: without one its fee says nothing. */
  isDelivered: boolean;
  /** Null at a table, and while there is no price. */
  quote: OrderTotals | null;
  /** Null: not known yet. */
  total: Cents | null;
};

export function OrderSum({ lines, kind, isDelivered, quote, total }: OrderSumProps) {
  const money = useMoney();
  const fee = quote?.valorEntrega ?? null;
  const off = quote === null ? 0 : quote.valorDesconto + quote.descontoFormaPagamento;
  return (
    <dl className="counter-sum">
      <div>
        <dt>
          <Trans>Itens</Trans>
        </dt>
        <dd className="num">{money(cartSubtotal(lines))}</dd>
      </div>
      {kind === ORDER_TYPE.delivery && fee !== null && isDelivered ? (
        <div>
          <dt>
            <Trans>Entrega</Trans>
          </dt>
          <dd className="num">{money(fee)}</dd>
        </div>
      ) : null}
      {quote !== null && quote.taxaAdicional > 0 ? (
        <div>
          <dt>
            <Trans>Taxa adicional</Trans>
          </dt>
          <dd className="num">{money(quote.taxaAdicional)}</dd>
        </div>
      ) : null}
      {off > 0 ? (
        <div>
          <dt>
            <Trans>Desconto</Trans>
          </dt>
          <dd className="num">− {money(off)}</dd>
        </div>
      ) : null}
      <div className="counter-total">
        <dt>
          <Trans>Total</Trans>
          {kind === ORDER_TYPE.table ? (
            <span className="t-cap own-line">
              <Trans>sem serviço e taxas</Trans>
            </span>
          ) : null}
        </dt>
        <dd className="num" aria-live="polite">
          {total === null ? '–' : money(total)}
        </dd>
      </div>
    </dl>
  );
}
