// What one process tells the others (`changes.ts`), and how such news is read: a process of another
// version may send what this one does not know.
import * as z from 'zod/mini';

const brandId = z.int();
const storeId = z.int();

const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brand'), brandId }),
  /** One waits to be sent. */
  z.object({ kind: z.literal('message'), brandId }),
  /** Sessions of its staff have ended. */
  z.object({ kind: z.literal('staff'), brandId }),
  /** Somebody sat down, called, left or paid at a table of this store. */
  z.object({ kind: z.literal('table'), brandId, storeId }),
  z.object({
    kind: z.literal('order'),
    brandId,
    storeId,
    orderId: z.int(),
    status: z.int(),
    statusPagamento: z.int(),
    /** A payment of the order changed, perhaps without moving the order. */
    payment: z.optional(z.literal(true)),
  }),
]);
export type Change = z.output<typeof Change>;

/** Null: not one of ours, or of a version that this process does not know. */
export function readChange(payload: string): Change | null {
  try {
    const result = z.safeParse(Change, JSON.parse(payload));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
