// Who delivers an order, on its page; also once it is delivered, for settling with the courier.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { mayHaveCourier } from '#rules/orders/courier.ts';
import { Button } from '../../ui/button.tsx';
import { useCouriers } from '../board/couriers.ts';

export function OrderCourier({ order, onChange }: { order: Order; onChange: () => void }) {
  const { t } = useLingui();
  const names = useCouriers(order.idEstabelecimento);
  const name = order.entregador;
  if (!mayHaveCourier(order) || (names.length === 0 && name === null)) return null;
  return (
    <section className="card row between wraps">
      <div>
        <h2 className="t-item">{t`Quem entrega`}</h2>
        <p className="t-sub people-line">{name ?? t`Ninguém disse quem leva.`}</p>
      </div>
      <Button variant="neutral" size="sm" onClick={onChange}>
        {name === null ? <Trans>Escolher</Trans> : <Trans>Trocar</Trans>}
      </Button>
    </section>
  );
}
