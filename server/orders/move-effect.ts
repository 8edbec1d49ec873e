// A consequence of an order's move.
import type { Transaction } from '../database/open.ts';
import type { OrderRow } from './records.ts';

/** `row` is locked and shows the state before the move. */
export type Effect = (tx: Transaction, row: OrderRow, to: number, now: Date) => Promise<void>;
