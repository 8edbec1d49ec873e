// The request says where the food goes.
import { expect, test } from 'vitest';
import type { OrderType } from '#contract/entities/order.ts';
import { PICKUP_ADDRESS_ID } from '#contract/pickup-address.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { cartRequest } from './cart-request.ts';

const home = {
  cep: '05433010',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Pinheiros',
  logradouro: 'Rua Harmonia',
  numero: '100',
  complemento: '',
  referencia: '',
};
const sent = (tipoPedido: OrderType) =>
  cartRequest(
    {
      storeId: 1,
      lines: [],
      tipoPedido,
      address: home,
      paymentId: null,
      coupon: null,
      cashback: false,
      cardId: null,
    },
    0,
  ).pedido.endereco;

// Rows: 3.20, 4.25
test('pickup is sent as the address id -1, delivery with its address, a table with none', () => {
  expect(sent(ORDER_TYPE.pickup)).toEqual({ id: PICKUP_ADDRESS_ID });
  expect(PICKUP_ADDRESS_ID).toBe(-1);
  expect(sent(ORDER_TYPE.delivery)).toEqual(home);
  expect(sent(ORDER_TYPE.table)).toBeNull();
});
