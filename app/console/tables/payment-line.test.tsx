import { expect, test } from 'vitest';
import type { Bill } from '#contract/entities/table.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { PaymentLine } from './payment-line.tsx';

const payment = {
  ...{ id: 1, valor: 1000, forma: 'dinheiro', sandbox: false, data: '2026-11-20T18:00:00.000Z' },
  ...{ contestado: false, manual: true, motivoEstorno: null },
} as const;
const ana = { id: 4, nome: 'Ana' } as Bill['pessoas'][number];
const bill = { pessoas: [ana, { ...ana, id: 5, nome: '' }] } as unknown as Bill;
const line = (idPessoa: number | null) =>
  textOf(
    <PaymentLine
      payment={{ ...payment, idPessoa }}
      bill={bill}
      storeId={1}
      onTakeBack={() => undefined}
    />,
  );

test('a payment names who paid, also when they have left the table', () => {
  expect(line(4)).toContain('Dinheiro · Ana · 15h00');
  expect(line(5)).toContain('Dinheiro · Pessoa 2 · 15h00');
  expect(line(null)).toContain('Dinheiro · mesa · 15h00');
  expect(line(6)).toContain('Dinheiro · alguém da mesa · 15h00');
});
