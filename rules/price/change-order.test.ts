// What becomes of an order that is changed after it was placed.
import { expect, test } from 'vitest';
import type { StoredItem } from '#contract/entities/order-item.ts';
import {
  basisOf,
  changedOrder,
  changeProblem,
  keptItems,
  moneyAfter,
  type PricingBasis,
} from './change-order.ts';
import { priceOrder } from './pricing.ts';

const line = (valorUnitario: number, quantidade: number): StoredItem => ({
  idProduto: valorUnitario,
  nome: 'Pizza',
  quantidade,
  observacao: '',
  opcoes: [],
  valorUnitario,
  valorTotal: valorUnitario * quantidade,
});
const terms = {
  percentualDesconto: 10,
  valorDesconto: 0,
  maximoDesconto: 0,
  maximoPedidoComDesconto: 0,
  minimoEntregaGratis: 10_000,
  valorMinimoPedido: 0,
  valorMinimoRetiradaNoLocal: 0,
};
const basis: PricingBasis = {
  terms,
  coupon: null,
  stampCardDiscount: 0,
  cashback: 0,
  paymentPercent: 0,
  deliveryFee: 800,
  additionalFee: 0,
  servicePercent: 0,
};
const coupon = {
  codigoCupom: 'CEM',
  valorDesconto: 500,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 5000,
};

test('the terms of the order hold, also free delivery and its loss', () => {
  const whole = changedOrder([line(5000, 2)], 1, basis);
  expect(whole.totals).toMatchObject({ valorEntrega: 0, valorTotal: 9000 });
  expect(changedOrder([line(5000, 1)], 1, basis).totals).toMatchObject({
    valorEntrega: 800,
    valorTotal: 5300,
  });
});

test('what was on promotion stays outside percent discounts', () => {
  const promoted = { ...line(5000, 1), promocional: true };
  expect(changedOrder([promoted], 2, basis).totals.valorTotal).toBe(5000);
});

test('a coupon below its minimum is lost, and does not come back', () => {
  const before = { ...basis, coupon };
  expect(changedOrder([line(5000, 1)], 2, before)).toMatchObject({ lostCoupon: null });
  const after = changedOrder([line(4000, 1)], 2, before);
  expect(after).toMatchObject({ lostCoupon: 'CEM', basis: { coupon: null } });
  expect(changedOrder([line(9000, 1)], 2, after.basis).lostCoupon).toBeNull();
});

test('credit pays no more than the order costs, and what goes back is not used again', () => {
  const before = { ...basis, terms: { ...terms, percentualDesconto: 0 }, cashback: 3000 };
  const less = changedOrder([line(2000, 1)], 2, before);
  expect(less).toMatchObject({ totals: { valorTotal: 0 }, basis: { cashback: 2000 } });
  expect(changedOrder([line(2000, 2)], 2, less.basis).totals.valorTotal).toBe(2000);
});

test('without stored terms, discounts and fees stay as amounts', () => {
  const totals = priceOrder({ ...basis, orderType: 1, items: [], cashback: 0, coupon: null });
  expect(basisOf(totals)).toMatchObject({ deliveryFee: 800, coupon: null });
  const priced = changedOrder([line(5000, 1)], 1, basis).totals;
  expect(changedOrder([line(5000, 1)], 1, basisOf(priced)).totals.valorTotal).toBe(
    priced.valorTotal,
  );
});

test('lines that stay keep their unit price and never grow', () => {
  const before = [line(5000, 2), line(300, 1)];
  expect(keptItems(before, [{ linha: 0, quantidade: 1 }])).toEqual([line(5000, 1)]);
  expect(keptItems(before, [{ linha: 0, quantidade: 3 }])).toBeNull();
  expect(keptItems(before, [{ linha: 2, quantidade: 1 }])).toBeNull();
  const twice = { linha: 1, quantidade: 1 };
  expect(keptItems(before, [twice, twice])).toBeNull();
});

test('never more goes back than is left, and only what was not paid is due', () => {
  expect(moneyAfter(800, { kept: 1000, left: 1000 })).toEqual({ givenBack: 200, due: 0 });
  expect(moneyAfter(800, { kept: 1000, left: 50 })).toEqual({ givenBack: 50, due: 0 });
  expect(moneyAfter(1200, { kept: 1000, left: 1000 })).toEqual({ givenBack: 0, due: 200 });
});

test('only an order that the store has, and that is not over, can be changed', () => {
  const order = { status: 3, statusPagamento: 0, tipoPedido: 1 } as const;
  expect(changeProblem(order)).toBeNull();
  expect(changeProblem({ ...order, statusPagamento: 2 })).toBeNull();
  expect(changeProblem({ ...order, status: 8 })).toBe('changeTooLate');
  expect(changeProblem({ ...order, status: 11, statusPagamento: 1 })).toBe('changeNotPaid');
  expect(changeProblem({ ...order, statusPagamento: 6 })).toBe('changeTooLate');
  expect(changeProblem({ ...order, tipoPedido: 3 })).toBe('changeAtTable');
});
