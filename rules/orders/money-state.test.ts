// Staff must never have to guess whether an order is paid.
import { expect, test } from 'vitest';
import { moneyStateOf, moneyWayOf, ownMethodName } from './money-state.ts';
import { PAYMENT_STATUS as P, ORDER_STATUS as S } from './order-status.ts';

const stateOf = (status: number, statusPagamento: number, tipo = 'pixNaEntrega') =>
  moneyStateOf({ status, statusPagamento, formaPagamento: { id: 1, nome: 'Pix', tipo } });

test('a Pix on handover is to be collected until the order was handed over', () => {
  for (const status of [S.awaitingAcceptance, S.accepted, S.inProduction, S.outForDelivery])
    expect(stateOf(status, P.onDelivery)).toBe('collect');
  expect(stateOf(S.delivered, P.onDelivery)).toBe('received');
});

test('a Pix through the site waits, then is paid', () => {
  expect(stateOf(S.paymentPending, P.pending, 'pixOnline')).toBe('waiting');
  expect(stateOf(S.paymentPending, P.refused, 'cartaoOnline')).toBe('waiting');
  expect(stateOf(S.awaitingAcceptance, P.paid, 'pixOnline')).toBe('paid');
});

test('nothing is collected for an order that was not served', () => {
  for (const status of [S.cancelled, S.cancelledByStore, S.expired, S.notDelivered])
    expect(stateOf(status, P.onDelivery)).toBe('unpaid');
});

test('refunds and disputes stay visible after the order has ended', () => {
  expect(stateOf(S.cancelledByStore, P.refundPending)).toBe('owed');
  expect(stateOf(S.cancelledByStore, P.refunded)).toBe('refunded');
  expect(stateOf(S.delivered, P.chargeback)).toBe('disputed');
});

test('at a table the bill collects, unless the order was paid at once', () => {
  expect(stateOf(S.accepted, P.onDelivery, 'conta')).toBe('bill');
  expect(stateOf(S.delivered, P.onDelivery, 'conta')).toBe('bill');
  expect(stateOf(S.accepted, P.paid, 'pixOnline')).toBe('paid');
  const late = { formaPagamento: { id: 1, nome: '', tipo: 'conta' }, contaFechada: true };
  expect(moneyStateOf({ status: S.expired, statusPagamento: P.onDelivery, ...late })).toBe(
    'closedBill',
  );
});

test('the way is known by its kind, not by the name that the store gave it', () => {
  expect(moneyWayOf('pixDaLoja')).toBe('pix');
  expect(moneyWayOf('cartaoNaEntrega')).toBe('card');
  expect(moneyWayOf('dinheiro')).toBe('cash');
  expect(moneyWayOf('conta')).toBe(null);
});

test('a name is repeated only if it says more than the way', () => {
  for (const plain of ['Pix', 'Cartão', 'Dinheiro', 'Cartão na entrega', 'Pix da loja'])
    expect(ownMethodName(plain)).toBe(null);
  expect(ownMethodName('Cartão Alelo')).toBe('Cartão Alelo');
  expect(ownMethodName('Crédito ou débito')).toBe('Crédito ou débito');
});
