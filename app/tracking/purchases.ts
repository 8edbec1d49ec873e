// The orders that this device has reported. A brand's ids only grow, so what was dropped from the
// list is below everything in it.
import { readStored, writeStored } from '../storage.ts';

const KEPT = 100;
/** If storage is refused, the page itself remembers. */
let memory: number[] | null = null;

function told(): number[] {
  const raw = memory ?? readStored('purchases');
  return Array.isArray(raw) ? raw.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

/** True once for each order, which then counts as reported. */
export function isFirstPurchase(orderId: number): boolean {
  const before = told();
  const oldest = before.length < KEPT ? 0 : Math.min(...before);
  if (before.includes(orderId) || orderId < oldest) return false;
  const next = [...before, orderId].slice(-KEPT);
  memory = writeStored('purchases', next) ? null : next;
  return true;
}
