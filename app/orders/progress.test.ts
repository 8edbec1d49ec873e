// The timeline shows only what happened.
import { expect, test } from 'vitest';
import type { OrderType } from '#contract/entities/order.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { stagesOf, stepsOf } from './progress.ts';

const minute = (n: number) => `2026-11-20T22:${String(n).padStart(2, '0')}:00Z`;

function steps(status: number, tipoPedido: OrderType, history: number[]) {
  const historico = history.map((one, position) => ({ status: one, data: minute(position) }));
  return stepsOf({ status, tipoPedido, historico, dataCadastro: minute(0) }).map(
    (step) => `${step.state} ${step.status}`,
  );
}

// Rows: 2.15
test('before acceptance the whole way is still to come', () => {
  expect(steps(S.awaitingAcceptance, 1, [S.awaitingAcceptance])).toEqual([
    'done 1',
    'now 2',
    'next 4',
    'next 5',
    'next 8',
  ]);
});

test('pickup ends at the counter, a table has no way to travel', () => {
  expect(steps(S.inProduction, 2, [2, 3, 4])).toEqual([
    'done 1',
    'done 3',
    'now 4',
    'next 6',
    'next 8',
  ]);
  expect(steps(S.accepted, 3, [2, 3])).toEqual(['done 1', 'now 3', 'next 4', 'next 8']);
});

test('waiting for the courier appears only when the kitchen named it', () => {
  expect(steps(S.readyForDelivery, 1, [2, 3, 4, 7])).toEqual([
    'done 1',
    'done 3',
    'done 4',
    'now 7',
    'next 5',
    'next 8',
  ]);
  expect(steps(S.delivered, 1, [2, 3, 4, 5, 8])).toEqual([
    'done 1',
    'done 3',
    'done 4',
    'done 5',
    'done 8',
  ]);
});

test('a step that was skipped is not shown as done', () => {
  expect(steps(S.outForDelivery, 1, [2, 3, 5])).toEqual(['done 1', 'done 3', 'now 5', 'next 8']);
});

test('a refusal stops the way and shows nothing after it', () => {
  expect(steps(S.cancelledByStore, 1, [2, 13])).toEqual(['done 1', 'bad 13']);
  expect(steps(S.expired, 1, [2, 14])).toEqual(['done 1', 'stopped 14']);
  expect(steps(S.notDelivered, 1, [2, 3, 5, 9])).toEqual(['done 1', 'done 3', 'done 5', 'bad 9']);
});

test('the way has four parts in every state, and none is taken back', () => {
  const places = (tipoPedido: OrderType, states: number[]) =>
    states.map((status) => {
      const stages = stagesOf({ status, tipoPedido });
      expect(stages).toHaveLength(4);
      return stages.filter(({ state }) => state !== 'next').length;
    });
  const { awaitingAcceptance, accepted, inProduction, delivered } = S;
  expect(
    places(1, [
      awaitingAcceptance,
      accepted,
      inProduction,
      S.readyForDelivery,
      S.outForDelivery,
      delivered,
    ]),
  ).toEqual([1, 2, 2, 2, 3, 4]);
  expect(
    places(2, [awaitingAcceptance, accepted, inProduction, S.readyForPickup, delivered]),
  ).toEqual([1, 2, 2, 3, 4]);
  expect(places(3, [awaitingAcceptance, accepted, inProduction, delivered])).toEqual([1, 2, 3, 4]);
});
