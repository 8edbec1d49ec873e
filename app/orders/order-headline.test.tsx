// What the page of an order says when it ended without reaching its customer.
import { expect, test } from 'vitest';
import type { Order } from '#contract/entities/order.ts';
import { PAYMENT_STATUS as P, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { pizzaOrder } from '#test/pizza-order.ts';
import { OrderHeadline } from './order-headline.tsx';

const now = '2026-11-20T18:00:00.000Z';
const undelivered = (changed: Partial<Order>) =>
  textOf(
    <OrderHeadline
      order={pizzaOrder(now, { status: S.notDelivered, ...changed })}
      status={S.notDelivered}
      now={Date.parse(now)}
      timeZone="America/Sao_Paulo"
    />,
  );

test('the page of a pickup order that nobody collected names no delivery that failed', () => {
  const unpaid = { statusPagamento: P.onDelivery };
  expect(undelivered({ ...unpaid, tipoPedido: 2 })).toBe(
    'Não entregue Não entregue O pedido não foi retirado. Fale com a loja. Nada foi cobrado.',
  );
  expect(undelivered({ ...unpaid, tipoPedido: 1 })).toContain('A entrega não aconteceu.');
});

test('money that stays with the store after a failed delivery is not promised back', () => {
  const paid = { tipoPedido: 1, statusPagamento: P.paid, valorTotal: 5990 } as const;
  expect(undelivered(paid)).toContain('O pagamento de R$ 59,90 continua com a loja.');
  expect(undelivered(paid)).not.toContain('volta para você');
});
