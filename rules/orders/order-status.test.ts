import { expect, test } from 'vitest';
import type { OrderType } from '#contract/entities/order.ts';
import {
  type Actor,
  customerMayCancel,
  customerMayConfirm,
  isFinal,
  mayMove,
  mayMovePayment,
  ORDER_STATUS,
  PAYMENT_STATUS,
  paymentAfterNothing,
  shownStatus,
  staffMoves,
} from './order-status.ts';

const STATUSES = Object.values(ORDER_STATUS);
const ORDER_TYPES: OrderType[] = [1, 2, 3];

// The complete table: 'actor type from' and each allowed status. Anything else is refused.
const ALLOWED: Record<string, number[]> = {
  'staff 1 11': [13],
  'staff 2 11': [13],
  'staff 3 11': [13],
  'staff 1 2': [3, 13],
  'staff 1 3': [4, 5, 7, 8, 13],
  'staff 1 4': [5, 7, 8, 13],
  'staff 1 7': [5, 8],
  'staff 1 5': [8, 9],
  'staff 2 2': [3, 13],
  'staff 2 3': [4, 6, 8, 13],
  'staff 2 4': [6, 8, 13],
  'staff 2 6': [8, 9],
  'staff 3 2': [3, 13],
  'staff 3 3': [4, 8, 13],
  'staff 3 4': [8, 13],
  'customer 1 1': [12],
  'customer 1 2': [12],
  'customer 1 11': [2, 12],
  'customer 1 5': [8],
  'customer 1 6': [8],
  'customer 2 1': [12],
  'customer 2 2': [12],
  'customer 2 11': [2, 12],
  'customer 2 5': [8],
  'customer 2 6': [8],
  'customer 3 1': [12],
  'customer 3 2': [12],
  'customer 3 11': [2, 12],
  'customer 3 5': [8],
  'customer 3 6': [8],
  'provider 1 11': [10, 12],
  'provider 1 10': [2],
  'provider 2 11': [10, 12],
  'provider 2 10': [2],
  'provider 3 11': [10, 12],
  'provider 3 10': [2],
  'clock 1 1': [2],
  'clock 1 2': [3, 14],
  'clock 1 10': [2],
  'clock 1 11': [12],
  'clock 2 1': [2],
  'clock 2 2': [3, 14],
  'clock 2 10': [2],
  'clock 2 11': [12],
  'clock 3 1': [2],
  'clock 3 2': [3, 14],
  'clock 3 10': [2],
  'clock 3 11': [12],
};

// Rows: 4.1
test('there are sixteen statuses, numbered 0 to 15', () => {
  expect(STATUSES).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('every pair of statuses, for every actor and kind of order, is as the table says', () => {
  const differing: string[] = [];
  for (const actor of ['customer', 'staff', 'provider', 'clock'] satisfies Actor[]) {
    for (const orderType of ORDER_TYPES) {
      for (const from of STATUSES) {
        for (const to of STATUSES) {
          const expected = ALLOWED[`${actor} ${orderType} ${from}`]?.includes(to) ?? false;
          if (mayMove(actor, from, to, orderType) !== expected)
            differing.push(`${actor} ${orderType} ${from} -> ${to}`);
        }
      }
    }
  }
  expect(differing).toEqual([]);
});

test('a status that does not exist goes nowhere', () => {
  expect(mayMove('staff', 99, 3, 1)).toBe(false);
  expect(mayMove('staff', 2, -1, 1)).toBe(false);
  expect(staffMoves(99, 1)).toEqual([]);
});

test('staff are offered the moves they may make, the usual step first', () => {
  for (const orderType of ORDER_TYPES) {
    for (const from of STATUSES) {
      expect([...staffMoves(from, orderType)].sort((a, b) => a - b)).toEqual(
        ALLOWED[`staff ${orderType} ${from}`] ?? [],
      );
    }
  }
  expect([2, 3, 4, 7, 5].map((from) => staffMoves(from, 1)[0])).toEqual([3, 4, 7, 5, 8]);
  expect([2, 3, 4, 6].map((from) => staffMoves(from, 2)[0])).toEqual([3, 4, 6, 8]);
});

test('the offered moves are a copy: changing it changes no rule', () => {
  staffMoves(2, 1).push(8);
  expect(mayMove('staff', 2, 8, 1)).toBe(false);
});

// Rows: 4.2
test('the customer may cancel before acceptance and never after', () => {
  expect(STATUSES.filter(customerMayCancel)).toEqual([1, 2, 11]);
});

test('the customer may say that it arrived once it has left the kitchen', () => {
  expect(STATUSES.filter(customerMayConfirm)).toEqual([5, 6]);
});

test('a final status allows no moves, and there is no other but "unidentified"', () => {
  expect(STATUSES.filter(isFinal)).toEqual([8, 9, 12, 13, 14, 15]);
  const stuck = STATUSES.filter(
    (from) => !Object.keys(ALLOWED).some((key) => key.endsWith(` ${from}`)),
  );
  expect(stuck).toEqual([0, 8, 9, 12, 13, 14, 15]);
});

// Rows: 4.4
test('every pair of payment states is as the table says', () => {
  // 0 on delivery, 1 pending, 2 paid, 3 refused, 4 refund pending, 5 refunded, 6 chargeback
  const allowed: Record<Actor, string[]> = {
    customer: ['1 0', '3 0', '3 1', '2 4'],
    staff: ['0 2', '1 2', '2 4', '4 5'],
    provider: ['1 2', '1 3', '3 2', '2 5', '2 6', '4 5', '4 6', '6 2'],
    clock: ['1 3', '2 4'],
  };
  const states = Object.values(PAYMENT_STATUS);
  for (const actor of ['customer', 'staff', 'provider', 'clock'] satisfies Actor[]) {
    const moves = states.flatMap((from) =>
      states.filter((to) => mayMovePayment(actor, from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves.sort()).toEqual([...allowed[actor]].sort());
  }
});

test('only received money is refunded, and anyone who may end the order may request it', () => {
  expect(Object.values(PAYMENT_STATUS).map(paymentAfterNothing)).toEqual([0, 1, 4, 3, 4, 5, 6]);
  for (const actor of ['customer', 'staff', 'clock'] satisfies Actor[])
    expect(mayMovePayment(actor, PAYMENT_STATUS.paid, PAYMENT_STATUS.refundPending)).toBe(true);
});

// Rows: 4.4
test('a customer reads "chargeback", whatever the state of the food', () => {
  expect(shownStatus(ORDER_STATUS.delivered, PAYMENT_STATUS.chargeback)).toBe(15);
  expect(shownStatus(ORDER_STATUS.delivered, PAYMENT_STATUS.paid)).toBe(8);
});
