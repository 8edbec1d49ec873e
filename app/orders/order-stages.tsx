// The way of an order in four parts, in words that fit what is sold: a pizza is in the oven, a
// shopping basket is being filled.
import { useLingui } from '@lingui/react/macro';
import type { BrandKind } from '#contract/entities/brand.ts';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { type Stage, type StageState, stagesOf } from './progress.ts';

type OrderStagesProps = { order: Order; status: number };

export function OrderStages({ order, status }: OrderStagesProps) {
  const { t } = useLingui();
  const words = useStageWords(order.tipoPedido, status);
  const spoken: Record<StageState, string> = {
    done: t`(concluído)`,
    now: t`(agora)`,
    next: t`(a seguir)`,
  };
  return (
    <ol className="stages" aria-label={t`Andamento`}>
      {stagesOf({ status, tipoPedido: order.tipoPedido }).map(({ stage, state }) => (
        <li key={stage} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          {words[stage]} <span className="sr">{spoken[state]}</span>
        </li>
      ))}
    </ol>
  );
}

function useStageWords(tipoPedido: Order['tipoPedido'], status: number): Record<Stage, string> {
  const { t } = useLingui();
  const brand = useBrand();
  const making: Partial<Record<BrandKind, string>> = {
    pizzaria: t`No forno`,
    hamburgueria: t`Na chapa`,
    acaiteria: t`Montando`,
    mercado: t`Separando`,
  };
  const isPickup = tipoPedido === ORDER_TYPE.pickup;
  const isTable = tipoPedido === ORDER_TYPE.table;
  // A context of its own: the same word closes a sheet, and other languages need two.
  const ready = t({ context: 'order', message: 'Pronto' });
  const own = making[brand.ramo] ?? t`Em preparo`;
  return {
    sent: t`Enviado`,
    accepted: t`Aceito`,
    making:
      !isTable && status === S.accepted ? t`Aceito` : status === S.readyForDelivery ? ready : own,
    handing: isPickup ? ready : t`A caminho`,
    done: isPickup ? t`Retirado` : isTable ? t`Servido` : t`Entregue`,
  };
}
