import { expect, test } from 'vitest';
import { ORDER_TYPE } from '../orders/order-type.ts';
import {
  CODE_LETTERS,
  type CouponSituation,
  type CouponTerms,
  couponCode,
  couponProblem,
  isWithin,
} from './coupons.ts';
import { capped, percentDiscount } from './discounts.ts';
import type { PricingInput } from './pricing.ts';

test('a limit of zero is no limit; of several the smallest holds', () => {
  expect(capped(500, 0)).toBe(500);
  expect(capped(500, 300, 0, 400)).toBe(300);
  expect(capped(-5, 300)).toBe(0);
});

test('percentages outside 0 to 100 neither add nor take more than everything', () => {
  expect(percentDiscount(1000, -10)).toBe(0);
  expect(percentDiscount(1000, 250)).toBe(1000);
  expect(percentDiscount(-1000, 10)).toBe(0);
});

test.each([
  [3990, 10, 399],
  [1999, 12.5, 250],
  [1005, 10, 101],
  [1, 50, 1],
  [333, 33.33, 111],
  [10_001, 15, 1500],
  [105, 10, 11],
  [2550, 5.5, 140],
  [999_999, 3.33, 33_300],
])('%i at %d percent is %i', (base, percent, expected) => {
  expect(percentDiscount(base, percent)).toBe(expected);
});

const line = { productId: 1, unit: 5000, quantity: 1, promotional: false };
const cartOf = (change: Partial<PricingInput>): PricingInput => ({
  items: [line],
  orderType: 1,
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
  ...change,
});
const pickup = { cart: cartOf({ orderType: 2 }) };
const onPromotion = { cart: cartOf({ items: [{ ...line, promotional: true }] }) };

const terms: CouponTerms = {
  codigoCupom: 'VILA10',
  valorDesconto: 0,
  valorDescontoPercentual: 10,
  maximoDesconto: 0,
  freteGratis: false,
  ativo: true,
  valorMinimoPedido: 0,
  storeId: null,
  validoDe: null,
  validoAte: null,
  horarios: [],
  primeiroPedido: false,
  usosPorCliente: null,
  limiteUsos: null,
};
const situation: CouponSituation = {
  // A Friday, 21:00 in São Paulo.
  now: new Date('2026-11-21T00:00:00Z'),
  timeZone: 'America/Sao_Paulo',
  storeId: 1,
  cart: cartOf({}),
  ordersBefore: 0,
  usedByCustomer: 0,
  usedByAll: 0,
};
const problem = (change: Partial<CouponTerms>, now: Partial<CouponSituation> = {}) =>
  couponProblem({ ...terms, ...change }, { ...situation, ...now })?.code ?? null;
const freeDelivery = { valorDescontoPercentual: 0, freteGratis: true };

// Rows: 1.12
test('a coupon without conditions is valid in every store, for every customer, without end', () => {
  expect(problem({})).toBeNull();
  expect(problem({}, { ordersBefore: 9, usedByCustomer: 9, usedByAll: 900, ...pickup })).toBeNull();
});

test('a coupon holds from its first instant up to its last, which is no part of it', () => {
  const at = (offset: number) => new Date(situation.now.getTime() + offset);
  expect(problem({ validoDe: at(0), validoAte: at(1) })).toBeNull();
  expect(problem({ validoDe: at(1) })).toBe('couponNotYet');
  expect(problem({ validoAte: at(0) })).toBe('couponExpired');
});

test('weekday and hour are the store’s own, also past midnight and in other zones', () => {
  const friday = { horarios: [{ diaSemana: 5, abre: 18 * 60, fecha: 26 * 60 }] };
  expect(problem(friday)).toBeNull();
  expect(problem(friday, { now: new Date('2026-11-21T04:59:00Z') })).toBeNull();
  expect(problem(friday, { now: new Date('2026-11-21T05:00:00Z') })).toBe('couponNotNow');
  expect(problem(friday, { now: new Date('2026-11-20T20:59:00Z') })).toBe('couponNotNow');
  // The same instant is Saturday morning in Tokyo.
  expect(problem(friday, { timeZone: 'Asia/Tokyo' })).toBe('couponNotNow');
  expect(
    isWithin(
      [{ diaSemana: 6, abre: 22 * 60, fecha: 2 * 60 }],
      new Date('2026-11-22T04:30:00Z'),
      'America/Sao_Paulo',
    ),
  ).toBe(true);
});

// Rows: 5.32
test('the minimum looks at the items before discounts and says what is missing', () => {
  expect(couponProblem({ ...terms, valorMinimoPedido: 6000 }, situation)).toEqual({
    code: 'couponMinimum',
    minimum: 6000,
    missing: 1000,
  });
  expect(problem({ valorMinimoPedido: 5000 })).toBeNull();
});

test('a coupon may be limited by store, first order, uses per person and uses in all', () => {
  expect(problem({ storeId: 2 })).toBe('couponOtherStore');
  expect(problem({ storeId: 1 })).toBeNull();
  expect(problem({ primeiroPedido: true })).toBeNull();
  expect(problem({ primeiroPedido: true }, { ordersBefore: 1 })).toBe('couponFirstOrderOnly');
  expect(problem({ usosPorCliente: 2 }, { usedByCustomer: 1 })).toBeNull();
  expect(problem({ usosPorCliente: 2 }, { usedByCustomer: 2 })).toBe('couponAlreadyUsed');
  expect(problem({ limiteUsos: 100 }, { usedByAll: 99 })).toBeNull();
  expect(problem({ limiteUsos: 100 }, { usedByAll: 100 })).toBe('couponUsedUp');
});

// Rows: 3.47, 5.30
test('free delivery alone is worth nothing for pickup or where delivery is free', () => {
  expect(problem(freeDelivery)).toBeNull();
  expect(problem(freeDelivery, pickup)).toBe('couponPickup');
  const atTable = { cart: cartOf({ orderType: ORDER_TYPE.table }) };
  expect(problem(freeDelivery, atTable)).toBe('couponTable');
  // Nothing needs to be on promotion for that.
  expect(problem(freeDelivery, { cart: cartOf({ deliveryFee: 0 }) })).toBe('couponNoBetter');
  expect(problem({ freteGratis: true }, pickup)).toBeNull();
});

test('a percent of promotional items only is nothing, so the coupon is kept', () => {
  expect(problem({}, onPromotion)).toBe('couponNothingToDiscount');
  expect(problem({ valorDescontoPercentual: 0, valorDesconto: 500 }, onPromotion)).toBeNull();
  expect(problem({ freteGratis: true }, onPromotion)).toBeNull();
});

test('a coupon that would not lower the total is not used up', () => {
  const menu = (change: Partial<PricingInput['terms']>, more: Partial<PricingInput> = {}) => ({
    cart: cartOf({ terms: { ...cartOf({}).terms, ...change }, ...more }),
  });
  expect(problem({}, menu({ percentualDesconto: 40 }))).toBe('couponNoBetter');
  expect(problem({}, menu({ percentualDesconto: 10 }))).toBe('couponNoBetter');
  expect(problem({}, menu({ percentualDesconto: 9 }))).toBeNull();
  const fixed = { valorDescontoPercentual: 0, valorDesconto: 500 };
  expect(problem(fixed, menu({ valorDesconto: 500 }))).toBe('couponNoBetter');
  expect(problem(fixed, menu({ valorDesconto: 499 }))).toBeNull();
  // A coupon for delivery is worth something, unless the store already pays it.
  expect(problem({ freteGratis: true }, menu({ percentualDesconto: 40 }))).toBeNull();
  expect(problem({ freteGratis: true }, menu({ percentualDesconto: 40 }, { deliveryFee: 0 }))).toBe(
    'couponNoBetter',
  );
});

test('a full card leaves nothing for a coupon, and credit that a coupon saves counts', () => {
  expect(problem({}, { cart: cartOf({ stampCardDiscount: 9000 }) })).toBe('couponNoBetter');
  expect(problem({}, { cart: cartOf({ cashback: 9000 }) })).toBeNull();
});

test('a disabled coupon is unknown, whatever else is wrong with it', () => {
  expect(problem({ ativo: false, validoAte: new Date(0) })).toBe('couponUnknown');
});

test('a code is read in spite of small letters and spaces', () => {
  expect(couponCode(' bem vindo 10 ')).toBe('BEMVINDO10');
});

test('generated codes use 32 letters that are not confused', () => {
  expect(new Set(CODE_LETTERS).size).toBe(32);
  expect(CODE_LETTERS).toMatch(/^[A-Z2-9]+$/);
  expect(CODE_LETTERS).not.toMatch(/[OI]/);
});
