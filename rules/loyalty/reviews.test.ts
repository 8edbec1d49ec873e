import { expect, test } from 'vitest';
import { ORDER_STATUS } from '../orders/order-status.ts';
import { editableUntil, gradeOf, mayReview } from './reviews.ts';

// Rows: 1.16
test('only an order that was delivered is reviewed', () => {
  expect(Object.values(ORDER_STATUS).filter(mayReview)).toEqual([ORDER_STATUS.delivered]);
});

test('a review may be changed for a day', () => {
  expect(editableUntil(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-21T12:00:00Z'));
});

test('a grade has one decimal and is none without reviews', () => {
  expect(gradeOf(0, 0)).toBeNull();
  expect(gradeOf(14, 3)).toBe(4.7);
  expect(gradeOf(17, 4)).toBe(4.3);
  expect(gradeOf(5, 1)).toBe(5);
});
