// Undoes an import as a whole: what it added goes, what it changed is as before. What somebody
// changed since stays, and is named.
import { and, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { MenuImport, UndoReport } from '#contract/entities/console/menu-file.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ImportedChange, ImportedRow } from '../database/schema/imports.ts';
import {
  brands,
  categories,
  menuImports,
  optionGroups,
  options,
  productGroups,
  products,
  staff,
} from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, mayEdit, memberOf, nextMoment } from './change.ts';

/** After so long nobody undoes an import; what it changed is forgotten. */
const KEPT_MS = 30 * 86_400_000;
const SHOWN = 10;

const oldest = ({ now }: CallContext) => new Date(now().getTime() - KEPT_MS);

export async function forgetOldImports(tx: Transaction, context: CallContext): Promise<void> {
  const mine = eq(menuImports.brandId, context.brand.id);
  await tx.delete(menuImports).where(and(mine, lt(menuImports.at, oldest(context))));
}

export async function listImports(_input: object, context: CallContext): Promise<MenuImport[]> {
  if (!mayEdit(memberOf(context), context)) throw new Refusal('notYours');
  const rows = await context.db
    .select({ made: menuImports, nome: staff.nome })
    .from(menuImports)
    .leftJoin(staff, and(eq(staff.brandId, menuImports.brandId), eq(staff.id, menuImports.staffId)))
    .where(and(eq(menuImports.brandId, context.brand.id), gt(menuImports.at, oldest(context))))
    .orderBy(desc(menuImports.id))
    .limit(SHOWN);
  return rows.map(({ made, nome }) => ({
    id: made.id,
    data: made.at.toISOString(),
    arquivo: made.arquivo,
    nomePessoa: nome ?? '',
    produtosNovos: made.rows.added.length,
    produtosMudados: made.rows.changed.length,
    desfeitaEm: made.undoneAt?.toISOString() ?? null,
  }));
}

type Asked = { id: number; simular: boolean; mantidosVistos?: number };

/** Stops the transaction of a preview, so that nothing is written. */
class Preview extends Error {}

export async function undoImport(asked: Asked, context: CallContext): Promise<UndoReport> {
  let preview: UndoReport | null = null;
  try {
    return await changeMenu(context, 'undoImport', async (tx) => {
      const result = await undo(tx, context, asked);
      if (asked.simular) {
        preview = result;
        throw new Preview();
      }
      if (result.mantidos.length !== (asked.mantidosVistos ?? 0))
        throw new Refusal('menuChangedMeanwhile');
      const { mantidos, ...counts } = result;
      return {
        result,
        subject: `import ${asked.id}`,
        before: null,
        after: { ...counts, mantidos: mantidos.length },
      };
    });
  } catch (error) {
    if (error instanceof Preview && preview !== null) return preview;
    throw error;
  }
}

async function undo(tx: Transaction, context: CallContext, { id, simular }: Asked) {
  const { brand, now } = context;
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brand.id)).for('update');
  const one = and(eq(menuImports.brandId, brand.id), eq(menuImports.id, id));
  const [made] = await tx.select().from(menuImports).where(one);
  if (made === undefined) throw new Refusal('notFound');
  if (made.undoneAt !== null) throw new Refusal('importUndone');
  const report: UndoReport = {
    simulado: simular,
    produtosRemovidos: 0,
    produtosDevolvidos: 0,
    categoriasRemovidas: 0,
    gruposRemovidos: 0,
    mantidos: [],
  };
  await undoProducts(tx, context, made.rows.added, made.rows.changed, report);
  await undoCategories(tx, context, made.rows.categories, report);
  await undoGroups(tx, context, made.rows.groups, report);
  await tx.update(menuImports).set({ undoneAt: now() }).where(one);
  return report;
}

async function undoProducts(
  tx: Transaction,
  context: CallContext,
  added: readonly ImportedRow[],
  changed: readonly ImportedChange[],
  report: UndoReport,
): Promise<void> {
  const brandId = context.brand.id;
  const mine = eq(products.brandId, brandId);
  const rows = await tx.select().from(products).where(mine).for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = await tx
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(eq(optionGroups.brandId, brandId));
  const known = new Set(groups.map((group) => group.id));
  for (const { id, at } of added) {
    const row = byId.get(id);
    if (row === undefined || row.archivedAt !== null) continue;
    if (row.updatedAt.toISOString() !== at) {
      report.mantidos.push({ nome: row.nome, tipo: 'produto', motivo: 'mudou' });
      continue;
    }
    const updatedAt = nextMoment(context, row.updatedAt);
    await tx
      .update(products)
      .set({ archivedAt: context.now(), updatedAt })
      .where(and(mine, eq(products.id, id)));
    report.produtosRemovidos++;
  }
  for (const { id, at, before } of changed) {
    const row = byId.get(id);
    if (row === undefined || row.archivedAt !== null || row.updatedAt.toISOString() !== at) {
      const motivo = row === undefined || row.archivedAt !== null ? 'removido' : 'mudou';
      report.mantidos.push({ nome: row?.nome ?? '', tipo: 'produto', motivo });
      continue;
    }
    const { grupos, ...fields } = before;
    const updatedAt = nextMoment(context, row.updatedAt);
    await tx
      .update(products)
      .set({ ...fields, updatedAt })
      .where(and(mine, eq(products.id, id)));
    report.produtosDevolvidos++;
    if (grupos === null) continue;
    await tx
      .delete(productGroups)
      .where(and(eq(productGroups.brandId, brandId), eq(productGroups.productId, id)));
    const links = grupos
      .filter((groupId) => known.has(groupId))
      .map((groupId, position) => ({ brandId, productId: id, groupId, position }));
    if (links.length > 0) await tx.insert(productGroups).values(links);
  }
}

async function undoCategories(
  tx: Transaction,
  { brand }: CallContext,
  made: readonly ImportedRow[],
  report: UndoReport,
): Promise<void> {
  const mine = eq(products.brandId, brand.id);
  for (const { id, at } of made) {
    const one = and(eq(categories.brandId, brand.id), eq(categories.id, id));
    const [row] = await tx.select().from(categories).where(one).for('update');
    if (row === undefined) continue;
    const inside = and(mine, eq(products.categoryId, id));
    const [live] = await tx
      .select({ number: count() })
      .from(products)
      .where(and(inside, isNull(products.archivedAt)));
    const used = (live?.number ?? 0) > 0;
    if (used || row.updatedAt.toISOString() !== at) {
      const motivo = used ? 'emUso' : 'mudou';
      report.mantidos.push({ nome: row.nome, tipo: 'categoria', motivo });
      continue;
    }
    // Its products were removed; orders keep their own text.
    const gone = tx.select({ id: products.id }).from(products).where(inside);
    await tx
      .delete(productGroups)
      .where(and(eq(productGroups.brandId, brand.id), inArray(productGroups.productId, gone)));
    await tx.delete(products).where(inside);
    await tx.delete(categories).where(one);
    report.categoriasRemovidas++;
  }
}

async function undoGroups(
  tx: Transaction,
  { brand }: CallContext,
  made: readonly ImportedRow[],
  report: UndoReport,
): Promise<void> {
  for (const { id, at } of made) {
    const one = and(eq(optionGroups.brandId, brand.id), eq(optionGroups.id, id));
    const [row] = await tx.select().from(optionGroups).where(one).for('update');
    if (row === undefined) continue;
    const links = and(eq(productGroups.brandId, brand.id), eq(productGroups.groupId, id));
    const [live] = await tx
      .select({ number: count() })
      .from(productGroups)
      .innerJoin(
        products,
        and(
          eq(products.brandId, productGroups.brandId),
          eq(products.id, productGroups.productId),
          isNull(products.archivedAt),
        ),
      )
      .where(links);
    const used = (live?.number ?? 0) > 0;
    if (used || row.updatedAt.toISOString() !== at) {
      report.mantidos.push({ nome: row.nome, tipo: 'grupo', motivo: used ? 'emUso' : 'mudou' });
      continue;
    }
    await tx.delete(productGroups).where(links);
    await tx.delete(options).where(and(eq(options.brandId, brand.id), eq(options.groupId, id)));
    await tx.delete(optionGroups).where(one);
    report.gruposRemovidos++;
  }
}
