import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { textOf } from '#test/in-portuguese.tsx';
import { pizzaOrder } from '#test/pizza-order.ts';
import { OrderWhen } from './order-when.tsx';
import { OrderMoneyCard } from './parts.tsx';

const now = '2026-11-20T18:00:00.000Z';
const order = (changed: Partial<Order>) => pizzaOrder(now, changed);
const slot = {
  agendadoInicio: '2026-11-20T19:00:00.000Z',
  agendadoTermino: '2026-11-20T19:30:00.000Z',
  inicioPreparo: '2026-11-20T18:35:00.000Z',
};
const promised = {
  status: S.accepted,
  tipoPedido: 2,
  previsaoMaxima: slot.agendadoTermino,
} as const;

const routed = (shown: React.ReactNode) => textOf(<MemoryRouter>{shown}</MemoryRouter>);
const when = (changed: Partial<Order>) => routed(<OrderWhen order={order(changed)} />);

test('the page of an order says for when it is, as its card on the board does', () => {
  expect(when(slot)).toBe('Agendado: sex, 20, 16h00 – 16h30. Começa às 15h35.');
  expect(when(promised)).toBe('Pronto até 16h30');
  expect(when({ ...promised, tipoPedido: 1 })).toBe('Entrega até 16h30');
});

test('of an order that is over, the slot stays and the promise goes', () => {
  expect(when({ ...slot, ...promised, status: S.delivered })).toMatch(/^Agendado: .+15h35\.$/);
  expect(when({ ...promised, status: S.delivered })).toBe('');
});

test('the page of an order has the CPF for its receipt', () => {
  const shown = routed(<OrderMoneyCard order={order({ cpfNota: '52998224725' })} now={now} />);
  expect(shown).toContain('CPF na nota: 529.982.247-25');
});
