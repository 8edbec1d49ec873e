// The browser's own totals, shown before the server has answered.
import { expect, test } from 'vitest';
import type { DeliveryQuote } from '#contract/entities/address.ts';
import type { MenuTerms } from '#contract/entities/menu.ts';
import { type CartLine, mergeLines } from '#rules/cart/cart.ts';
import { freeDelivery } from '#rules/price/free-delivery.ts';
import { priceOrder } from '#rules/price/pricing.ts';
import { localInput } from './cart-totals.ts';
import { belowMinimum } from './minimum.ts';
import { savingOf } from './payment-saving.ts';

const terms: MenuTerms = {
  valorMinimoPedido: 3500,
  valorMinimoRetiradaNoLocal: 1500,
  minimoEntregaGratis: 12_000,
  maximoPedidoComDesconto: 0,
  maximoDesconto: 0,
  valorDesconto: 0,
  percentualDesconto: 0,
};
const quote: DeliveryQuote = {
  taxaEntrega: 690,
  minimoEntregaGratis: null,
  valorMinimoPedido: null,
  tempoMinimo: 35,
  tempoMaximo: 50,
  estabelecimentoQueAtende: null,
};

function cartOf(...prices: number[]): CartLine[] {
  return mergeLines(
    prices.map((valorProdutoHistorico, index) => ({
      produto: {
        id: index + 1,
        nome: 'x',
        urlImagem: null,
        tom: 'peach',
        promocional: false,
        quantidade: 1,
        observacao: '',
        opcoes: [],
        descricaoOpcoes: '',
      },
      valorProdutoHistorico,
    })),
  );
}

const ask = {
  lines: cartOf(6000, 3000),
  terms,
  tipoPedido: 1,
  quote,
  payment: null,
  additionalFee: 0,
} as const;
const totals = (asked: Parameters<typeof localInput>[0]) => priceOrder(localInput(asked));
const progress = (asked: Parameters<typeof localInput>[0]) => freeDelivery(localInput(asked));

test('the fee of the address is part of the total', () => {
  expect(totals(ask).valorTotal).toBe(9690);
});

test('an address without a quote adds nothing', () => {
  expect(totals({ ...ask, quote: null })).toMatchObject({
    valorTotal: 9000,
    taxaEntrega: null,
  });
});

// Rows: 4.25, 5.36
test('pickup pays no delivery', () => {
  expect(totals({ ...ask, tipoPedido: 2 }).valorTotal).toBe(9000);
});

// Rows: 5.36
test("the area's own minimum for free delivery goes before the menu's", () => {
  expect(totals({ ...ask, quote: { ...quote, minimoEntregaGratis: 9000 } }).valorEntrega).toBe(0);
  expect(progress({ ...ask, quote: { ...quote, minimoEntregaGratis: 9000 } })).toEqual({
    minimum: 9000,
    missing: 0,
    part: 1,
    reached: true,
  });
});

// Rows: 3.28
test('the way to free delivery is measured on the items', () => {
  expect(progress({ ...ask, quote: null })).toEqual({
    minimum: 12_000,
    missing: 3000,
    part: 0.75,
    reached: false,
  });
});

test('nobody is asked to spend more for a delivery that is free, absent or not offered', () => {
  expect(progress({ ...ask, tipoPedido: 2 })).toBeNull();
  expect(progress({ ...ask, quote: { ...quote, taxaEntrega: 0 } })).toBeNull();
  expect(progress({ ...ask, terms: { ...terms, minimoEntregaGratis: null } })).toBeNull();
});

// Rows: 3.36
test('each way to receive has its own minimum, and a table has none', () => {
  expect(belowMinimum(2000, { terms, tipoPedido: 1, quote: null })).toEqual({
    minimum: 3500,
    missing: 1500,
  });
  expect(belowMinimum(2000, { terms, tipoPedido: 2, quote: null })).toBeNull();
  expect(belowMinimum(3500, { terms, tipoPedido: 1, quote: null })).toBeNull();
  expect(belowMinimum(0, { terms, tipoPedido: 3, quote: null })).toBeNull();
  // An area with its own rules.
  expect(
    belowMinimum(2000, { terms, tipoPedido: 1, quote: { ...quote, valorMinimoPedido: 6000 } }),
  ).toEqual({ minimum: 6000, missing: 4000 });
  expect(
    belowMinimum(2000, { terms, tipoPedido: 2, quote: { ...quote, valorMinimoPedido: 6000 } }),
  ).toBeNull();
});

test('what a payment saves is counted after credit and stamp card, like its discount', () => {
  const input = localInput({
    lines: cartOf(7450),
    ...{ terms, tipoPedido: 2, quote: null, payment: null, additionalFee: 0 },
  });
  const pix = { desconto: 5 };
  const paid = (credit: { stampCardDiscount: number; cashback: number }) =>
    priceOrder({ ...input, ...credit, paymentPercent: pix.desconto });
  const none = paid({ stampCardDiscount: 0, cashback: 0 });
  expect(savingOf(pix, input, none)).toBe(373);
  const some = paid({ stampCardDiscount: 1000, cashback: 3000 });
  expect(savingOf(pix, input, some)).toBe(some.descontoFormaPagamento);
  expect(savingOf(pix, input, some)).toBe(173);
  expect(savingOf({ desconto: 0 }, input, some)).toBe(0);
});
