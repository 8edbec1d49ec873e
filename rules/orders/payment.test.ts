import { expect, test } from 'vitest';
import { ORDER_STATUS, PAYMENT_STATUS } from './order-status.ts';
import {
  ATTEMPT_REPORTS,
  ATTEMPT_STATES,
  canStillServe,
  decideOnPaid,
  goesThroughProvider,
  isOpen,
  needsSignIn,
  nextAttemptState,
  type Paid,
  paysFirst,
} from './payment.ts';

// The complete table: state, notice, new state. Anything else changes nothing.
const ALLOWED = [
  'starting pending pending',
  'starting approved approved',
  'starting refused refused',
  'starting expired expired',
  'starting voided voided',
  'starting voidAsked voiding',
  'pending approved approved',
  'pending refused refused',
  'pending expired expired',
  'pending voided voided',
  'pending voidAsked voiding',
  'approved refunded refunded',
  'approved chargeback chargeback',
  'approved refundAsked refunding',
  'refused approved approved',
  'expired approved approved',
  'voiding approved approved',
  'voiding refused refused',
  'voiding expired expired',
  'voiding voided voided',
  'voided approved approved',
  'refunding refunded refunded',
  'refunding chargeback chargeback',
  'chargeback chargebackReversed approved',
  'chargeback refunded refunded',
];

// Rows: 4.4
test('every pair of state and notice is as in the table', () => {
  const moves = ATTEMPT_STATES.flatMap((state) =>
    ATTEMPT_REPORTS.flatMap((report) => {
      const next = nextAttemptState(state, report);
      return next === null ? [] : [`${state} ${report} ${next}`];
    }),
  );
  expect(moves.sort()).toEqual([...ALLOWED].sort());
});

test('a repeated notice changes nothing', () => {
  for (const state of ATTEMPT_STATES) {
    for (const report of ATTEMPT_REPORTS) {
      const next = nextAttemptState(state, report);
      if (next !== null) expect(nextAttemptState(next, report), `${state} ${report}`).toBeNull();
    }
  }
});

test('received money is never lost by later or older notices', () => {
  for (const report of ['pending', 'refused', 'expired', 'voided', 'voidAsked'] as const) {
    for (const state of ['approved', 'refunding', 'refunded', 'chargeback'] as const)
      expect(nextAttemptState(state, report)).toBeNull();
  }
});

test('an order has room for one payment that starts or waits', () => {
  expect(ATTEMPT_STATES.filter(isOpen)).toEqual(['starting', 'pending']);
});

const inTime: Paid = {
  status: ORDER_STATUS.paymentPending,
  statusPagamento: PAYMENT_STATUS.pending,
  expected: 5980,
  received: 5980,
  expiresAt: 1000,
  paidAt: 1000,
  canServe: true,
};

test('money in time sends the order on, also when the store has closed since', () => {
  expect(decideOnPaid(inTime)).toEqual({ act: 'proceed', why: 'inTime' });
  expect(decideOnPaid({ ...inTime, canServe: false })).toEqual({ act: 'proceed', why: 'inTime' });
  expect(decideOnPaid({ ...inTime, expiresAt: null, paidAt: 9e15 })).toEqual({
    act: 'proceed',
    why: 'inTime',
  });
});

test('late money revives an order that waits at an open store, else it goes back', () => {
  const late = { ...inTime, paidAt: 1001, statusPagamento: PAYMENT_STATUS.refused };
  expect(decideOnPaid(late)).toEqual({ act: 'proceed', why: 'lateAndWaiting' });
  expect(decideOnPaid({ ...late, canServe: false })).toEqual({
    act: 'refund',
    why: 'storeClosed',
  });
});

test('money for an order that is anything but waiting for it goes back', () => {
  for (const status of Object.values(ORDER_STATUS)) {
    const expected = status === ORDER_STATUS.paymentPending ? 'proceed' : 'refund';
    expect(decideOnPaid({ ...inTime, status }).act, String(status)).toBe(expected);
  }
});

test('a second payment of the same order goes back', () => {
  for (const statusPagamento of Object.values(PAYMENT_STATUS)) {
    const expected =
      statusPagamento === PAYMENT_STATUS.pending || statusPagamento === PAYMENT_STATUS.refused
        ? 'inTime'
        : 'alreadyPaid';
    expect(decideOnPaid({ ...inTime, statusPagamento }).why, String(statusPagamento)).toBe(
      expected,
    );
  }
});

test('a cent too much or too little is not the payment', () => {
  expect(decideOnPaid({ ...inTime, received: 5979 })).toEqual({
    act: 'refund',
    why: 'amountDiffers',
  });
  expect(decideOnPaid({ ...inTime, received: 5981 })).toEqual({
    act: 'refund',
    why: 'amountDiffers',
  });
});

test('which orders are prepaid, and which need sign-in for it', () => {
  const kinds = [
    'dinheiro',
    'cartaoNaEntrega',
    'pixNaEntrega',
    'pixDaLoja',
    'pixOnline',
    'cartaoOnline',
  ];
  expect(kinds.filter(paysFirst)).toEqual(['pixDaLoja', 'pixOnline', 'cartaoOnline']);
  expect(kinds.filter(goesThroughProvider)).toEqual(['pixOnline', 'cartaoOnline']);
  expect(kinds.filter((tipo) => needsSignIn(tipo, false))).toEqual(['pixOnline', 'cartaoOnline']);
  expect(kinds.filter((tipo) => needsSignIn(tipo, true))).toEqual(['cartaoOnline']);
});

test('a store can serve now what is for now, and later what is for later', () => {
  const at = (clock: string) => new Date(`2026-11-21T${clock}:00Z`);
  const now = { inicioPreparo: null, agendadoInicio: null };
  const later = { inicioPreparo: at('15:00'), agendadoInicio: at('16:00') };
  expect([true, false].map((open) => canStillServe(now, open, at('02:00')))).toEqual([true, false]);
  expect([true, false].map((open) => canStillServe(later, open, at('02:00')))).toEqual([
    true,
    true,
  ]);
  expect([true, false].map((open) => canStillServe(later, open, at('15:00')))).toEqual([
    true,
    false,
  ]);
  expect(canStillServe(later, true, at('16:00'))).toBe(false);
});
