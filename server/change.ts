// Notices between processes (`changes.ts`) and their decoding: a process of another version may
// send unknown ones.
import * as z from 'zod/mini';

const brandId = z.int();
const storeId = z.int();

const Change = z.discriminatedUnion('kind', [
  /** With a store: only its own part of the menu changed. Older processes read the brand again. */
  z.object({ kind: z.literal('brand'), brandId, storeId: z.optional(storeId) }),
  /** A message waits to be sent. */
  z.object({ kind: z.literal('message'), brandId }),
  /** Sessions of its staff have ended, or some of them have another role or store. */
  z.object({ kind: z.literal('staff'), brandId }),
  /** A customer sat down, called, left or paid at a table of this store. */
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
