// Imports a menu file: new items are added, items with the same name in the same category are
// updated, nothing is removed.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { FileProblem, FileProduct } from '#rules/menu-files/menu-file.ts';
import { readMenuFile } from '#rules/menu-files/read-menu-file.ts';
import { fold } from '#rules/text.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import {
  brands,
  categories,
  optionGroups,
  options,
  productGroups,
  products,
} from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, mayEdit, memberOf, nextMoment } from './change.ts';
import { groupKey, type ImportPlan } from './import-plan.ts';
import { insertCategories, insertGroups, insertProducts, linkGroups } from './import-rows.ts';

const MOST_PRODUCTS = 3000;

export async function importMenu(
  { conteudo, simular }: { conteudo: string; simular: boolean },
  context: CallContext,
): Promise<ImportReport> {
  if (!mayEdit(memberOf(context), context)) throw new Refusal('notYours');
  const file = readMenuFile(conteudo);
  if (file === null) throw new Refusal('menuFileUnknown');
  if (file.produtos.length > MOST_PRODUCTS)
    throw new Refusal('menuFileTooLong', { most: MOST_PRODUCTS });
  if (simular) {
    const plan = await context.db.transaction((tx) => planImport(tx, context, file.produtos));
    return report(plan, file.problemas, true);
  }
  return changeMenu(context, 'importMenu', async (tx) => {
    // Two concurrent imports would both add the same items.
    await tx
      .select({ id: brands.id })
      .from(brands)
      .where(eq(brands.id, context.brand.id))
      .for('update');
    const plan = await planImport(tx, context, file.produtos);
    await carryOut(tx, context, plan);
    const result = report(plan, file.problemas, false);
    const { recusados: _refused, ...counts } = result;
    // The log counts new items, and records the old prices of existing ones.
    const stood = plan.changed.map(({ row: { nome, valor, valorDe } }) => ({
      nome,
      valor,
      valorDe,
    }));
    const stands = plan.changed.map(({ row: { nome }, product: { valor, valorDe } }) => ({
      nome,
      valor,
      valorDe,
    }));
    const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
    return {
      result,
      subject: 'menu',
      before: { ...none, simulado: false, produtos: stood },
      after: { ...counts, produtos: stands },
    };
  });
}

async function planImport(
  tx: Transaction,
  { brand }: CallContext,
  wanted: readonly FileProduct[],
): Promise<ImportPlan> {
  const categoryRows = await tx
    .select()
    .from(categories)
    .where(eq(categories.brandId, brand.id))
    .orderBy(asc(categories.id));
  const productRows = await tx
    .select({
      id: products.id,
      nome: products.nome,
      valor: products.valor,
      valorDe: products.valorDe,
      categoryId: products.categoryId,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(products.brandId, brand.id), isNull(products.archivedAt)))
    .orderBy(asc(products.id));
  const groupRows = await tx
    .select()
    .from(optionGroups)
    .where(eq(optionGroups.brandId, brand.id))
    .orderBy(asc(optionGroups.id));
  const optionRows = await tx
    .select()
    .from(options)
    .where(eq(options.brandId, brand.id))
    .orderBy(asc(options.position), asc(options.id));
  const optionsOf = Map.groupBy(optionRows, ({ groupId }) => groupId);
  const categoryIds = new Map(categoryRows.map(({ id, nome }) => [fold(nome.trim()), id]));
  const known = new Map(
    productRows.map((row) => [`${row.categoryId} ${fold(row.nome.trim())}`, row]),
  );
  const groupIds = new Map(
    groupRows.map((row) => {
      const opcoes = optionsOf.get(row.id) ?? [];
      const regraPreco = opcoes.some((one) => one.considerarMaiorValor)
        ? 'maior'
        : opcoes.some((one) => one.considerarMedia)
          ? 'media'
          : 'soma';
      return [groupKey({ ...row, regraPreco, opcoes }), row.id];
    }),
  );
  const groupsByName = new Map(groupRows.map(({ id, nome }) => [fold(nome.trim()), id]));
  const plan: ImportPlan = {
    added: [],
    changed: [],
    newCategories: [],
    categoryIds,
    newGroups: new Map(),
    groupIds,
    groupsByName,
    refused: [],
  };
  for (const product of wanted) {
    if (product.groupNames.some((name) => !groupsByName.has(fold(name)))) {
      plan.refused.push({
        linha: product.linha,
        nome: product.nome.slice(0, 80),
        motivo: 'grupoDesconhecido',
      });
      continue;
    }
    const categoryId = categoryIds.get(fold(product.categoria));
    const row =
      categoryId === undefined ? undefined : known.get(`${categoryId} ${fold(product.nome)}`);
    if (row === undefined) plan.added.push(product);
    else plan.changed.push({ product, row });
    if (
      categoryId === undefined &&
      !plan.newCategories.some((name) => fold(name) === fold(product.categoria))
    )
      plan.newCategories.push(product.categoria);
    for (const group of product.grupos ?? [])
      if (!groupIds.has(groupKey(group))) plan.newGroups.set(groupKey(group), group);
  }
  return plan;
}

const report = (
  plan: ImportPlan,
  problems: readonly FileProblem[],
  simulado: boolean,
): ImportReport => ({
  simulado,
  produtosNovos: plan.added.length,
  produtosMudados: plan.changed.length,
  categoriasNovas: plan.newCategories.length,
  gruposNovos: plan.newGroups.size,
  recusados: [...problems, ...plan.refused].sort((a, b) => a.linha - b.linha),
});

async function carryOut(tx: Transaction, context: CallContext, plan: ImportPlan): Promise<void> {
  await insertCategories(tx, context, plan);
  await insertGroups(tx, context, plan);
  const links = await insertProducts(tx, context, plan);
  for (const { product, row } of plan.changed) {
    const { nome: _name, valor, valorDe, promocional, descricao, etiquetas } = product;
    // Fields missing from the file stay unchanged.
    const said = {
      ...(descricao === '' ? {} : { descricao }),
      ...(etiquetas.length === 0 ? {} : { etiquetas }),
    };
    await tx
      .update(products)
      .set({ valor, valorDe, promocional, ...said, updatedAt: nextMoment(context, row.updatedAt) })
      .where(and(eq(products.brandId, context.brand.id), eq(products.id, row.id)));
    if (product.grupos === null && product.groupNames.length === 0) continue;
    await tx
      .delete(productGroups)
      .where(and(eq(productGroups.brandId, context.brand.id), eq(productGroups.productId, row.id)));
    links.push({ productId: row.id, product });
  }
  await linkGroups(tx, context, plan, links);
}
