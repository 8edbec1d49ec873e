// Who may review an order and for how long, and the grade of a store from the sum that it keeps.
import { ORDER_STATUS } from '../orders/order-status.ts';

const EDITABLE_MS = 86_400_000;

export function mayReview(status: number): boolean {
  return status === ORDER_STATUS.delivered;
}

/** What was written may be put right for a day; then it is part of the grade for good. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDITABLE_MS);
}

/** One decimal, half up; null without reviews. */
export function gradeOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}
