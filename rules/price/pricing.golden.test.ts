// Orders priced by hand: each comment is the arithmetic on paper, in cents.
import { expect, test } from 'vitest';
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { Discount } from './discounts.ts';
import type { PricedLine } from './lines.ts';
import { type PricingInput, priceOrder } from './pricing.ts';

const terms: MenuTerms = {
  valorMinimoPedido: 0,
  valorMinimoRetiradaNoLocal: 0,
  minimoEntregaGratis: null,
  maximoPedidoComDesconto: 0,
  maximoDesconto: 0,
  valorDesconto: 0,
  percentualDesconto: 0,
};
const noCoupon: Discount = {
  codigoCupom: 'QUITUTE',
  valorDesconto: 0,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
};
const base: PricingInput = {
  items: [],
  orderType: 1,
  terms,
  coupon: null,
  stampCardDiscount: 0,
  cashback: 0,
  paymentPercent: 0,
  deliveryFee: 0,
  additionalFee: 0,
  servicePercent: 0,
};
/** Shorthands that keep a case on one line. */
const coupon = (change: Partial<Discount>): Pick<PricingInput, 'coupon'> => ({
  coupon: { ...noCoupon, ...change },
});
const percent = (valorDescontoPercentual: number, maximoDesconto = 0) =>
  coupon({ valorDescontoPercentual, maximoDesconto });
const menu = (change: Partial<MenuTerms>): Pick<PricingInput, 'terms'> => ({
  terms: { ...terms, ...change },
});
const item = (unit: number, quantity = 1, promotional = false): PricedLine => ({
  productId: 1,
  unit,
  quantity,
  promotional,
});

type Case = [name: string, input: Partial<PricingInput>, trace: string];

const CASES: Case[] = [
  // nothing in the cart
  ['an empty cart', {}, 'itens 0 = 0'],
  // 3 x 1990 = 5970
  [
    'three of one item, where floating point says 59.699999999999996',
    { items: [item(1990, 3)] },
    'itens 5970 = 5970',
  ],
  // 4590 + 2 x 850 = 6290; + 700
  [
    'delivery with its fee',
    { items: [item(4590), item(850, 2)], deliveryFee: 700 },
    'itens 6290, entrega 700 = 6990',
  ],
  // pickup: the fee of the address does not count
  [
    'pickup pays no delivery',
    { items: [item(4590)], orderType: 2, deliveryFee: 700 },
    'itens 4590 = 4590',
  ],
  // not served: the fee is null, nothing is added
  [
    'an address that is not served adds nothing',
    { items: [item(4590)], deliveryFee: null },
    'itens 4590 = 4590',
  ],
  // 10% of 3990 = 399
  [
    'percent coupon',
    { items: [item(3990)], ...percent(10) },
    'itens 3990, descontoPercentual -399 = 3591',
  ],
  // 12.5% of 1999 = 249.875 -> 250
  [
    'percent with a decimal is rounded once',
    { items: [item(1999)], ...percent(12.5) },
    'itens 1999, descontoPercentual -250 = 1749',
  ],
  // 10% of 1005 = 100.5 -> 101, half up
  [
    'half a cent goes up',
    { items: [item(1005)], ...percent(10) },
    'itens 1005, descontoPercentual -101 = 904',
  ],
  // 10% of (3 x 335) = 100.5 -> 101; by the item it would be 3 x 33.5 -> 34 = 102
  [
    'rounded once per line, not per item',
    { items: [item(335, 3)], ...percent(10) },
    'itens 1005, descontoPercentual -101 = 904',
  ],
  // items 3000 + 2000 = 5000; base 3000; 20% = 600
  [
    'promotional items stay out of the base',
    { items: [item(3000), item(2000, 1, true)], ...percent(20) },
    'itens 5000, descontoPercentual -600 = 4400',
  ],
  // only promotional: base 0
  [
    'nothing but promotions gets no percent',
    { items: [item(2000, 2, true)], ...percent(50) },
    'itens 4000 = 4000',
  ],
  // base min(8000, 5000) = 5000; 10% = 500
  [
    'the base is capped at maximoPedidoComDesconto',
    { items: [item(4000, 2)], ...menu({ maximoPedidoComDesconto: 5000, percentualDesconto: 10 }) },
    'itens 8000, descontoPercentual -500 = 7500',
  ],
  // 20% of 8000 = 1600, capped at 1000
  [
    'the result is capped at the coupon maximum',
    { items: [item(8000)], ...percent(20, 1000) },
    'itens 8000, descontoPercentual -1000 = 7000',
  ],
  // base 5000; 30% = 1500, capped at 1200
  [
    'base cap and result cap together',
    {
      items: [item(9000)],
      ...menu({ maximoPedidoComDesconto: 5000, maximoDesconto: 1200, percentualDesconto: 30 }),
    },
    'itens 9000, descontoPercentual -1200 = 7800',
  ],
  // menu 10% of 6000 = 600 against coupon 5% = 300: the larger
  [
    'a coupon never makes the order dearer than the menu percent',
    { items: [item(6000)], ...menu({ percentualDesconto: 10 }), ...percent(5) },
    'itens 6000, descontoPercentual -600 = 5400',
  ],
  // max(coupon 500, menu 800) = 800
  [
    'fixed: the larger of what the order brings and the menu',
    {
      items: [item(5000)],
      ...coupon({ valorDesconto: 500 }),
      ...menu({ valorDesconto: 800 }),
    },
    'itens 5000, descontoFixo -800 = 4200',
  ],
  // max(1500, 800) = 1500, capped at 1000
  [
    'fixed is capped at maximoDesconto',
    {
      items: [item(5000)],
      ...coupon({ valorDesconto: 1500 }),
      ...menu({ valorDesconto: 800, maximoDesconto: 1000 }),
    },
    'itens 5000, descontoFixo -1000 = 4000',
  ],
  // 800, capped at 500
  [
    'the menu’s own fixed discount is capped at maximoDesconto',
    { items: [item(5000)], ...menu({ valorDesconto: 800, maximoDesconto: 500 }) },
    'itens 5000, descontoFixo -500 = 4500',
  ],
  // fixed coupon 1000 covers promotional items too: only the percent leaves them out
  [
    'fixed coupon on promotional items',
    { items: [item(5000, 1, true)], ...coupon({ valorDesconto: 1000 }) },
    'itens 5000, descontoFixo -1000 = 4000',
  ],
  // fixed 3000 on 2000 of items takes 2000; the fee of 600 stays
  [
    'a discount never eats the fee',
    { items: [item(2000)], ...coupon({ valorDesconto: 3000 }), deliveryFee: 600 },
    'itens 2000, descontoFixo -2000, entrega 600 = 600',
  ],
  // 10% of 5000 = 500 -> 4500; fixed 1000 -> 3500; card 2000 -> 1500; cashback 5000 takes the 1500
  // left
  [
    'stamp card and cashback after the fixed discount, never below zero',
    {
      items: [item(5000)],
      ...menu({ percentualDesconto: 10, valorDesconto: 1000 }),
      stampCardDiscount: 2000,
      cashback: 5000,
    },
    'itens 5000, descontoPercentual -500, descontoFixo -1000, cartela -2000, cashback -1500 = 0',
  ],
  // 10% of 10000 = 1000 -> 9000; 5% of 9000 = 450
  [
    'payment discount on the rest',
    { items: [item(10_000)], ...percent(10), paymentPercent: 5 },
    'itens 10000, descontoPercentual -1000, descontoFormaPagamento -450 = 8550',
  ],
  // 5.5% of 2550 = 140.25 -> 140; the fee of 900 is not discounted
  [
    'payment discount leaves the delivery alone',
    { items: [item(2550)], paymentPercent: 5.5, deliveryFee: 900 },
    'itens 2550, descontoFormaPagamento -140, entrega 900 = 3310',
  ],
  // coupon with free delivery
  [
    'free-delivery coupon',
    { items: [item(3000)], ...coupon({ freteGratis: true }), deliveryFee: 900 },
    'itens 3000, entrega 0 = 3000',
  ],
  // 8000 >= 8000
  [
    'free delivery on the very minimum',
    { items: [item(8000)], ...menu({ minimoEntregaGratis: 8000 }), deliveryFee: 900 },
    'itens 8000 = 8000',
  ],
  // 7999 < 8000: 7999 + 900
  [
    'a cent short of free delivery',
    { items: [item(7999)], ...menu({ minimoEntregaGratis: 8000 }), deliveryFee: 900 },
    'itens 7999, entrega 900 = 8899',
  ],
  // items before discounts: 8000 reaches the minimum, although 7000 is paid
  [
    'the free-delivery minimum looks at items before discounts',
    {
      items: [item(8000)],
      ...menu({ minimoEntregaGratis: 8000, valorDesconto: 1000 }),
      deliveryFee: 900,
    },
    'itens 8000, descontoFixo -1000 = 7000',
  ],
  // R$ 999 or more means none: 200000 + 900
  [
    'a minimum of R$ 999 means no free delivery',
    { items: [item(100_000, 2)], ...menu({ minimoEntregaGratis: 99_900 }), deliveryFee: 900 },
    'itens 200000, entrega 900 = 200900',
  ],
  // 998.99 is still a minimum
  [
    'a minimum of R$ 998.99 is one',
    { items: [item(100_000, 2)], ...menu({ minimoEntregaGratis: 99_899 }), deliveryFee: 900 },
    'itens 200000 = 200000',
  ],
  // 3000 + 500 + 99
  [
    'the additional fee is its own line',
    { items: [item(3000)], deliveryFee: 500, additionalFee: 99 },
    'itens 3000, entrega 500, taxaAdicional 99 = 3599',
  ],
  // table: 6000 - 10% = 5400; service 10% of 5400 = 540; fee 100; no delivery
  [
    'service at the table, on what the food costs after discounts',
    {
      items: [item(6000)],
      orderType: 3,
      ...menu({ percentualDesconto: 10 }),
      servicePercent: 10,
      additionalFee: 100,
      deliveryFee: 900,
    },
    'itens 6000, descontoPercentual -600, taxaAdicional 100, servico 540 = 6040',
  ],
  // service is for tables only
  ['no service on a delivery', { items: [item(6000)], servicePercent: 10 }, 'itens 6000 = 6000'],
  // 15% of 10001 = 1500.15 -> 1500
  [
    '10001 at 15 percent',
    { items: [item(10_001)], ...percent(15) },
    'itens 10001, descontoPercentual -1500 = 8501',
  ],
  // 3.33% of 999999 = 33299.9667 -> 33300
  [
    '999999 at 3.33 percent',
    { items: [item(999_999)], ...percent(3.33) },
    'itens 999999, descontoPercentual -33300 = 966699',
  ],
  // 4590 x 2 = 9180, 3200 promotional: 12380. 15% of 9180 = 1377 capped 1200 -> 11180; fixed
  // 500 -> 10680; 3% = 320.4 -> 320 -> 10360; + 850 + 150
  [
    'everything at once',
    {
      items: [item(4590, 2), item(3200, 1, true)],
      ...percent(15, 1200),
      ...menu({ valorDesconto: 500 }),
      paymentPercent: 3,
      deliveryFee: 850,
      additionalFee: 150,
    },
    'itens 12380, descontoPercentual -1200, descontoFixo -500, descontoFormaPagamento ' +
      '-320, entrega 850, taxaAdicional 150 = 11360',
  ],
];

// Rows: 3.29, 3.42, 3.47, 5.33, 5.34, 5.35, 5.36, 5.38
test.each(CASES)('%s', (_name, input, expected) => {
  const totals = priceOrder({ ...base, ...input });
  const lines = totals.composicao.slice(0, -1).map((line) => `${line.chave} ${line.valor}`);
  expect(`${lines.join(', ')} = ${totals.valorTotal}`).toBe(expected);
  expect(totals.composicao.at(-1)).toEqual({ chave: 'total', valor: totals.valorTotal });
});

// Rows: 3.43
test('the totals say the same as the trace', () => {
  const totals = priceOrder({
    ...base,
    items: [item(10_000)],
    ...menu({ percentualDesconto: 10, valorDesconto: 500 }),
    cashback: 250,
    paymentPercent: 10,
    deliveryFee: 700,
    additionalFee: 50,
  });
  expect(totals).toMatchObject({
    valorItens: 10_000,
    valorDesconto: 1750,
    descontoFormaPagamento: 825,
    taxaEntrega: 700,
    valorEntrega: 700,
    taxaAdicional: 50,
    valorTotal: 8175,
  });
});

// Rows: 5.36, 5.37
test('free delivery still names the fee that it saves; not served is null', () => {
  expect(
    priceOrder({
      ...base,
      items: [item(9000)],
      ...menu({ minimoEntregaGratis: 5000 }),
      deliveryFee: 700,
    }),
  ).toMatchObject({
    taxaEntrega: 700,
    valorEntrega: 0,
  });
  expect(priceOrder({ ...base, items: [item(9000)], deliveryFee: null })).toMatchObject({
    taxaEntrega: null,
    valorEntrega: 0,
  });
  expect(
    priceOrder({ ...base, items: [item(9000)], deliveryFee: null, orderType: 2 }),
  ).toMatchObject({ taxaEntrega: 0, valorEntrega: 0 });
});

test('the trace names the coupon on the lines that come from it, and on no other', () => {
  const named = (input: Partial<PricingInput>) =>
    priceOrder({ ...base, items: [item(5000)], deliveryFee: 700, ...input }).composicao.flatMap(
      ({ chave, cupomDesconto }) =>
        cupomDesconto === undefined ? [] : [`${chave} ${cupomDesconto}`],
    );
  expect(named(percent(10))).toEqual([`descontoPercentual ${noCoupon.codigoCupom}`]);
  expect(named(coupon({ valorDesconto: 900 }))).toEqual([`descontoFixo ${noCoupon.codigoCupom}`]);
  expect(named(coupon({ freteGratis: true }))).toEqual([`entrega ${noCoupon.codigoCupom}`]);
  expect(named({ ...percent(5), ...menu({ percentualDesconto: 10 }) })).toEqual([]);
  // Free from the minimum on, with or without the coupon.
  expect(
    named({ ...coupon({ freteGratis: true }), ...menu({ minimoEntregaGratis: 4000 }) }),
  ).toEqual([]);
});
