// Credit and stamps in the profile.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { pages } from '#contract/pages.ts';
import { useMoney } from '../ui/money.tsx';
import { firstCard, nextCard } from './card-order.ts';

export function LoyaltyTiles({
  loyalty: { cashback, cartelas, programas },
}: {
  loyalty: OutputOf<Endpoints['loyalty']>;
}) {
  const money = useMoney();
  const card = firstCard(cartelas) ?? nextCard(programas);
  if (cashback === null && card === null) return null;
  return (
    <div className="duo">
      {cashback === null ? null : (
        <Link className="card" to={pages.loyalty}>
          <span className="t-cap">
            <Trans>Cashback</Trans>
          </span>
          <b className="t-section num">{money(cashback.saldo)}</b>
        </Link>
      )}
      {card === null ? null : (
        <Link className="card" to={pages.stampCards}>
          <span className="t-cap">
            <Trans>Selos</Trans>
          </span>
          <b className="t-section num">
            <Trans>
              {card.selos} de {card.selosNecessarios}
            </Trans>
          </b>
        </Link>
      )}
    </div>
  );
}
