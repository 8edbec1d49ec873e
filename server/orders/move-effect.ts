// One of the things that follow when an order moves.
import type { Transaction } from '../database/open.ts';
import type { OrderRow } from './records.ts';

/** `row` is locked and as it was before the move. */
export type Effect = (tx: Transaction, row: OrderRow, to: number, now: Date) => Promise<void>;
