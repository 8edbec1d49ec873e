// Which orders this device has told about. Ids of a brand only grow, so what falls out of the list
// is below everything in it.
import { readStored, writeStored } from '../storage.ts';

const KEPT = 100;
/** Where storage is refused, one page at least remembers. */
let memory: number[] | null = null;

function told(): number[] {
  const raw = memory ?? readStored('purchases');
  return Array.isArray(raw) ? raw.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

/** True once for each order; from then on it is told. */
export function isFirstPurchase(orderId: number): boolean {
  const before = told();
  const oldest = before.length < KEPT ? 0 : Math.min(...before);
  if (before.includes(orderId) || orderId < oldest) return false;
  const next = [...before, orderId].slice(-KEPT);
  memory = writeStored('purchases', next) ? null : next;
  return true;
}
