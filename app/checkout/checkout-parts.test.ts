// The small decisions of the checkout.
import { expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { isLost, isUncertain } from '#contract/lost-replies.ts';
import { suggestedNotes } from './change-notes.ts';
import { parseContact } from './contact.ts';
import { parseLastPayments } from './last-payment.ts';
import { staleAfter, takesForGuest } from './refusals.ts';

test('the suggested notes are above the total and easy to hand over', () => {
  expect(suggestedNotes(10_744)).toEqual([11_000, 12_000, 15_000]);
  expect(suggestedNotes(2780)).toEqual([3000, 4000, 5000]);
  expect(suggestedNotes(5000)).toEqual([5500, 6000, 10_000]);
  for (const total of [1, 499, 500, 19_999, 123_456]) {
    const notes = suggestedNotes(total);
    expect(notes).toHaveLength(3);
    expect(notes.every((cents) => cents > total && cents % 500 === 0)).toBe(true);
  }
});

test('a pasted phone loses its country code, and a corrupted contact is empty', () => {
  expect(parseContact({ nome: 'Ana', telefone: '+55 (11) 98765-4321' })).toEqual({
    nome: 'Ana',
    telefone: '11987654321',
  });
  for (const raw of [null, 1, 'x', {}, { nome: 3, telefone: [] }])
    expect(parseContact(raw)).toEqual({ nome: '', telefone: '' });
});

test('the last payment of each store is remembered, and a corrupted one is none', () => {
  const kept = { 7: { paymentId: 3, changeNotNeeded: true } };
  expect(parseLastPayments(kept)).toEqual(kept);
  for (const raw of [null, 1, 'x', { 7: null }, { 7: { paymentId: 'x' } }])
    expect(parseLastPayments(raw)).toEqual({});
});

test('only a business refusal proves that there is no order', () => {
  const certain = (codErro: number, status: number) => !isUncertain({ codErro, status });
  expect(certain(2, 0)).toBe(false);
  expect(certain(3, 0)).toBe(false);
  expect(certain(failureCodes.unexpected, 500)).toBe(false);
  expect(certain(failureCodes.unexpected, 200)).toBe(false);
  expect(certain(failureCodes.unavailable, 503)).toBe(false);
  expect(certain(failureCodes.tooMany, 429)).toBe(false);
  expect(certain(failureCodes.storeClosed, 200)).toBe(true);
  expect(certain(failureCodes.totalChanged, 200)).toBe(true);
});

test('a lost reply is not a refusal', () => {
  expect(isLost({ codErro: 2, status: 0 })).toBe(true);
  expect(isLost({ codErro: failureCodes.unexpected, status: 502 })).toBe(true);
  expect(isLost({ codErro: failureCodes.unavailable, status: 503 })).toBe(true);
  expect(isLost({ codErro: failureCodes.tooMany, status: 429 })).toBe(false);
});

// Rows: 8.1
test('each refusal says what has to be looked at again', () => {
  expect(staleAfter({ codErro: failureCodes.soldOut })).toBe('cart');
  expect(staleAfter({ codErro: failureCodes.totalChanged })).toBe('cart');
  expect(staleAfter({ codErro: failureCodes.notServed })).toBe('address');
  expect(staleAfter({ codErro: failureCodes.tableClosed })).toBe('seat');
  expect(staleAfter({ codErro: failureCodes.storeClosed })).toBe('store');
  expect(staleAfter({ codErro: failureCodes.pickupUnavailable })).toBe('store');
  expect(staleAfter({ codErro: failureCodes.paymentMissing })).toBe('store');
  expect(staleAfter({ codErro: failureCodes.stampCardRedeemed })).toBe('cart');
  expect(staleAfter({ codErro: failureCodes.changeTooLow })).toBeNull();
});

test('a refusal that asks for a name or names nobody is known as one for guests', () => {
  expect(takesForGuest({ codErro: failureCodes.nameMissing })).toBe(true);
  expect(takesForGuest({ codErro: failureCodes.wrongContext })).toBe(true);
  expect(takesForGuest({ codErro: failureCodes.changeTooLow })).toBe(false);
});
