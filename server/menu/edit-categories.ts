// Creates, edits, orders and removes menu categories.
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { CategoryChange, Saved } from '#contract/entities/console/menu.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { categories, productGroups, products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, checkHours, checkSeen, nextMoment, placed } from './change.ts';

type Row = typeof categories.$inferSelect;

const ofBrand = ({ brand }: CallContext) => eq(categories.brandId, brand.id);
const one = (context: CallContext, id: number) => and(ofBrand(context), eq(categories.id, id));
const saved = ({ id, updatedAt }: Row): Saved => ({ id, atualizadoEm: updatedAt.toISOString() });
const wireForm = ({ brandId: _brand, position: _position, updatedAt, ...row }: Row) => ({
  ...row,
  atualizadoEm: updatedAt.toISOString(),
});

/** The row, locked until the transaction ends. */
export async function lockCategory(
  tx: Transaction,
  context: CallContext,
  id: number,
): Promise<Row> {
  const [row] = await tx.select().from(categories).where(one(context, id)).for('update');
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

export function saveCategory(
  { id, atualizadoEm, ...fields }: CategoryChange,
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'saveCategory', async (tx) => {
    checkHours(fields.disponibilidade);
    const before = id === null ? null : await lockCategory(tx, context, id);
    if (before !== null)
      await checkSeen(
        tx,
        context,
        { kind: 'category', id: before.id },
        {
          updatedAt: before.updatedAt,
          seen: atualizadoEm,
          inWireForm: () => wireForm(before),
        },
      );
    const updatedAt = nextMoment(context, before?.updatedAt ?? null);
    const rows =
      before === null
        ? await insert(tx, context, fields, updatedAt)
        : await tx
            .update(categories)
            .set({ ...fields, updatedAt })
            .where(one(context, before.id))
            .returning();
    const row = rows[0];
    if (row === undefined) throw new Refusal('notFound');
    return {
      result: saved(row),
      subject: `category ${row.id}`,
      before: before && wireForm(before),
      after: wireForm(row),
    };
  });
}

/** At the end of the menu. */
async function insert(
  tx: Transaction,
  context: CallContext,
  fields: Omit<CategoryChange, 'id' | 'atualizadoEm'>,
  updatedAt: Date,
) {
  const all = await tx
    .select({ position: categories.position })
    .from(categories)
    .where(ofBrand(context));
  const position = Math.max(-1, ...all.map((row) => row.position)) + 1;
  return tx
    .insert(categories)
    .values({ brandId: context.brand.id, ...fields, position, updatedAt })
    .returning();
}

export function moveCategory(
  { id, depoisDe }: { id: number; depoisDe: number | null },
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'moveCategory', async (tx) => {
    const rows = await tx
      .select()
      .from(categories)
      .where(ofBrand(context))
      .orderBy(asc(categories.id))
      .for('update');
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Refusal('notFound');
    const before = rows
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map((category) => category.id);
    const after = placed(before, id, depoisDe);
    for (const [position, category] of after.entries()) {
      if (rows.find((candidate) => candidate.id === category)?.position !== position)
        await tx.update(categories).set({ position }).where(one(context, category));
    }
    const told = (order: readonly number[]) => ({ nome: row.nome, place: order.indexOf(id) + 1 });
    return {
      result: saved(row),
      subject: `category ${id}`,
      before: told(before),
      after: told(after),
    };
  });
}

export function removeCategory(
  { id, atualizadoEm }: { id: number; atualizadoEm: string },
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'removeCategory', async (tx) => {
    const row = await lockCategory(tx, context, id);
    await checkSeen(
      tx,
      context,
      { kind: 'category', id: row.id },
      {
        updatedAt: row.updatedAt,
        seen: atualizadoEm,
        inWireForm: () => wireForm(row),
      },
    );
    const inside = and(eq(products.brandId, context.brand.id), eq(products.categoryId, id));
    const [live] = await tx
      .select({ number: count() })
      .from(products)
      .where(and(inside, isNull(products.archivedAt)));
    if ((live?.number ?? 0) > 0) throw new Refusal('categoryNotEmpty');
    // Its removed products cannot be restored any more. Orders keep their own text.
    const gone = await tx.select({ id: products.id }).from(products).where(inside);
    for (const product of gone)
      await tx
        .delete(productGroups)
        .where(
          and(eq(productGroups.brandId, context.brand.id), eq(productGroups.productId, product.id)),
        );
    await tx.delete(products).where(inside);
    await tx.delete(categories).where(one(context, id));
    return { result: saved(row), subject: `category ${id}`, before: wireForm(row), after: null };
  });
}
