// The reasons for a new total of the same items.
import { expect, test } from 'vitest';
import type { OrderTotals, PriceLine } from '#contract/entities/order-item.ts';
import { changedSteps } from './changed-steps.ts';

const quote = (steps: Partial<Record<PriceLine['chave'], number>>): OrderTotals => ({
  valorItens: 4470,
  valorDesconto: 0,
  descontoFormaPagamento: 0,
  taxaEntrega: 690,
  valorEntrega: 0,
  taxaAdicional: 0,
  valorTotal: 0,
  composicao: Object.entries(steps).map(([chave, valor]) => ({
    chave: chave as PriceLine['chave'],
    valor,
  })),
});

test('a discount that ended and a delivery that is free no more are reasons for a total', () => {
  const before = quote({ itens: 4470, descontoFormaPagamento: -224, total: 4246 });
  const after = quote({ itens: 4470, entrega: 690, total: 5160 });
  expect(changedSteps(before, after)).toEqual([
    { step: 'descontoFormaPagamento', before: 224, after: 0 },
    { step: 'entrega', before: 0, after: 690 },
  ]);
});

test('a fee that stays and the total itself are no reasons', () => {
  const before = quote({ taxaAdicional: 100, total: 4570 });
  expect(changedSteps(before, quote({ taxaAdicional: 100, total: 4470 }))).toEqual([]);
});
