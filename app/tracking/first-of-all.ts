// Asks the server whether a sale was reported before, from another browser of the customer or
// before this one was cleared.
import { api } from '../api.ts';

/** Without an answer, this device's own record decides: the sale itself is certain. */
export async function isFirstOfAll(orderId: number): Promise<boolean> {
  try {
    const result = await (await api()).countPurchase({ id: orderId });
    return !result.ok || result.value.primeira;
  } catch {
    return true;
  }
}
