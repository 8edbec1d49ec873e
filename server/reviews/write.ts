// Writes a review together with the store's rating: one per order, editable for a day.
import { and, eq, sql } from 'drizzle-orm';
import type { ReviewRequest } from '#contract/entities/review.ts';
import { editableUntil } from '#rules/loyalty/reviews.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { brands, reviews, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { ReviewRow } from './records.ts';

export async function writeReview(
  { idPedido, nota, aspectos, pratos, comentario }: ReviewRequest,
  storeId: number,
  context: CallContext,
): Promise<ReviewRow> {
  const { db, brand } = context;
  const now = context.now();
  const words = { nota, aspectos, pratos, comentario };
  const mine = and(eq(reviews.brandId, brand.id), eq(reviews.orderId, idPedido));
  const written = await db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(reviews)
      .values({ brandId: brand.id, orderId: idPedido, storeId, createdAt: now, ...words })
      .onConflictDoNothing()
      .returning();
    if (fresh !== undefined) {
      await changeGrade(tx, fresh, { stars: nota, count: 1 });
      return { row: fresh, visible: true };
    }
    const [before] = await tx.select().from(reviews).where(mine).for('update');
    if (before === undefined || now > editableUntil(before.createdAt))
      throw new Refusal('reviewClosed');
    const [row] = await tx.update(reviews).set(words).where(mine).returning();
    if (row === undefined) throw new Refusal('reviewClosed');
    const visible = nota !== before.nota;
    if (visible) await changeGrade(tx, row, { stars: nota - before.nota, count: 0 });
    return { row, visible };
  });
  // This process shows the new rating at once; the others are notified.
  if (written.visible) context.brands.forget(brand.id);
  return written.row;
}

async function changeGrade(
  tx: Transaction,
  { brandId, storeId }: ReviewRow,
  change: { stars: number; count: number },
): Promise<void> {
  await tx
    .update(stores)
    .set({
      gradeSum: sql`${stores.gradeSum} + ${change.stars}`,
      totalAvaliacoes: sql`${stores.totalAvaliacoes} + ${change.count}`,
    })
    .where(and(eq(stores.brandId, brandId), eq(stores.id, storeId)));
  await tx
    .update(brands)
    .set({ version: sql`${brands.version} + 1` })
    .where(eq(brands.id, brandId));
  await announce(tx, { kind: 'brand', brandId });
}
