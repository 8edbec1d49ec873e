// Random menus and carts: the stored lines add up to the items of the total, whatever was sold out,
// repriced or removed since the cart was filled.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderType } from '#contract/entities/order.ts';
import type { OrderItem } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import { sampleGroup, sampleOption, samplePizza } from '../../test/menu-samples.ts';
import { healItems } from '../cart/cart-healing.ts';
import { pricedLine } from './lines.ts';
import { priceOrder } from './pricing.ts';
import { pricingInput } from './pricing-input.ts';
import { storedItem, sumStored } from './stored-item.ts';

const cents = fc.integer({ min: 0, max: 20_000 });
const soldOut = fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0);
const optionIds = [1, 2, 3];

const anyProduct = (id: number): fc.Arbitrary<Product> =>
  fc
    .record({
      prices: fc.tuple(cents, cents, cents, cents),
      kind: fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3),
      maximum: fc.integer({ min: 1, max: 4 }),
      mean: fc.boolean(),
      missing: fc.constantFrom(0, 0, 0, ...optionIds),
      esgotado: soldOut,
      promocional: fc.boolean(),
      quantidade: fc.option(fc.integer({ min: 0, max: 30 })),
    })
    .map(({ prices: [valor, ...extra], kind, maximum, mean, missing, ...rest }) => {
      const options = optionIds
        .filter((option) => option !== missing)
        .map((option, at) => sampleOption(option, extra[at] ?? 0, { considerarMedia: mean }));
      return samplePizza([sampleGroup(10, kind, 0, maximum, options)], { id, valor, ...rest });
    });

const anyItem: fc.Arbitrary<OrderItem> = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    quantidade: fc.integer({ min: 1, max: 99 }),
    chosen: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 })),
    valorProdutoHistorico: cents,
  })
  .map(({ id, quantidade, chosen, valorProdutoHistorico }) => {
    const opcoes = Object.entries(chosen).map(([option, count]) => ({
      id: Number(option),
      quantidade: count,
    }));
    const groups = opcoes.length === 0 ? [] : [{ id: 10, opcoes }];
    return { produto: { id, quantidade, observacao: '', opcoes: groups }, valorProdutoHistorico };
  });

test('the stored lines add up to the items of the total', () => {
  let stored = 0;
  fc.assert(
    fc.property(
      fc.tuple(anyProduct(1), anyProduct(2), anyProduct(3)),
      fc.array(anyItem, { maxLength: 8 }),
      fc.constantFrom<OrderType>(1, 2, 3),
      (products, asked, orderType) => {
        const byId = new Map(products.map((product) => [product.id, product]));
        const { items } = healItems(asked, products);
        const kept = items.flatMap((item) => {
          const product = byId.get(item.produto.id);
          return product === undefined ? [] : [{ item, product }];
        });
        const totals = priceOrder(
          pricingInput({
            lines: kept.map(({ item, product }) => pricedLine(item, product.promocional)),
            orderType,
            terms: {
              valorMinimoPedido: 0,
              valorMinimoRetiradaNoLocal: 0,
              minimoEntregaGratis: null,
              maximoPedidoComDesconto: 0,
              maximoDesconto: 0,
              valorDesconto: 0,
              percentualDesconto: 10,
            },
            area: null,
            payment: null,
            coupon: null,
            stampCardDiscount: 0,
            cashback: 0,
            additionalFee: 0,
            servicePercent: 0,
          }),
        );
        const lines = kept.map(({ item, product }) => storedItem(item, product));
        stored += lines.length;
        if (sumStored(lines) !== totals.valorItens) throw new Error('the lines do not add up');
        if (lines.some((line) => line.valorTotal !== line.valorUnitario * line.quantidade))
          throw new Error('a line is not its price times its quantity');
      },
    ),
    { numRuns: 20_000 },
  );
  // Most carts lose some lines to the menu; enough must remain for the test to be meaningful.
  expect(stored).toBeGreaterThan(5_000);
}, 60_000);
