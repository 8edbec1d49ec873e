// The buttons of the board: a verb for each status that staff may set.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { statusLabel } from '../../orders/status-labels.ts';

const labels: Record<number, MessageDescriptor> = {
  [S.accepted]: msg`Aceitar`,
  [S.inProduction]: msg`Iniciar preparo`,
  [S.readyForPickup]: msg`Marcar pronto`,
  [S.readyForDelivery]: msg`Marcar pronto`,
  [S.outForDelivery]: msg`Saiu para entrega`,
  [S.delivered]: msg`Entregue`,
  [S.notDelivered]: msg`Não entregue`,
  [S.cancelledByStore]: msg`Cancelar pedido`,
};

const picking = msg`Iniciar separação`;

export function moveLabel(status: number, isMarket = false): MessageDescriptor {
  if (isMarket && status === S.inProduction) return picking;
  return labels[status] ?? statusLabel(status);
}

/** Moves that end an order unsuccessfully require a reason. */
export function needsReason(status: number): boolean {
  return status === S.cancelledByStore || status === S.notDelivered;
}
