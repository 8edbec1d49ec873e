// Creates, edits, copies, orders and removes products.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type ProductChange, type Saved, StaffProduct } from '#contract/entities/console/menu.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { optionGroups, productGroups, products } from '../database/schema.ts';
import { requireWithinPlan } from '../operator/plan.ts';
import { checkPicture } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, checkHours, checkSeen, nextMoment, placed } from './change.ts';
import { toStaffProduct } from './console-view.ts';
import { copyName } from './copy-name.ts';
import { lockCategory } from './edit-categories.ts';
import { forgetUnits } from './forget-units.ts';
import { copyLayers } from './store-layers.ts';

type Row = typeof products.$inferSelect;

const ofBrand = ({ brand }: CallContext) => eq(products.brandId, brand.id);
const one = (context: CallContext, id: number) => and(ofBrand(context), eq(products.id, id));
const saved = ({ id, updatedAt }: Row): Saved => ({ id, atualizadoEm: updatedAt.toISOString() });

/** The row, locked until the transaction ends. */
export async function lockProduct(tx: Transaction, context: CallContext, id: number): Promise<Row> {
  const [row] = await tx.select().from(products).where(one(context, id)).for('update');
  if (row === undefined) throw new Refusal('productNotFound');
  return row;
}

async function groupsOf(tx: Transaction, { brand }: CallContext, id: number): Promise<number[]> {
  const mine = and(eq(productGroups.brandId, brand.id), eq(productGroups.productId, id));
  const rows = await tx
    .select({ id: productGroups.groupId })
    .from(productGroups)
    .where(mine)
    .orderBy(asc(productGroups.position));
  return rows.map((row) => row.id);
}

async function setGroups(
  tx: Transaction,
  { brand }: CallContext,
  id: number,
  wanted: readonly number[],
): Promise<number[]> {
  const groups = [...new Set(wanted)];
  // Locked, so that a group being removed is not attached.
  const known = await tx
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(and(eq(optionGroups.brandId, brand.id), inArray(optionGroups.id, groups)))
    .for('share');
  if (known.length < groups.length) throw new Refusal('notFound');
  await tx
    .delete(productGroups)
    .where(and(eq(productGroups.brandId, brand.id), eq(productGroups.productId, id)));
  if (groups.length > 0)
    await tx.insert(productGroups).values(
      groups.map((groupId, position) => ({
        brandId: brand.id,
        productId: id,
        groupId,
        position,
      })),
    );
  return groups;
}

const idsIn = async (tx: Transaction, context: CallContext, categoryId: number) => {
  const inside = and(
    ofBrand(context),
    eq(products.categoryId, categoryId),
    isNull(products.archivedAt),
  );
  const rows = await tx
    .select({ id: products.id, position: products.position })
    .from(products)
    .where(inside)
    .orderBy(asc(products.id))
    .for('update');
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id);
};

/** Returns its new position, starting at 1. */
async function putAfter(
  tx: Transaction,
  context: CallContext,
  categoryId: number,
  id: number,
  after: number | null,
): Promise<number> {
  const rows = await idsIn(tx, context, categoryId);
  const order = placed(
    rows.map((row) => row.id),
    id,
    after,
  );
  for (const [position, product] of order.entries()) {
    if (product === id || rows.find((row) => row.id === product)?.position !== position)
      await tx.update(products).set({ position }).where(one(context, product));
  }
  return order.indexOf(id) + 1;
}

/** Absent: unchanged. */
function readWindow(from: string | null | undefined, until: string | null | undefined) {
  const moment = (text: string | null | undefined) => (text == null ? text : new Date(text));
  const [promocaoDe, promocaoAte] = [moment(from), moment(until)];
  const wrong = [promocaoDe, promocaoAte].some((one) => one != null && Number.isNaN(one.getTime()));
  if (wrong || (promocaoDe != null && promocaoAte != null && promocaoAte <= promocaoDe))
    throw new Refusal('promotionDatesWrong');
  return {
    ...(promocaoDe === undefined ? {} : { promocaoDe }),
    ...(promocaoAte === undefined ? {} : { promocaoAte }),
  };
}

/** From unit to weight or back: stocks and the stores' prices mean another unit. */
const turns = ({ peso }: Row, { peso: wanted }: Pick<ProductChange, 'peso'>): boolean =>
  wanted !== undefined && (wanted === null) !== (peso === null);

export function saveProduct(
  { id, atualizadoEm, idCategoria, grupos, ...fields }: ProductChange,
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'saveProduct', async (tx) => {
    await lockCategory(tx, context, idCategoria);
    const row = id === null ? null : await lockProduct(tx, context, id);
    const before = row && toStaffProduct(row, await groupsOf(tx, context, row.id), context.now());
    if (row?.archivedAt) throw new Refusal('productNotFound');
    if (row !== null && before !== null)
      await checkSeen(
        tx,
        context,
        { kind: 'product', id: row.id },
        {
          updatedAt: row.updatedAt,
          seen: atualizadoEm,
          inWireForm: () => z.encode(StaffProduct, before),
        },
      );
    checkHours(fields.disponibilidade);
    await checkPicture(tx, context.brand.id, fields.urlImagem, row?.urlImagem ?? null);
    const { promocaoDe, promocaoAte, ...plain } = fields;
    const window = readWindow(promocaoDe, promocaoAte);
    const turned = row !== null && turns(row, fields);
    const values = {
      ...plain,
      ...window,
      ...(turned ? { quantidade: null } : {}),
      etiquetas: [...new Set(fields.etiquetas)],
      categoryId: idCategoria,
      updatedAt: nextMoment(context, row?.updatedAt ?? null),
    };
    const last =
      row?.categoryId === idCategoria ? null : (await idsIn(tx, context, idCategoria)).at(-1);
    const moved = row?.categoryId === idCategoria ? {} : { position: (last?.position ?? -1) + 1 };
    const written =
      row === null
        ? await tx
            .insert(products)
            .values({ brandId: context.brand.id, ...values, position: moved.position ?? 0 })
            .returning()
        : await tx
            .update(products)
            .set({ ...values, ...moved })
            .where(one(context, row.id))
            .returning();
    const fresh = written[0];
    if (fresh === undefined) throw new Refusal('productNotFound');
    if (row === null) await requireWithinPlan(context, tx, 'products');
    if (turned) await forgetUnits(tx, context.brand.id, fresh.id);
    const after = toStaffProduct(
      fresh,
      await setGroups(tx, context, fresh.id, grupos),
      context.now(),
    );
    return { result: saved(fresh), subject: `product ${fresh.id}`, before, after };
  });
}

export function moveProduct(
  { id, idCategoria, depoisDe }: { id: number; idCategoria: number; depoisDe: number | null },
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'moveProduct', async (tx) => {
    await lockCategory(tx, context, idCategoria);
    const row = await lockProduct(tx, context, id);
    if (row.archivedAt !== null) throw new Refusal('productNotFound');
    const place =
      (await idsIn(tx, context, row.categoryId)).findIndex((other) => other.id === id) + 1;
    if (row.categoryId !== idCategoria)
      await tx.update(products).set({ categoryId: idCategoria }).where(one(context, id));
    const before = { nome: row.nome, idCategoria: row.categoryId, place };
    const after = {
      nome: row.nome,
      idCategoria,
      place: await putAfter(tx, context, idCategoria, id, depoisDe),
    };
    return { result: saved(row), subject: `product ${id}`, before, after };
  });
}

export function duplicateProduct({ id }: { id: number }, context: CallContext): Promise<Saved> {
  return changeMenu(context, 'duplicateProduct', async (tx) => {
    const row = await lockProduct(tx, context, id);
    if (row.archivedAt !== null) throw new Refusal('productNotFound');
    const { id: _id, updatedAt: _moment, ...rest } = row;
    // The copy is sold out until the editors give it a name of its own.
    const values = {
      ...rest,
      nome: await copyName(tx, context, row),
      esgotado: true,
      // Also where the original is sold out only for today, or was until this morning.
      soldOutUntil: null,
      updatedAt: nextMoment(context, null),
    };
    const [copy] = await tx.insert(products).values(values).returning();
    if (copy === undefined) throw new Refusal('productNotFound');
    await requireWithinPlan(context, tx, 'products');
    const groups = await setGroups(tx, context, copy.id, await groupsOf(tx, context, id));
    await putAfter(tx, context, row.categoryId, copy.id, id);
    await copyLayers(tx, { brandId: row.brandId, from: id, to: copy.id, at: copy.updatedAt });
    return {
      result: saved(copy),
      subject: `product ${copy.id}`,
      before: null,
      after: toStaffProduct(copy, groups, context.now()),
    };
  });
}

export function removeProduct(
  { id, atualizadoEm, remover }: { id: number; atualizadoEm: string; remover: boolean },
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, remover ? 'removeProduct' : 'restoreProduct', async (tx) => {
    const row = await lockProduct(tx, context, id);
    const before = toStaffProduct(row, await groupsOf(tx, context, id), context.now());
    await checkSeen(
      tx,
      context,
      { kind: 'product', id: row.id },
      {
        updatedAt: row.updatedAt,
        seen: atualizadoEm,
        inWireForm: () => z.encode(StaffProduct, before),
      },
    );
    const updatedAt = nextMoment(context, row.updatedAt);
    const archivedAt = remover ? context.now() : null;
    await tx.update(products).set({ archivedAt, updatedAt }).where(one(context, id));
    if (!remover && row.archivedAt !== null) await requireWithinPlan(context, tx, 'products');
    const told = (removed: boolean) => ({ nome: row.nome, valor: row.valor, removed });
    return {
      result: saved({ ...row, updatedAt }),
      subject: `product ${id}`,
      before: told(row.archivedAt !== null),
      after: told(remover),
    };
  });
}
