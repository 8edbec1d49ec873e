// What the sandbox provider has of a charge.
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/database/open.ts';
import { sandboxRecords } from '#server/database/schema.ts';
import { Charge } from '#server/integrations/pix/shapes.ts';

/** Cents that were paid for it, and that went back. */
export async function atProvider(
  db: Database,
  key: string,
): Promise<{ received: number; back: number }> {
  const [record] = await db.select().from(sandboxRecords).where(eq(sandboxRecords.key, key));
  const paid = record === undefined ? [] : (z.parse(Charge, record.data).pix ?? []);
  const back = paid
    .flatMap(({ devolucoes = [] }) => devolucoes)
    .filter(({ status }) => status === 'DEVOLVIDO');
  return { received: inCents(paid), back: inCents(back) };
}

const inCents = (list: readonly { valor: string }[]) =>
  list.reduce((sum, { valor }) => sum + Math.round(Number(valor) * 100), 0);
