// What staff read of a proposal that came to nothing.
import { expect, test } from 'vitest';
import type { OrderVersion } from '#contract/entities/order-change.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { pizzaOrder } from '#test/pizza-order.ts';
import { OrderVersions } from './versions.tsx';

const now = '2026-11-20T18:00:00.000Z';
const shown = (changed: Partial<OrderVersion>) =>
  textOf(
    <OrderVersions
      tipoPedido={2}
      versoes={[
        {
          ...pizzaOrder(now),
          versao: 2,
          data: now,
          autor: null,
          motivo: '',
          concordou: null,
          diferenca: 500,
          devolver: 0,
          aCobrar: 0,
          formaDiferenca: null,
          situacao: 'retirada',
          respondidoEm: null,
          ...changed,
        },
      ]}
    />,
  );

test('a proposal without an answer is not called a pickup', () => {
  expect(shown({})).toMatch(/^Versões Versão 2 Sem resposta /);
  expect(shown({ respondidoEm: now })).toMatch(/^Versões Versão 2 Retirada pela loja /);
});
