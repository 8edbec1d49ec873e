// What an order takes that others may want too: the use of a coupon, a stamp card, cashback, a
// place in a slot. Portions are one more kind (stock.ts).
import type { Transaction } from '../database/open.ts';

export type Placed = { id: number; numero: number };

/**
 * Taken in the order's own transaction, right after its row is written, so that two orders never
 * share it. Throws a `Refusal` when somebody was faster:
 * then nothing of the order remains. Claims are taken in the order in which `priceCart` lists them;
 * what is locked is locked in the order of its ids.
 */
export type Claim = (tx: Transaction, order: Placed & { brandId: number }) => Promise<void>;
