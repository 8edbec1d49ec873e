// The name and colour of each order status.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';

const labels: Record<number, MessageDescriptor> = {
  [S.unidentified]: msg`Não identificado`,
  [S.sent]: msg`Pedido enviado`,
  [S.awaitingAcceptance]: msg`Aguardando aceite`,
  [S.accepted]: msg`Pedido aceito`,
  [S.inProduction]: msg`Em produção`,
  [S.outForDelivery]: msg`Saiu para entrega`,
  [S.readyForPickup]: msg`Pronto para retirada`,
  [S.readyForDelivery]: msg`Pronto para entrega`,
  [S.delivered]: msg`Entregue`,
  [S.notDelivered]: msg`Não entregue`,
  [S.paid]: msg`Pago`,
  [S.paymentPending]: msg`Pagamento pendente`,
  [S.cancelled]: msg`Cancelado`,
  [S.cancelledByStore]: msg`Cancelado pelo estabelecimento`,
  [S.expired]: msg`Expirado: tempo de aceite esgotado`,
  [S.chargeback]: msg`Chargeback`,
};
const unidentified = msg`Não identificado`;

const picking = msg`Em separação`;

/** An unknown code reads as not identified. A market makes nothing: it picks. */
export function statusLabel(status: number, isMarket = false): MessageDescriptor {
  if (isMarket && status === S.inProduction) return picking;
  return labels[status] ?? unidentified;
}

const cancelled = msg`Cancelado`;
const expired = msg`Expirado`;

/** For narrow places: staff know who cancelled and why it expired. */
export function shortStatusLabel(status: number): MessageDescriptor {
  if (status === S.cancelledByStore) return cancelled;
  return status === S.expired ? expired : statusLabel(status);
}

/** Class of the badge; '' is neutral. */
export type Tone = '' | 'info' | 'warning' | 'success' | 'danger';

const tones: Record<number, Tone> = {
  [S.sent]: 'info',
  [S.awaitingAcceptance]: 'warning',
  [S.paymentPending]: 'warning',
  [S.accepted]: 'success',
  [S.inProduction]: 'success',
  [S.outForDelivery]: 'success',
  [S.readyForPickup]: 'success',
  [S.readyForDelivery]: 'success',
  [S.delivered]: 'success',
  [S.paid]: 'success',
  [S.cancelledByStore]: 'danger',
  [S.notDelivered]: 'danger',
  [S.chargeback]: 'danger',
};

export function statusTone(status: number): Tone {
  return tones[status] ?? '';
}
