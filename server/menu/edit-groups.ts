// Creates, edits and removes option groups, which products share.
import { and, asc, count, eq, isNull, notInArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type GroupChange, type Saved, StaffGroup } from '#contract/entities/console/menu.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { optionGroups, options, productGroups, products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, checkSeen, nextMoment } from './change.ts';
import { toStaffGroup } from './console-view.ts';

type Row = typeof optionGroups.$inferSelect;

const one = ({ brand }: CallContext, id: number) =>
  and(eq(optionGroups.brandId, brand.id), eq(optionGroups.id, id));
const ownOptions = ({ brand }: CallContext, id: number) =>
  and(eq(options.brandId, brand.id), eq(options.groupId, id));

async function lockGroup(tx: Transaction, context: CallContext, id: number): Promise<Row> {
  const [row] = await tx.select().from(optionGroups).where(one(context, id)).for('update');
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

async function view(tx: Transaction, context: CallContext, row: Row): Promise<StaffGroup> {
  const own = await tx
    .select()
    .from(options)
    .where(ownOptions(context, row.id))
    .orderBy(asc(options.position), asc(options.id));
  return toStaffGroup(row, own, await usesOf(tx, context, row.id));
}

async function usesOf(tx: Transaction, { brand }: CallContext, id: number): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(productGroups)
    .innerJoin(
      products,
      and(eq(products.brandId, productGroups.brandId), eq(products.id, productGroups.productId)),
    )
    .where(
      and(
        eq(productGroups.brandId, brand.id),
        eq(productGroups.groupId, id),
        isNull(products.archivedAt),
      ),
    );
  return row?.number ?? 0;
}

export function saveGroup(
  { id, atualizadoEm, opcoes, regraPreco, ...fields }: GroupChange,
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'saveGroup', async (tx) => {
    const row = id === null ? null : await lockGroup(tx, context, id);
    const before = row && (await view(tx, context, row));
    if (row !== null && before !== null)
      await checkSeen(
        tx,
        context,
        { kind: 'group', id: row.id },
        {
          updatedAt: row.updatedAt,
          seen: atualizadoEm,
          inWireForm: () => z.encode(StaffGroup, before),
        },
      );
    const values = { ...fields, updatedAt: nextMoment(context, row?.updatedAt ?? null) };
    const written =
      row === null
        ? await tx
            .insert(optionGroups)
            .values({ brandId: context.brand.id, ...values })
            .returning()
        : await tx.update(optionGroups).set(values).where(one(context, row.id)).returning();
    const fresh = written[0];
    if (fresh === undefined) throw new Refusal('notFound');
    await writeOptions(tx, context, fresh, { opcoes, regraPreco });
    return {
      result: { id: fresh.id, atualizadoEm: fresh.updatedAt.toISOString() },
      subject: `group ${fresh.id}`,
      before,
      after: await view(tx, context, fresh),
    };
  });
}

/** Options that stay keep their id, so that carts still match; options not sent are deleted. */
async function writeOptions(
  tx: Transaction,
  context: CallContext,
  group: Row,
  { opcoes, regraPreco }: Pick<GroupChange, 'opcoes' | 'regraPreco'>,
): Promise<void> {
  const kept = opcoes.flatMap(({ id }) => id ?? []);
  const own = await tx.select().from(options).where(ownOptions(context, group.id));
  const known = new Set(own.map(({ id }) => id));
  if (new Set(kept).size < kept.length || kept.some((id) => !known.has(id)))
    throw new Refusal('notFound');
  await tx
    .delete(options)
    .where(
      and(
        ownOptions(context, group.id),
        kept.length > 0 ? notInArray(options.id, kept) : undefined,
      ),
    );
  const flavours = group.adicional === GROUP_KIND.flavours;
  for (const [position, { id, ...option }] of opcoes.entries()) {
    const values = {
      ...option,
      // Remarks are always free of charge.
      informativo: option.informativo || group.adicional === GROUP_KIND.remarks,
      considerarMaiorValor: flavours && regraPreco === 'maior',
      considerarMedia: flavours && regraPreco === 'media',
      position,
    };
    if (id === null)
      await tx
        .insert(options)
        .values({ brandId: context.brand.id, groupId: group.id, urlImagem: null, ...values });
    else
      await tx
        .update(options)
        .set(values)
        .where(and(ownOptions(context, group.id), eq(options.id, id)));
  }
}

export function removeGroup(
  { id, atualizadoEm }: { id: number; atualizadoEm: string },
  context: CallContext,
): Promise<Saved> {
  return changeMenu(context, 'removeGroup', async (tx) => {
    const row = await lockGroup(tx, context, id);
    const before = await view(tx, context, row);
    await checkSeen(
      tx,
      context,
      { kind: 'group', id: row.id },
      {
        updatedAt: row.updatedAt,
        seen: atualizadoEm,
        inWireForm: () => z.encode(StaffGroup, before),
      },
    );
    if (before.usos > 0) throw new Refusal('groupInUse');
    await tx
      .delete(productGroups)
      .where(and(eq(productGroups.brandId, context.brand.id), eq(productGroups.groupId, id)));
    await tx.delete(options).where(ownOptions(context, id));
    await tx.delete(optionGroups).where(one(context, id));
    return {
      result: { id, atualizadoEm: row.updatedAt.toISOString() },
      subject: `group ${id}`,
      before,
      after: null,
    };
  });
}
