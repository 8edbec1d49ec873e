// A price. The old one is struck through; screen readers read "de" before it.
import { Trans } from '@lingui/react/macro';
import type { Cents } from '#contract/money.ts';
import { classes } from './classes.ts';
import { useMoney } from './money.tsx';

interface PriceProps {
  cents: Cents;
  /** The price before the promotion. Shown only if higher. */
  was?: Cents | null;
  /** Choices can raise it. */
  from?: boolean;
  /** Sold by weight: the price is that of a kilogram. */
  perKilo?: boolean;
  className?: string;
}

function PerKilo() {
  return (
    <span className="per">
      <span aria-hidden="true">/kg</span>
      <span className="sr">
        {' '}
        <Trans>por quilo</Trans>
      </span>
    </span>
  );
}

export function Price({ cents, was, from = false, perKilo = false, className }: PriceProps) {
  const money = useMoney();
  const sale = was !== null && was !== undefined && was > cents;
  return (
    <span className={classes('price', sale && 'sale', className)}>
      {from ? (
        <span className="from">
          <Trans>a partir de</Trans>{' '}
        </span>
      ) : null}
      {money(cents)}
      {perKilo ? <PerKilo /> : null}
      {sale ? (
        <del>
          <span className="sr">
            <Trans>de</Trans>{' '}
          </span>
          {money(was)}
        </del>
      ) : null}
    </span>
  );
}
