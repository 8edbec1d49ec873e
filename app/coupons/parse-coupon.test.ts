// The stored coupon is parsed defensively, and counts only as far as the browser can tell.
import { expect, test } from 'vitest';
import type { Coupon } from '#contract/entities/coupon.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { PricingInput } from '#rules/price/pricing.ts';
import { countedCoupon, parseCoupon, wanted } from './parse-coupon.ts';

const terms: Coupon = {
  codigoCupom: 'VILA10',
  nome: 'Dez por cento',
  valorDesconto: 0,
  valorDescontoPercentual: 10,
  maximoDesconto: 3000,
  freteGratis: false,
  valorMinimoPedido: 2000,
  validoAte: null,
  idEstabelecimento: null,
  primeiroPedido: false,
  horarios: [{ diaSemana: 1, abre: 600, fecha: 720 }],
};
const kept = { code: 'VILA10', terms, counted: true };
const cartOf = (unit: number, orderType: OrderType = 1): PricingInput => ({
  items: [{ productId: 1, unit, quantity: 1, promotional: false }],
  orderType,
  terms: {
    valorMinimoPedido: 0,
    valorMinimoRetiradaNoLocal: 0,
    minimoEntregaGratis: null,
    maximoPedidoComDesconto: 0,
    maximoDesconto: 0,
    valorDesconto: 0,
    percentualDesconto: 0,
  },
  coupon: null,
  stampCardDiscount: 0,
  cashback: 0,
  paymentPercent: 0,
  deliveryFee: 700,
  additionalFee: 0,
  servicePercent: 0,
});

// Rows: 2.43
test('a stored coupon is read back, also the bare code of an older version', () => {
  expect(parseCoupon(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseCoupon(' vila 10 ')).toEqual(wanted('VILA10'));
});

test('terms that cannot be trusted are forgotten, the code is not', () => {
  for (const broken of [
    { ...terms, valorDesconto: -1 },
    { ...terms, valorDescontoPercentual: 900 },
    { ...terms, freteGratis: 'x' },
    'x',
    null,
  ]) {
    expect(parseCoupon({ code: 'VILA10', terms: broken, counted: true })).toEqual(wanted('VILA10'));
  }
  for (const raw of [null, 4, '', {}, { code: 4 }, { code: '  ' }])
    expect(parseCoupon(raw)).toBeNull();
});

test('the browser counts a coupon that the server counts, from its minimum on', () => {
  expect(countedCoupon(kept, cartOf(2000))).toEqual(terms);
  expect(countedCoupon(kept, cartOf(1999))).toBeNull();
  expect(countedCoupon({ ...kept, counted: false }, cartOf(2000))).toBeNull();
  expect(countedCoupon(null, cartOf(2000))).toBeNull();
});

test('a coupon that only pays the delivery fee needs a delivery', () => {
  const free = { ...kept, terms: { ...terms, valorDescontoPercentual: 0, freteGratis: true } };
  expect(countedCoupon(free, cartOf(2000))).not.toBeNull();
  expect(countedCoupon(free, cartOf(2000, 2))).toBeNull();
});
