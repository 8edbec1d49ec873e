// All moves that staff may make with an order, except the usual next one.
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { mayHaveCourier } from '#rules/orders/courier.ts';
import { changeProblem } from '#rules/price/change-order.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { changeOrderPath } from '../order-history/order-path.ts';
import { useCouriers } from './couriers.ts';
import { moveLabel } from './move-labels.ts';

type MoreSheetProps = {
  order: Order;
  moves: readonly number[];
  onChoose: (status: number) => void;
  /** Says who takes it, or that it is somebody else. */
  onCourier: () => void;
  onClose: () => void;
};

export function MoreSheet({ order, moves, onChoose, onCourier, onClose }: MoreSheetProps) {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const couriers = useCouriers(order.idEstabelecimento);
  const number = i18n.number(order.numero);
  return (
    <Sheet title={t`Pedido ${number}`} onClose={onClose}>
      <div className="card pad0 list">
        {moves.map((status) => (
          <button key={status} type="button" className="li" onClick={() => onChoose(status)}>
            <span className="grow t-label">{i18n._(moveLabel(status, isMarket))}</span>
            <Icon of={ChevronRight} size={18} />
          </button>
        ))}
        {mayHaveCourier(order) && (couriers.length > 0 || order.entregador !== null) ? (
          <button type="button" className="li" onClick={onCourier}>
            <span className="grow t-label">{t`Quem entrega`}</span>
            <span className="t-cap">{order.entregador}</span>
            <Icon of={ChevronRight} size={18} />
          </button>
        ) : null}
        {changeProblem(order) === null ? (
          <Link className="li" to={changeOrderPath(order.id)}>
            <span className="grow t-label">{t`Alterar pedido`}</span>
            <Icon of={ChevronRight} size={18} />
          </Link>
        ) : null}
      </div>
    </Sheet>
  );
}
