// A card and a paper say whether money is paid or to be collected, never a stored name alone.
import { expect, test } from 'vitest';
import type { Order } from '#contract/entities/order.ts';
import { PAYMENT_STATUS as P, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { pizzaOrder } from '#test/pizza-order.ts';
import { PrintedTicket } from '../printing/printed-ticket.tsx';
import { MoneyLine } from './money-line.tsx';

const now = '2026-11-20T22:00:00.000Z';
const order = (changed: Partial<Order>): Order =>
  pizzaOrder(now, {
    valorTotal: 5300,
    troco: null,
    formaPagamento: { id: 1, nome: 'Pix', tipo: 'pixNaEntrega' },
    ...changed,
  });

const card = (changed: Partial<Order>) =>
  textOf(<MoneyLine order={order(changed)} serverTime={now} />);
const paper = (changed: Partial<Order>) =>
  textOf(
    <PrintedTicket
      order={order(changed)}
      settings={{ larguraPapel: 80, letraGrande: false }}
      kitchen={false}
    />,
  );

test('a Pix on handover is to be collected, on the card and on paper', () => {
  expect(card({})).toBe('Cobrar R$ 53,00 no Pix');
  expect(paper({})).toContain('COBRAR R$ 53,00 NO PIX');
});

test('a Pix that was paid on the site says so, on the card and on paper', () => {
  const paid = {
    statusPagamento: P.paid,
    formaPagamento: { id: 2, nome: 'Pix', tipo: 'pixOnline' },
  };
  expect(card(paid)).toBe('Pago no Pix R$ 53,00');
  expect(paper(paid)).toContain('PAGO NO PIX');
  expect(paper(paid)).not.toContain('COBRAR');
});

test('an unpaid Pix says how long the order waits for it', () => {
  const waiting = {
    status: S.paymentPending,
    statusPagamento: P.pending,
    formaPagamento: { id: 2, nome: 'Pix', tipo: 'pixOnline' },
    pagarAte: '2026-11-20T22:06:12.000Z',
  };
  expect(card(waiting)).toBe('Pix não pago, expira em 6:12 R$ 53,00');
});

test('a card keeps its own name where the courier needs it, and cash its change', () => {
  const voucher = { id: 3, nome: 'Vale Alelo', tipo: 'cartaoNaEntrega' };
  expect(card({ formaPagamento: voucher })).toBe('Cobrar R$ 53,00 no cartão Vale Alelo');
  const cash = { id: 4, nome: 'Dinheiro', tipo: 'dinheiro' };
  expect(card({ formaPagamento: cash, troco: 10_000 })).toBe(
    'Cobrar R$ 53,00 em dinheiro Troco p/ R$ 100,00: levar R$ 47,00',
  );
});

test('an order of a table goes on its bill', () => {
  expect(card({ formaPagamento: { id: 3, nome: 'Conta da mesa', tipo: 'conta' } })).toBe(
    'Conta da mesa R$ 53,00',
  );
});

test('an order of a sandbox never looks like money', () => {
  expect(card({ sandbox: true, statusPagamento: P.paid })).toContain('nenhum dinheiro entra');
});

test('what was collected of a changed order says whether it was picked up or delivered', () => {
  const changed = {
    status: S.delivered,
    statusPagamento: P.paid,
    aCobrar: 2990,
    formaDiferenca: { id: 4, nome: 'Dinheiro', tipo: 'dinheiro' },
  };
  expect(card({ ...changed, tipoPedido: 2 })).toContain('Na retirada: R$ 29,90 em dinheiro');
  expect(card({ ...changed, tipoPedido: 1 })).toContain('Na entrega: R$ 29,90 em dinheiro');
});

test('the sum of a changed order says what became of what was due on handover', () => {
  const changed = { statusPagamento: P.paid, aCobrar: 2990, devolvido: 0, cupom: null };
  expect(paper({ ...changed, status: S.outForDelivery })).toContain('A pagar ao receber R$ 29,90');
  const sum = paper({ ...changed, status: S.delivered });
  expect(sum).toContain('Pago ao receber R$ 29,90');
  expect(sum).not.toContain('A pagar');
  expect(paper({ ...changed, status: S.notDelivered })).toContain('Não pago R$ 29,90');
});

test('an order that was not delivered leaves nothing to collect', () => {
  const changed = { statusPagamento: P.paid, aCobrar: 2990, status: S.notDelivered };
  expect(card(changed)).not.toContain('Cobrar');
  expect(paper(changed)).not.toContain('COBRAR');
});
