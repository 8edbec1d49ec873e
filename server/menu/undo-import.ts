// Undoes an import as a whole: what it added goes, what it changed is as before. What somebody
// changed since stays, and is named.

import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { MenuImport, UndoReport } from '#contract/entities/console/menu-file.ts';
import { lockBrand } from '../brand/lock-brand.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ImportedChange, ImportedRow, ImportedRows } from '../database/schema/imports.ts';
import {
  categories,
  menuImports,
  optionGroups,
  options,
  productGroups,
  products,
  staff,
} from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { asManagerOf, signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { mayEdit, nextMoment, writeChange } from './change.ts';
import { remindUnits } from './forget-units.ts';
import { writeLinks } from './import-rows.ts';
import { undoLayers } from './undo-layers.ts';
import { type ProductChange, writeProducts } from './write-products.ts';

/** After so long nobody undoes an import; what it changed is forgotten. */
const KEPT_MS = 30 * 86_400_000;
const SHOWN = 10;

const oldest = ({ now }: CallContext) => new Date(now().getTime() - KEPT_MS);

export async function forgetOldImports(tx: Transaction, context: CallContext): Promise<void> {
  const mine = eq(menuImports.brandId, context.brand.id);
  await tx.delete(menuImports).where(and(mine, lt(menuImports.at, oldest(context))));
}

export async function listImports(_input: object, context: CallContext): Promise<MenuImport[]> {
  if (!mayEdit(signedIn(context), context)) throw new Refusal('notYours');
  // What they changed may be megabytes: only counted here.
  const counted = (name: keyof ImportedRows) =>
    sql<number>`jsonb_array_length(coalesce(${dataOf(menuImports.rows)} -> ${name}, '[]'))::int`;
  const rows = await context.db
    .select({
      made: {
        id: menuImports.id,
        at: menuImports.at,
        arquivo: menuImports.arquivo,
        undoneAt: menuImports.undoneAt,
        added: counted('added'),
        changed: counted('changed'),
        layers: counted('layers'),
        inStores: sql<boolean>`${dataOf(menuImports.rows)} ? 'inStores'`,
      },
      nome: staff.nome,
    })
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
    produtosNovos: made.added,
    produtosMudados: made.changed,
    mudadosNasLojas: made.layers,
    semArquivo: made.inStores,
    desfeitaEm: made.undoneAt?.toISOString() ?? null,
  }));
}

type Asked = { id: number; simular: boolean; mantidosVistos?: number };

/** Stops the transaction of a preview, so that nothing is written. */
class Preview extends Error {}

export async function undoImport(asked: Asked, context: CallContext): Promise<UndoReport> {
  let preview: UndoReport | null = null;
  try {
    return await writeChange(context, 'undoImport', async (tx) => {
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

/** A manager undoes what was changed in their store alone; all else is the brand's menu. */
function checkUndo({ inStores, layers = [] }: ImportedRows, context: CallContext): void {
  if (inStores !== true) {
    if (!mayEdit(signedIn(context), context)) throw new Refusal('notYours');
    return;
  }
  for (const storeId of new Set(layers.map((layer) => layer.storeId)))
    asManagerOf(storeId, context);
}

async function undo(tx: Transaction, context: CallContext, { id, simular }: Asked) {
  const { brand, now } = context;
  // Before what it writes, so that a later change of a colleague is not taken for it.
  const undoneAt = now();
  await lockBrand(tx, brand.id);
  const one = and(eq(menuImports.brandId, brand.id), eq(menuImports.id, id));
  const [made] = await tx.select().from(menuImports).where(one);
  if (made === undefined) throw new Refusal('notFound');
  checkUndo(made.rows, context);
  if (made.undoneAt !== null) throw new Refusal('importUndone');
  const report: UndoReport = {
    simulado: simular,
    produtosRemovidos: 0,
    produtosDevolvidos: 0,
    categoriasRemovidas: 0,
    gruposRemovidos: 0,
    devolvidosNasLojas: 0,
    mantidos: [],
  };
  await undoLayers(tx, context, made.rows.layers ?? [], report);
  await undoProducts(tx, context, made.rows.added, made.rows.changed, report);
  await undoCategories(tx, context, made.rows.categories, report);
  await undoGroups(tx, context, made.rows.groups, report);
  await tx.update(menuImports).set({ undoneAt }).where(one);
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
  const rows = await tx.select().from(products).where(mine).for('no key update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = await tx
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .where(eq(optionGroups.brandId, brandId));
  const known = new Set(groups.map((group) => group.id));
  const written: ProductChange[] = [];
  const regrouped = new Map<number, readonly number[]>();
  for (const { id, at } of added) {
    const row = byId.get(id);
    if (row === undefined || row.archivedAt !== null) continue;
    if (row.updatedAt.toISOString() !== at) {
      report.mantidos.push({ nome: row.nome, tipo: 'produto', motivo: 'mudou' });
      continue;
    }
    const updatedAt = nextMoment(context, row.updatedAt);
    written.push({ id, archivedAt: context.now(), updatedAt });
    report.produtosRemovidos++;
  }
  for (const { id, at, before, units } of changed) {
    const row = byId.get(id);
    if (row === undefined || row.archivedAt !== null || row.updatedAt.toISOString() !== at) {
      const motivo = row === undefined || row.archivedAt !== null ? 'removido' : 'mudou';
      report.mantidos.push({ nome: row?.nome ?? '', tipo: 'produto', motivo });
      continue;
    }
    const { grupos, ...fields } = before;
    const updatedAt = nextMoment(context, row.updatedAt);
    const portions = units === undefined ? {} : { quantidade: units.quantidade };
    written.push({ id, ...fields, ...portions, updatedAt });
    if (units !== undefined) await remindUnits(tx, brandId, id, units);
    report.produtosDevolvidos++;
    if (grupos !== null) regrouped.set(id, grupos);
  }
  await writeProducts(tx, brandId, written);
  await tx
    .delete(productGroups)
    .where(
      and(
        eq(productGroups.brandId, brandId),
        inArray(productGroups.productId, [...regrouped.keys()]),
      ),
    );
  const links = [...regrouped].flatMap(([productId, groups]) =>
    groups
      .filter((groupId) => known.has(groupId))
      .map((groupId, position) => ({ brandId, productId, groupId, position })),
  );
  await writeLinks(tx, links);
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
