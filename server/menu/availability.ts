// Availability, set while the kitchen works: sold out, back, or portions left. Allowed for all
// staff.
import { and, eq } from 'drizzle-orm';
import type { Saved } from '#contract/entities/console/menu.ts';
import { tomorrowMorning } from '#rules/time/availability.ts';
import type { CallContext } from '../context.ts';
import { products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit, memberOf, timeZoneOf, writeChange } from './change.ts';
import { lockProduct } from './edit-products.ts';

type Wanted = {
  id: number;
  esgotado?: boolean | undefined;
  soHoje?: boolean | undefined;
  quantidade?: number | null | undefined;
  quantidadeVista?: number | null | undefined;
};

/**
 * Does not update the time of the last change, so that staff editing the product's text need not
 * start over.
 */
export async function setAvailability(
  { id, esgotado, soHoje, quantidade, quantidadeVista }: Wanted,
  context: CallContext,
): Promise<Saved> {
  if (quantidade !== undefined && !mayEdit(memberOf(context), context))
    throw new Refusal('notYours');
  return writeChange(context, 'setAvailability', async (tx) => {
    const row = await lockProduct(tx, context, id);
    if (row.archivedAt !== null) throw new Refusal('productNotFound');
    // Orders take portions meanwhile: a number computed from an old one must not overwrite theirs.
    if (quantidade !== undefined && row.quantidade !== (quantidadeVista ?? null))
      throw new Refusal('portionsChanged', { present: row.quantidade ?? '–' });
    const before = {
      esgotado: row.esgotado,
      soldOutUntil: row.soldOutUntil,
      quantidade: row.quantidade,
    };
    const returns =
      esgotado === true && soHoje === true
        ? tomorrowMorning(context.now(), timeZoneOf(context))
        : null;
    const after = {
      esgotado: esgotado ?? row.esgotado,
      soldOutUntil: esgotado === undefined ? row.soldOutUntil : returns,
      quantidade: quantidade === undefined ? row.quantidade : quantidade,
    };
    await tx
      .update(products)
      .set(after)
      .where(and(eq(products.brandId, context.brand.id), eq(products.id, id)));
    return {
      result: { id, atualizadoEm: row.updatedAt.toISOString() },
      subject: `product ${id}`,
      before,
      after,
    };
  });
}
