// Availability, set while the kitchen works: sold out, back, or portions left, in one store or in
// all. Allowed for all staff, in their own store.
import { and, eq } from 'drizzle-orm';
import type { Saved } from '#contract/entities/console/menu.ts';
import { tomorrowMorning } from '#rules/time/availability.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { products } from '../database/schema.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { type Change, mayEdit, writeChange, writeStoreChange } from './change.ts';
import { lockProduct } from './edit-products.ts';
import { lockLayer, writeLayer } from './store-layers.ts';

type Wanted = {
  id: number;
  idEstabelecimento?: number | undefined;
  esgotado?: boolean | undefined;
  soHoje?: boolean | undefined;
  quantidade?: number | null | undefined;
  quantidadeVista?: number | null | undefined;
};

/**
 * Does not update the time of the last change, so that staff editing the product's text need not
 * start over.
 */
export async function setAvailability(wanted: Wanted, context: CallContext): Promise<Saved> {
  const store = placeOf(wanted, context);
  const staff = signedIn(context);
  const counts = wanted.quantidade !== undefined;
  const mayCount = store === null ? mayEdit(staff, context) : staff.papel !== 'atendente';
  if (counts && !mayCount) throw new Refusal('notYours');
  const { id } = wanted;
  if (store !== null)
    return writeStoreChange(context, [store.id], 'setAvailability', async (tx) => {
      const { archivedAt, updatedAt } = await lockProduct(tx, context, id);
      if (archivedAt !== null) throw new Refusal('productNotFound');
      const row = await lockLayer(tx, context, { storeId: store.id, productId: id });
      const { before, after } = changed(row, wanted, store, context);
      await writeLayer(tx, { ...row, ...after });
      return { ...told(id, updatedAt), before, after: { ...after, storeId: store.id } };
    });
  return writeChange(context, 'setAvailability', async (tx) => {
    const row = await lockProduct(tx, context, id);
    if (row.archivedAt !== null) throw new Refusal('productNotFound');
    const { before, after } = changed(row, wanted, context.brand.stores[0], context);
    await tx
      .update(products)
      .set(after)
      .where(and(eq(products.brandId, context.brand.id), eq(products.id, id)));
    return { ...told(id, row.updatedAt), before, after };
  });
}

const told = (id: number, updatedAt: Date): Pick<Change<Saved>, 'result' | 'subject'> => ({
  result: { id, atualizadoEm: updatedAt.toISOString() },
  subject: `product ${id}`,
});

/** Null: in all stores, which is the same where there is only one. */
function placeOf({ idEstabelecimento }: Wanted, context: CallContext): StoreRecord | null {
  const staff = signedIn(context);
  const asked = idEstabelecimento ?? staff.storeId;
  const own = storesOf(staff, context).find(({ id }) => id === asked);
  if (asked !== null && own === undefined) throw new Refusal('storeNotFound');
  if (context.brand.stores.length === 1) return null;
  if (own === undefined && !mayEdit(staff, context)) throw new Refusal('notYours');
  return own ?? null;
}

type Mark = { esgotado: boolean; soldOutUntil: Date | null; quantidade: number | null };

function changed(
  { esgotado, soldOutUntil, quantidade }: Mark,
  wanted: Wanted,
  /** Whose hours say when tomorrow begins. */
  store: StoreRecord | undefined,
  { now }: CallContext,
): { before: Mark; after: Mark } {
  // Orders take portions meanwhile: a number computed from an old one must not overwrite theirs.
  if (wanted.quantidade !== undefined && quantidade !== (wanted.quantidadeVista ?? null))
    throw new Refusal('portionsChanged', { present: quantidade ?? '–' });
  const returns =
    wanted.esgotado === true && wanted.soHoje === true && store !== undefined
      ? tomorrowMorning(store.schedule, now())
      : null;
  return {
    before: { esgotado, soldOutUntil, quantidade },
    after: {
      esgotado: wanted.esgotado ?? esgotado,
      soldOutUntil: wanted.esgotado === undefined ? soldOutUntil : returns,
      quantidade: wanted.quantidade === undefined ? quantidade : wanted.quantidade,
    },
  };
}
