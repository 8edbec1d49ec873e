// Compares a menu file with the menu: what an import would add and change.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type FileProduct, reason } from '#rules/menu-files/menu-file.ts';
import { nameKey } from '#rules/menu-files/name-key.ts';
import { isUnpriced } from '#rules/price/unpriced.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { categories, optionGroups, options, productGroups, products } from '../database/schema.ts';
import { Pace } from '../turns/pace.ts';
import { groupIdOf, groupKey, type ImportPlan, isUnchanged, takeNamesake } from './import-plan.ts';
import { inPages } from './in-pages.ts';
import { asStandardSays } from './standard-groups.ts';

export async function planImport(
  tx: Transaction,
  { brand }: CallContext,
  wanted: readonly FileProduct[],
): Promise<ImportPlan> {
  const pace = new Pace();
  // Most names are in the file and in the menu: each key is computed once, because that is slow.
  const keys = new Map<string, string>();
  const keyOf = (name: string) => {
    const key = keys.get(name) ?? nameKey(name);
    keys.set(name, key);
    return key;
  };
  const categoryRows = await tx
    .select()
    .from(categories)
    .where(eq(categories.brandId, brand.id))
    .orderBy(asc(categories.id));
  const found = await inPages((after, most) =>
    tx
      .select({
        id: products.id,
        nome: products.nome,
        descricao: products.descricao,
        valor: products.valor,
        valorDe: products.valorDe,
        peso: products.peso,
        quantidade: products.quantidade,
        gratis: products.gratis,
        promocional: products.promocional,
        etiquetas: products.etiquetas,
        categoryId: products.categoryId,
        position: products.position,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .where(
        and(eq(products.brandId, brand.id), isNull(products.archivedAt), gt(products.id, after)),
      )
      .orderBy(asc(products.id))
      .limit(most),
  );
  const productRows = found.sort((one, other) => one.position - other.position);
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
  const groups = groupRows.map((row) => ({ ...row, opcoes: optionsOf.get(row.id) ?? [] }));
  for (const { nome } of productRows) {
    if (pace.isDue) await pace.rest();
    keyOf(nome);
  }
  const namesakes = Map.groupBy(productRows, (row) => `${row.categoryId} ${keyOf(row.nome)}`);
  const names = new Map(groupRows.map(({ id, nome }) => [id, nome]));
  const links = await tx
    .select()
    .from(productGroups)
    .where(eq(productGroups.brandId, brand.id))
    .orderBy(asc(productGroups.position));
  const linked = Map.groupBy(
    links.map(({ productId, groupId: id }) => ({ productId, id, nome: names.get(id) ?? '' })),
    ({ productId }) => productId,
  );
  const plan: ImportPlan = {
    linked,
    added: [],
    changed: [],
    unchanged: [],
    newCategories: [],
    categoryIds: new Map(categoryRows.map(({ id, nome }) => [keyOf(nome), id])),
    newGroups: new Map(),
    groupIds: new Map(groups.map((group) => [groupKey({ ...group, ...ruleOf(group) }), group.id])),
    groupsAsStandard: new Map(
      [...Map.groupBy(groups, (group) => groupKey(asStandardSays(group)))].map(([key, alike]) => [
        key,
        alike.map(({ id }) => id),
      ]),
    ),
    groupsByName: new Map(groupRows.map(({ id, nome }) => [keyOf(nome), id])),
    refused: [],
    warnings: [],
  };
  const byName = new Map(groups.map((group) => [keyOf(group.nome), group]));
  const named = new Set<string>();
  for (const product of wanted) {
    if (pace.isDue) await pace.rest();
    const place = { linha: product.linha, nome: product.nome.slice(0, 80) };
    const unknown = product.groupNames.find((name) => !byName.has(keyOf(name)));
    if (unknown !== undefined) {
      plan.refused.push({ ...place, ...reason('grupoDesconhecido', 'grupos', unknown) });
      continue;
    }
    const category = keyOf(product.categoria);
    const categoryId = plan.categoryIds.get(category);
    const row = takeNamesake(namesakes.get(`${categoryId} ${keyOf(product.nome)}`) ?? [], product);
    if (row === undefined) plan.added.push(product);
    else if (isUnchanged(product, row, plan)) plan.unchanged.push({ product, row });
    else plan.changed.push({ product, row });
    const name = `${category}\0${keyOf(product.nome)}`;
    if (named.has(name)) plan.warnings.push({ ...place, motivo: 'mesmoNome' });
    named.add(name);
    const own = product.groupNames.flatMap((one) => byName.get(keyOf(one)) ?? []);
    const gratis = product.gratis || row?.gratis === true;
    if (isUnpriced({ ...product, gratis }, [...(product.grupos ?? []), ...own]))
      plan.warnings.push({ ...place, motivo: 'semPreco' });
    if (categoryId === undefined && !plan.newCategories.some((other) => keyOf(other) === category))
      plan.newCategories.push(product.categoria);
    for (const group of product.grupos ?? [])
      if (groupIdOf(group, product, plan) === undefined) plan.newGroups.set(groupKey(group), group);
  }
  return plan;
}

type Flags = { considerarMaiorValor: boolean; considerarMedia: boolean };

function ruleOf({ opcoes }: { opcoes: readonly Flags[] }) {
  const regraPreco = opcoes.some((one) => one.considerarMaiorValor)
    ? ('maior' as const)
    : opcoes.some((one) => one.considerarMedia)
      ? ('media' as const)
      : ('soma' as const);
  return { regraPreco };
}
