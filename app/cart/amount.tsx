// The total on a button, and whether it contains the delivery.
import { Trans } from '@lingui/react/macro';
import type { Cents } from '#contract/money.ts';
import { useMoney } from '../ui/money.tsx';
import './amount.css';
import type { TraceFacts } from './trace-words.ts';

export type AmountFacts = {
  /** Null: there is no total, because the store does not deliver to the address. */
  total: Cents | null;
  /** Null for pickup and at a table, where nothing is delivered. */
  withDelivery: boolean | null;
};

export function amountOf({ totals, ...facts }: TraceFacts): AmountFacts {
  const { pickup, atTable, feeKnown, deliveryFree, notServed } = facts;
  return {
    total: notServed ? null : totals.valorTotal,
    withDelivery: pickup || atTable ? null : (feeKnown || deliveryFree) && !notServed,
  };
}

export function Amount({ total, withDelivery }: AmountFacts) {
  const money = useMoney();
  if (total === null) return null;
  return (
    <span className="amount num">
      {money(total)}
      {withDelivery === null ? null : (
        <small>{withDelivery ? <Trans>com entrega</Trans> : <Trans>sem entrega</Trans>}</small>
      )}
    </span>
  );
}
