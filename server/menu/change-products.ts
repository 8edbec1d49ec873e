// Changes many products at once: all or none, and none that somebody else has changed since.
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { ProductsChange, SavedProducts } from '#contract/entities/console/menu-file.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { productGroups, products } from '../database/schema.ts';
import { requireWithinPlan } from '../operator/plan.ts';
import { checkPicture } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, checkSeen, nextMoment } from './change.ts';
import { copyName } from './copy-name.ts';
import { lockCategory } from './edit-categories.ts';
import { copyLayers } from './store-layers.ts';

type Row = typeof products.$inferSelect;

export function changeProducts(
  { acao, produtos, idCategoria }: ProductsChange,
  context: CallContext,
): Promise<SavedProducts> {
  return changeMenu(context, 'changeProducts', async (tx) => {
    if (idCategoria !== undefined) await lockCategory(tx, context, idCategoria);
    const rows = await seenRows(tx, context, produtos, acao === 'restaurar');
    const place = idCategoria === undefined ? 0 : await endOf(tx, context, idCategoria);
    const written: Row[] = [];
    for (const [index, row] of rows.entries()) {
      const urlImagem = produtos[index]?.urlImagem;
      if (urlImagem !== undefined)
        await checkPicture(tx, context.brand.id, urlImagem, row.urlImagem);
      const fields: Record<ProductsChange['acao'], Partial<Row>> = {
        // A product that stays in its category keeps its place.
        mover:
          row.categoryId === idCategoria
            ? {}
            : { categoryId: idCategoria, position: produtos[index]?.posicao ?? place + index },
        copiar: {},
        ocultar: { visivel: false },
        mostrar: { visivel: true },
        remover: { archivedAt: context.now() },
        restaurar: { archivedAt: null },
        foto: { urlImagem: urlImagem ?? null, imagem: 'foto' },
      };
      written.push(
        acao === 'copiar'
          ? await copied(tx, context, row, idCategoria ?? row.categoryId, place + index)
          : await updated(tx, context, row, fields[acao]),
      );
    }
    if (acao === 'copiar' || acao === 'restaurar') await requireWithinPlan(context, tx, 'products');
    const told = (list: readonly Row[]) =>
      list.map(({ id, nome, categoryId, visivel, archivedAt, urlImagem }) => ({
        id,
        nome,
        idCategoria: categoryId,
        visivel,
        removed: archivedAt !== null,
        urlImagem,
      }));
    return {
      result: {
        produtos: written.map(({ id, updatedAt }, index) => ({
          id,
          atualizadoEm: updatedAt.toISOString(),
          ...(acao === 'mover' ? { posicao: rows[index]?.position ?? 0 } : {}),
        })),
      },
      subject: `${written.length} products`,
      before: acao === 'copiar' ? null : told(rows),
      after: told(written),
    };
  });
}

/** In the order in which they were asked for. */
async function seenRows(
  tx: Transaction,
  context: CallContext,
  seen: ProductsChange['produtos'],
  removed: boolean,
): Promise<Row[]> {
  const { brand } = context;
  const ids = seen.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.brandId, brand.id), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for('update');
  const known = new Map(rows.map((row) => [row.id, row]));
  if (known.size < ids.length) throw new Refusal('productNotFound');
  const found: Row[] = [];
  for (const { id, atualizadoEm } of seen) {
    const row = known.get(id);
    if (row === undefined || (row.archivedAt !== null) !== removed)
      throw new Refusal('productNotFound');
    const { updatedAt } = row;
    await checkSeen(tx, context, { kind: 'product', id }, { updatedAt, seen: atualizadoEm });
    found.push(row);
  }
  return found;
}

async function endOf(tx: Transaction, { brand }: CallContext, categoryId: number) {
  const inside = and(eq(products.brandId, brand.id), eq(products.categoryId, categoryId));
  const [last] = await tx
    .select({ at: max(products.position) })
    .from(products)
    .where(inside);
  return (last?.at ?? -1) + 1;
}

async function updated(
  tx: Transaction,
  context: CallContext,
  row: Row,
  fields: Partial<Row>,
): Promise<Row> {
  const [fresh] = await tx
    .update(products)
    .set({ ...fields, updatedAt: nextMoment(context, row.updatedAt) })
    .where(and(eq(products.brandId, context.brand.id), eq(products.id, row.id)))
    .returning();
  if (fresh === undefined) throw new Refusal('productNotFound');
  return fresh;
}

/** In its own category a copy gets another name. It is hidden until its editors show it. */
async function copied(
  tx: Transaction,
  context: CallContext,
  row: Row,
  categoryId: number,
  position: number,
): Promise<Row> {
  const { id, updatedAt: _moment, ...rest } = row;
  const nome = categoryId === row.categoryId ? await copyName(tx, context, row) : row.nome;
  const updatedAt = nextMoment(context, null);
  const [copy] = await tx
    .insert(products)
    .values({ ...rest, nome, categoryId, position, visivel: false, updatedAt })
    .returning();
  if (copy === undefined) throw new Refusal('productNotFound');
  const own = and(eq(productGroups.brandId, context.brand.id), eq(productGroups.productId, id));
  const links = await tx.select().from(productGroups).where(own);
  if (links.length > 0)
    await tx.insert(productGroups).values(links.map((link) => ({ ...link, productId: copy.id })));
  await copyLayers(tx, { brandId: context.brand.id, from: id, to: copy.id, at: updatedAt });
  return copy;
}
