// Writes an import's new rows in bulk: hundreds of products take a second or two.
import { asc, eq } from 'drizzle-orm';
import { PictureTint } from '#contract/entities/menu.ts';
import type { FileProduct } from '#rules/menu-files/menu-file.ts';
import { nameKey } from '#rules/menu-files/name-key.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ImportedRow } from '../database/schema/imports.ts';
import { categories, optionGroups, options, productGroups, products } from '../database/schema.ts';
import { groupsOf, type ImportPlan } from './import-plan.ts';

const ROWS_AT_ONCE = 500;
export type Link = { productId: number; product: FileProduct };

const written = ({ id, at }: { id: number; at: Date }): ImportedRow => ({
  id,
  at: at.toISOString(),
});

async function inParts<Row, Made>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<Made[]>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    made.push(...(await insert(rows.slice(at, at + ROWS_AT_ONCE))));
  return made;
}

/** At the end of the menu, in file order, each with another tint. */
export async function insertCategories(
  tx: Transaction,
  { brand, now }: CallContext,
  plan: ImportPlan,
): Promise<ImportedRow[]> {
  if (plan.newCategories.length === 0) return [];
  const present = await tx
    .select({ position: categories.position })
    .from(categories)
    .where(eq(categories.brandId, brand.id));
  const last = Math.max(-1, ...present.map(({ position }) => position));
  const tints = PictureTint.options;
  const rows = plan.newCategories.map((nome, index) => ({
    brandId: brand.id,
    nome,
    tom: tints[(present.length + index) % tints.length] ?? 'peach',
    position: last + 1 + index,
    updatedAt: now(),
  }));
  const made = await inParts(rows, (part) =>
    tx
      .insert(categories)
      .values(part)
      .returning({ id: categories.id, nome: categories.nome, at: categories.updatedAt }),
  );
  for (const { id, nome } of made) plan.categoryIds.set(nameKey(nome), id);
  return made.map(written);
}

export async function insertGroups(
  tx: Transaction,
  { brand, now }: CallContext,
  plan: ImportPlan,
): Promise<ImportedRow[]> {
  const made: ImportedRow[] = [];
  for (const [key, { regraPreco, opcoes, ...group }] of plan.newGroups) {
    const [row] = await tx
      .insert(optionGroups)
      .values({ brandId: brand.id, ...group, updatedAt: now() })
      .returning({ id: optionGroups.id, at: optionGroups.updatedAt });
    if (row === undefined) throw new Error('the group was not stored');
    const flavours = group.adicional === 3;
    const rules = {
      considerarMaiorValor: flavours && regraPreco === 'maior',
      considerarMedia: flavours && regraPreco === 'media',
    };
    await tx.insert(options).values(
      opcoes.map((option, position) => ({
        brandId: brand.id,
        groupId: row.id,
        ...option,
        ...rules,
        position,
      })),
    );
    plan.groupIds.set(key, row.id);
    made.push(written(row));
  }
  return made;
}

/** After the category's products, in file order. */
export async function insertProducts(
  tx: Transaction,
  context: CallContext,
  plan: ImportPlan,
): Promise<{ rows: ImportedRow[]; links: Link[] }> {
  const { brand } = context;
  const present = await tx
    .select({ categoryId: products.categoryId, position: products.position })
    .from(products)
    .where(eq(products.brandId, brand.id))
    .orderBy(asc(products.position));
  const last = new Map(present.map(({ categoryId, position }) => [categoryId, position]));
  const rows = plan.added.map(
    ({ categoria, nome, descricao, valor, valorDe, peso, gratis, promocional, etiquetas }) => {
      const categoryId = plan.categoryIds.get(nameKey(categoria)) ?? 0;
      const position = (last.get(categoryId) ?? -1) + 1;
      last.set(categoryId, position);
      return {
        brandId: brand.id,
        categoryId,
        nome,
        descricao,
        valor,
        valorDe: valorDe ?? null,
        peso,
        gratis,
        promocional: promocional ?? valorDe != null,
        etiquetas,
        position,
        updatedAt: context.now(),
      };
    },
  );
  const made = await inParts(rows, (part) =>
    tx.insert(products).values(part).returning({
      id: products.id,
      categoryId: products.categoryId,
      position: products.position,
      at: products.updatedAt,
    }),
  );
  // Names repeat; the place in a category does not.
  const ids = new Map(made.map((row) => [`${row.categoryId} ${row.position}`, row.id]));
  const links = plan.added.map((product, index) => ({
    productId: ids.get(`${rows[index]?.categoryId} ${rows[index]?.position}`) ?? 0,
    product,
  }));
  return { rows: made.map(written), links };
}

export async function linkGroups(
  tx: Transaction,
  { brand }: CallContext,
  plan: ImportPlan,
  links: readonly Link[],
): Promise<void> {
  const rows = links.flatMap(({ productId, product }) => {
    return (groupsOf(product, plan, productId) ?? []).flatMap((groupId, position) =>
      groupId === undefined ? [] : [{ brandId: brand.id, productId, groupId, position }],
    );
  });
  await writeLinks(tx, rows);
}

export async function writeLinks(
  tx: Transaction,
  rows: readonly (typeof productGroups.$inferInsert)[],
): Promise<void> {
  await inParts(rows, (part) =>
    tx.insert(productGroups).values(part).returning({ id: productGroups.productId }),
  );
}
