// Asks the server whether a sale has been told before, from another browser of the same diner or
// before this one forgot everything.
import { api } from '../api.ts';

/** When nobody answers, what this device remembers has to do: the sale itself is certain. */
export async function isFirstOfAll(orderId: number): Promise<boolean> {
  try {
    const result = await (await api()).countPurchase({ id: orderId });
    return !result.ok || result.value.primeira;
  } catch {
    return true;
  }
}
