// A hundred thousand random carts: for any settings and choices, the total is whole, not negative,
// explained, and the same after the wire.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MenuTerms } from '#contract/entities/menu.ts';
import type { OrderType } from '#contract/entities/order.ts';
import { OrderTotals } from '#contract/entities/order-item.ts';
import { freeDeliveryFrom } from './free-delivery.ts';
import { type PricingInput, priceOrder } from './pricing.ts';

const CARTS = 100_000;
const cents = fc.integer({ min: 0, max: 200_000 });
const zeroOr = (value: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), value);
const percent = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

const anyInput: fc.Arbitrary<PricingInput> = fc.record({
  items: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 9 }),
      unit: cents,
      quantity: fc.integer({ min: 1, max: 99 }),
      promotional: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  orderType: fc.constantFrom<OrderType>(1, 2, 3),
  terms: fc.record({
    valorMinimoPedido: cents,
    valorMinimoRetiradaNoLocal: cents,
    // As in a database row: may exceed R$ 999, up to the sentinel itself.
    minimoEntregaGratis: fc.oneof(
      fc.constant(null),
      fc.constant(100_000_000_000),
      fc.integer({ min: 0, max: 150_000 }),
    ),
    maximoPedidoComDesconto: zeroOr(cents),
    maximoDesconto: zeroOr(cents),
    valorDesconto: zeroOr(cents),
    percentualDesconto: percent,
  }),
  coupon: fc.option(
    fc.record({
      codigoCupom: fc.constant('C'),
      valorDesconto: zeroOr(cents),
      valorDescontoPercentual: percent,
      maximoDesconto: zeroOr(cents),
      freteGratis: fc.boolean(),
    }),
  ),
  stampCardDiscount: zeroOr(cents),
  cashback: zeroOr(cents),
  paymentPercent: percent,
  deliveryFee: fc.option(fc.integer({ min: 0, max: 5_000 })),
  additionalFee: zeroOr(fc.integer({ min: 0, max: 1_000 })),
  servicePercent: percent,
});

const throughTheWire = <S extends z.ZodMiniType>(schema: S, value: z.output<S>): z.output<S> =>
  z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

// Plain comparisons inside the loop: a million assertion calls would take most of the time.
function complaint(input: PricingInput): string | null {
  const totals = priceOrder(input);
  const { composicao, taxaEntrega, ...amounts } = totals;
  const steps = composicao.slice(1, -1);
  const numbers = [...Object.values(amounts), ...composicao.map((line) => line.valor)];

  if (numbers.some((value) => !Number.isSafeInteger(value))) return 'a value is not whole';
  if (Object.values(amounts).some((value) => value < 0)) return 'an amount is negative';
  if (composicao[0]?.chave !== 'itens' || composicao.at(-1)?.chave !== 'total')
    return 'the trace lacks its ends';
  // A coupon that pays the delivery appears in the trace with nothing to pay.
  if (
    steps.some(
      (line) => line.valor === 0 && !(line.chave === 'entrega' && input.coupon?.freteGratis),
    )
  )
    return 'the trace has an empty step';
  if (composicao.slice(0, -1).reduce((sum, line) => sum + line.valor, 0) !== totals.valorTotal)
    return 'the trace does not add up';
  if (totals.valorDesconto + totals.descontoFormaPagamento > totals.valorItens)
    return 'discounts exceed the items';
  const largest = totals.valorItens * 2 + 5_000 + 1_000;
  if (numbers.some((value) => Math.abs(value) > largest)) return 'a sentinel entered arithmetic';
  if (taxaEntrega === null && totals.valorEntrega !== 0)
    return 'an address that is not served has a fee';
  if ((taxaEntrega === null) !== (input.orderType === 1 && input.deliveryFee === null))
    return 'not served got lost';
  return null;
}

// Rows: 5.38
test('totals are whole cents, never negative, and explained by their trace', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const found = complaint(input);
      if (found) throw new Error(found);
    }),
    { numRuns: CARTS / 2 },
  );
}, 120_000);

// Rows: 3.23, 5.37, 9.10
test('browser and server agree to the cent, also after the wire’s round trip', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const ofServer = priceOrder(input);
      const ofBrowser = priceOrder({ ...input, terms: throughTheWire(MenuTerms, input.terms) });
      const received = throughTheWire(OrderTotals, ofServer);
      const problem = complaint(input);
      if (problem) throw new Error(problem);
      if (JSON.stringify(ofBrowser) !== JSON.stringify(ofServer))
        throw new Error('browser and server differ');
      if (JSON.stringify(received) !== JSON.stringify(ofServer))
        throw new Error('the wire changed the totals');
    }),
    { numRuns: CARTS / 2 },
  );
}, 120_000);

// Rows: 5.40, 9.9
test('a free-delivery minimum at the sentinel is a named case before any comparison', () => {
  expect([null, -1, -100, 99_900, 100_000, 100_000_000_000].map(freeDeliveryFrom)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([0, 1, 99_899].map(freeDeliveryFrom)).toEqual([0, 1, 99_899]);
});
