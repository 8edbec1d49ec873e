// Limited things an order takes: coupon uses, stamp cards, cashback, slot places. Portions are
// handled in stock.ts.
import type { Transaction } from './open.ts';

export type Placed = { id: number; numero: number };

/**
 * Runs in the order's transaction, right after its row is inserted, so that two orders never share
 * one. Throws a `Refusal` if another order was faster; then the whole order rolls back. Claims run
 * in the order in which `priceCart` lists them, and rows are locked by id.
 */
export type Claim = (tx: Transaction, order: Placed & { brandId: number }) => Promise<void>;
