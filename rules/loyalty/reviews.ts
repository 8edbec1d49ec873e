// Who may review an order and for how long, and a store's rating from its stored sums.
import { ORDER_STATUS } from '../orders/order-status.ts';

const EDITABLE_MS = 86_400_000;

export function mayReview(status: number): boolean {
  return status === ORDER_STATUS.delivered;
}

/** A review can be corrected for a day; then it is final. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDITABLE_MS);
}

/** One decimal, half up; null without reviews. */
export function gradeOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}
