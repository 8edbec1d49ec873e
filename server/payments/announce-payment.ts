// Tells open pages and the board that an order's payment has changed.
import { announce } from '../changes.ts';
import type { Transaction } from '../database/open.ts';
import type { OrderRow } from '../orders/records.ts';

export const announcePayment = (
  tx: Transaction,
  { brandId, storeId, id: orderId, status, statusPagamento }: OrderRow,
): Promise<void> =>
  announce(tx, {
    kind: 'order',
    brandId,
    storeId,
    orderId,
    status,
    statusPagamento,
    payment: true,
  });
