// Imports a menu file: new items are added, items with the same name in the same category are
// updated, nothing is removed.

import { and, eq, inArray } from 'drizzle-orm';
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { MenuFile } from '#rules/menu-files/menu-file.ts';
import { lockBrand } from '../brand/lock-brand.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ImportedChange, ImportedRows } from '../database/schema/imports.ts';
import { menuImports, productGroups } from '../database/schema.ts';
import { requireWithinPlan } from '../operator/plan.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { Pace } from '../turns/pace.ts';
import { changeMenu, mayEdit, nextMoment } from './change.ts';
import { readFile } from './files/read-file.ts';
import { forgetUnits } from './forget-units.ts';
import { groupsOf, type ImportPlan, saidOf } from './import-plan.ts';
import { insertCategories, insertGroups, insertProducts, linkGroups } from './import-rows.ts';
import { importLayers, planLayers } from './import-stores.ts';
import { planImport } from './plan-import.ts';
import { forgetOldImports } from './undo-import.ts';
import { type ProductChange, writeProducts } from './write-products.ts';

const MOST_PRODUCTS = 3000;

type GivenMenu = MenuFile & { leftOut: string[] };
type Given = { conteudo: string; emBase64?: boolean; arquivo?: string; simular: boolean };

export async function importMenu(given: Given, context: CallContext): Promise<ImportReport> {
  const staff = signedIn(context);
  if (!mayEdit(staff, context)) throw new Refusal('notYours');
  const file = await readGiven(given);
  if (given.simular) {
    return context.db.transaction(async (tx) => {
      const plan = await planImport(tx, context, file.produtos);
      const { length: more } = plan.added;
      if (more > 0) await requireWithinPlan(context, tx, 'products', more);
      const layers = await planLayers(tx, context, [
        ...plan.added.map((product) => ({ productId: null, product })),
        ...there(plan),
      ]);
      return report(plan, file, layers.length, null);
    });
  }
  return changeMenu(context, 'importMenu', async (tx) => {
    // Two concurrent imports would both add the same items. Orders refer to the row and go on.
    await lockBrand(tx, context.brand.id);
    const plan = await planImport(tx, context, file.produtos);
    const rows = await carryOut(tx, context, plan);
    if (plan.added.length > 0) await requireWithinPlan(context, tx, 'products');
    await forgetOldImports(tx, context);
    const [made] = await tx
      .insert(menuImports)
      .values({
        brandId: context.brand.id,
        staffId: staff.staffId,
        at: context.now(),
        arquivo: given.arquivo ?? '',
        rows,
      })
      .returning({ id: menuImports.id });
    const result = report(plan, file, rows.layers?.length ?? 0, made?.id ?? null);
    const { recusados: _refused, avisos: _warnings, ...rest } = result;
    const { idImportacao: _id, abasDeFora: _sheets, ...counts } = rest;
    // The log counts new items, and records the old prices of existing ones.
    const stood = plan.changed.map(({ row: { nome, valor, valorDe } }) => ({
      nome,
      valor,
      valorDe,
    }));
    const stands = plan.changed.map(({ row, product }) => {
      const { valor, valorDe } = saidOf(product, row);
      return { nome: row.nome, valor, valorDe };
    });
    const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
    return {
      result,
      subject: 'menu',
      before: { ...none, simulado: false, produtos: stood },
      after: { ...counts, produtos: stands },
    };
  });
}

async function readGiven(given: Given): Promise<GivenMenu> {
  const file = await readFile(given);
  if (file === null) throw new Refusal('menuFileUnknown');
  if ('missing' in file)
    throw new Refusal('menuColumnsMissing', { columns: file.missing.join(', ') });
  if (file.produtos.length > MOST_PRODUCTS)
    throw new Refusal('menuFileTooLong', { most: MOST_PRODUCTS });
  return file;
}

/** Stores may differ where the brand's menu stays as it is. */
const there = ({ changed, unchanged }: ImportPlan) =>
  [...changed, ...unchanged].map(({ product, row }) => ({ productId: row.id, product }));

const report = (
  plan: ImportPlan,
  { problemas, leftOut }: GivenMenu,
  mudadosNasLojas: number,
  idImportacao: number | null,
): ImportReport => ({
  simulado: idImportacao === null,
  idImportacao,
  produtosNovos: plan.added.length,
  produtosMudados: plan.changed.length,
  categoriasNovas: plan.newCategories.length,
  gruposNovos: plan.newGroups.size,
  mudadosNasLojas,
  recusados: [...problemas, ...plan.refused].sort((a, b) => a.linha - b.linha),
  avisos: plan.warnings,
  abasDeFora: leftOut.map((name) => name.slice(0, 80)),
});

async function carryOut(
  tx: Transaction,
  context: CallContext,
  plan: ImportPlan,
): Promise<ImportedRows> {
  const madeCategories = await insertCategories(tx, context, plan);
  const madeGroups = await insertGroups(tx, context, plan);
  const { rows: added, links } = await insertProducts(tx, context, plan);
  const made = [...links];
  const changed: ImportedChange[] = [];
  const written: ProductChange[] = [];
  const regrouped: number[] = [];
  const pace = new Pace();
  for (const { product, row } of plan.changed) {
    if (pace.isDue) await pace.rest();
    const turned = product.peso !== null && row.peso === null;
    const said = { ...saidOf(product, row), ...(turned ? { quantidade: null } : {}) };
    const updatedAt = nextMoment(context, row.updatedAt);
    written.push({ id: row.id, ...said, updatedAt });
    const forgotten = turned ? await forgetUnits(tx, context.brand.id, row.id) : null;
    const regroups = groupsOf(product, plan, row.id) !== null;
    const before = plan.linked.get(row.id) ?? [];
    changed.push({
      id: row.id,
      at: updatedAt.toISOString(),
      ...(forgotten !== null && { units: { ...forgotten, quantidade: row.quantidade } }),
      before: {
        valor: row.valor,
        valorDe: row.valorDe,
        peso: row.peso,
        gratis: row.gratis,
        promocional: row.promocional,
        descricao: row.descricao,
        etiquetas: row.etiquetas,
        grupos: regroups ? before.map((group) => group.id) : null,
      },
    });
    if (!regroups) continue;
    regrouped.push(row.id);
    links.push({ productId: row.id, product });
  }
  await writeProducts(tx, context.brand.id, written);
  await tx
    .delete(productGroups)
    .where(
      and(eq(productGroups.brandId, context.brand.id), inArray(productGroups.productId, regrouped)),
    );
  await linkGroups(tx, context, plan, links);
  const layers = await importLayers(tx, context, [...made, ...there(plan)]);
  return { added, changed, categories: madeCategories, groups: madeGroups, layers };
}
