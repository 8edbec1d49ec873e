import { expect, test } from 'vitest';
import type { PriceLine } from '#contract/entities/order-item.ts';
import { needsReasons } from './explained.ts';

const plain: PriceLine[] = [
  { chave: 'itens', valor: 6045 },
  { chave: 'entrega', valor: 390 },
  { chave: 'total', valor: 6435 },
];

test('a sum of items and delivery is not explained by repeating it', () => {
  expect(needsReasons(plain)).toBe(false);
});

test('discounts, fees, freed deliveries and prices of a store have a reason', () => {
  expect(needsReasons([...plain, { chave: 'taxaAdicional', valor: 99 }])).toBe(true);
  expect(needsReasons([...plain, { chave: 'cashback', valor: -100 }])).toBe(true);
  expect(needsReasons([{ chave: 'entrega', valor: 0, cupomDesconto: 'FRETE' }])).toBe(true);
  expect(needsReasons([{ chave: 'itens', valor: 6045, camadas: ['loja'] }])).toBe(true);
});
