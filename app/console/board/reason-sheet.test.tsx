// The reasons that staff may choose follow how the customer receives the order.
import { expect, test } from 'vitest';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { pizzaOrder } from '#test/pizza-order.ts';
import { ReasonSheet } from './reason-sheet.tsx';

const sheetOf = (tipoPedido: 1 | 2 | 3, from: number, status: number) =>
  textOf(
    <ReasonSheet
      order={pizzaOrder('2026-11-20T22:00:00.000Z', { tipoPedido, status: from })}
      status={status}
      overtaken={null}
      possible={true}
      onShow={() => {}}
      onConfirm={() => {}}
      onClose={() => {}}
    />,
  );

test('an order is refused for its distance only where it is delivered', () => {
  const refused = (type: 1 | 2 | 3) => sheetOf(type, S.awaitingAcceptance, S.cancelledByStore);
  expect(refused(ORDER_TYPE.delivery)).toContain('Fora da área de entrega');
  for (const type of [ORDER_TYPE.pickup, ORDER_TYPE.table]) {
    expect(refused(type)).not.toContain('Fora da área de entrega');
    expect(refused(type)).toContain('Não consegui falar com o cliente');
  }
});

test('an order that nobody collected has no address where nobody answered', () => {
  const delivery = sheetOf(ORDER_TYPE.delivery, S.outForDelivery, S.notDelivered);
  expect(delivery).toContain('Ninguém atendeu no endereço Endereço não encontrado');
  expect(delivery).not.toContain('O cliente não retirou');
  const pickup = sheetOf(ORDER_TYPE.pickup, S.readyForPickup, S.notDelivered);
  expect(pickup).toContain('O cliente não retirou');
  expect(pickup).not.toContain('ndereço');
});
