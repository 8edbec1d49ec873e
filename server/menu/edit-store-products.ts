// Changes what a store has of its own of the menu. A manager changes their own store alone.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  StoreProduct,
  type StoreProductChange,
  type StoresChange,
} from '#contract/entities/console/store-product.ts';
import { inStoreOrder, ownListPrice } from '#rules/price/store-layer.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { menuImports, products, storeProducts, tablePrices } from '../database/schema.ts';
import { asManagerOf, signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { writeTablePrice } from '../tables/prices.ts';
import { checkHours, checkSeen, mayEdit, nextMoment, placed, writeStoreChange } from './change.ts';
import { lockProduct } from './edit-products.ts';
import { beforeOf } from './import-stores.ts';
import { emptyLayer, lockLayer, writeLayer, writeLayers } from './store-layers.ts';
import { toStoreProduct } from './store-products-view.ts';
import { forgetOldImports } from './undo-import.ts';

export async function saveStoreProduct(
  { idEstabelecimento, idProduto, atualizadoEm, valorMesa, ...fields }: StoreProductChange,
  context: CallContext,
): Promise<StoreProduct> {
  asManagerOf(idEstabelecimento, context);
  return writeStoreChange(context, [idEstabelecimento], 'saveStoreProduct', async (tx) => {
    const product = await lockProduct(tx, context, idProduto);
    if (product.archivedAt !== null) throw new Refusal('productNotFound');
    checkShown(fields.visivel, product.visivel, context);
    checkHours(fields.disponibilidade ?? undefined);
    const key = { storeId: idEstabelecimento, productId: idProduto };
    const row = await lockLayer(tx, context, key);
    const price = await tablePriceOf(tx, context, key);
    const before = toStoreProduct(row, price, context.now());
    const { updatedAt } = row;
    const inWireForm = () => z.encode(StoreProduct, before);
    await checkSeen(
      tx,
      context,
      { kind: 'layer', ...key },
      { updatedAt, seen: atualizadoEm, inWireForm },
    );
    const wanted = { ...row, ...fields, updatedAt: nextMoment(context, row.updatedAt) };
    const written = { ...wanted, valorDe: ownListPrice(wanted) };
    await writeLayer(tx, written);
    if (valorMesa !== price)
      await writeTablePrice(tx, { brandId: context.brand.id, ...key }, valorMesa);
    const after = toStoreProduct(written, valorMesa, context.now());
    return { result: after, subject: `product ${idProduto}`, before, after };
  });
}

/** What the brand hides, only those who change the brand's menu may show in a store. */
function checkShown(wanted: boolean | null | undefined, ofBrand: boolean, context: CallContext) {
  if (wanted === true && !ofBrand && !mayEdit(signedIn(context), context))
    throw new Refusal('notYours');
}

type Key = { storeId: number; productId: number };
async function tablePriceOf(
  tx: Transaction,
  { brand }: CallContext,
  { storeId, productId }: Key,
): Promise<number | null> {
  const [row] = await tx
    .select()
    .from(tablePrices)
    .where(
      and(
        eq(tablePrices.brandId, brand.id),
        eq(tablePrices.storeId, storeId),
        eq(tablePrices.productId, productId),
      ),
    );
  return row?.valor ?? null;
}

export async function placeInStore(
  {
    idEstabelecimento,
    idProduto,
    depoisDe,
  }: { idEstabelecimento: number; idProduto: number; depoisDe?: number | null | undefined },
  context: CallContext,
): Promise<{ idProdutos: number[] }> {
  asManagerOf(idEstabelecimento, context);
  const { brand } = context;
  return writeStoreChange(context, [idEstabelecimento], 'placeInStore', async (tx) => {
    const [product] = await tx
      .select({ categoryId: products.categoryId })
      .from(products)
      .where(and(eq(products.brandId, brand.id), eq(products.id, idProduto)));
    if (product === undefined) throw new Refusal('productNotFound');
    const { categoryId } = product;
    const rows = await tx
      .select({ id: products.id, position: products.position })
      .from(products)
      .where(
        and(
          eq(products.brandId, brand.id),
          eq(products.categoryId, categoryId),
          isNull(products.archivedAt),
        ),
      )
      .orderBy(asc(products.id))
      .for('update');
    const ofBrand = rows
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id }) => id);
    const own = and(
      eq(storeProducts.brandId, brand.id),
      eq(storeProducts.storeId, idEstabelecimento),
      inArray(storeProducts.productId, ofBrand),
    );
    const layers = new Map(
      (await tx.select().from(storeProducts).where(own).for('update')).map((row) => [
        row.productId,
        row,
      ]),
    );
    const before = inStoreOrder(ofBrand, (id) => layers.get(id)?.position ?? null);
    const after = depoisDe === undefined ? ofBrand : placed(before, idProduto, depoisDe);
    for (const [index, id] of after.entries()) {
      const position = depoisDe === undefined ? null : index;
      const key = { brandId: brand.id, storeId: idEstabelecimento, productId: id };
      const row = layers.get(id) ?? emptyLayer(key);
      if (row.position !== position) await writeLayer(tx, { ...row, position });
    }
    return {
      result: { idProdutos: after },
      subject: `product ${idProduto}`,
      before: { posicao: before.indexOf(idProduto) + 1 },
      after: { posicao: after.indexOf(idProduto) + 1, storeId: idEstabelecimento },
    };
  });
}

export async function changeInStores(
  { idEstabelecimentos, produtos }: StoresChange,
  context: CallContext,
): Promise<{ mudados: number; idImportacao: number }> {
  const stores = [...new Set(idEstabelecimentos)];
  for (const id of stores) asManagerOf(id, context);
  const { brand } = context;
  const wanted = new Map(produtos.map((product) => [product.id, product]));
  return writeStoreChange(context, stores, 'changeInStores', async (tx) => {
    const ids = [...wanted.keys()];
    const rows = await tx
      .select({ id: products.id, nome: products.nome, visivel: products.visivel })
      .from(products)
      .where(
        and(eq(products.brandId, brand.id), isNull(products.archivedAt), inArray(products.id, ids)),
      )
      .orderBy(asc(products.id))
      .for('update');
    if (rows.length < ids.length) throw new Refusal('productNotFound');
    for (const { id, visivel } of rows) checkShown(wanted.get(id)?.visivel, visivel, context);
    const own = and(
      eq(storeProducts.brandId, brand.id),
      inArray(storeProducts.storeId, stores),
      inArray(storeProducts.productId, ids),
    );
    const there = new Map(
      (await tx.select().from(storeProducts).where(own).for('update')).map((row) => [
        `${row.storeId} ${row.productId}`,
        row,
      ]),
    );
    const changed = stores.flatMap((storeId) =>
      [...wanted.values()].map(({ id, ...fields }) => {
        const key = { brandId: brand.id, storeId, productId: id };
        const row = there.get(`${storeId} ${id}`) ?? emptyLayer(key);
        const at = nextMoment(context, row.updatedAt);
        const promotion = fields.valor === undefined ? {} : { valorDe: null };
        return { row, after: { ...row, ...fields, ...promotion, updatedAt: at }, at };
      }),
    );
    await writeLayers(
      tx,
      changed.map(({ after }) => after),
    );
    await forgetOldImports(tx, context);
    const layers = changed.map(({ row, at }) => {
      const { storeId, productId } = row;
      return { storeId, productId, at: at.toISOString(), before: beforeOf(row) };
    });
    const none = { added: [], changed: [], categories: [], groups: [] };
    const [made] = await tx
      .insert(menuImports)
      .values({
        brandId: brand.id,
        staffId: signedIn(context).staffId,
        at: context.now(),
        rows: { ...none, layers, inStores: true },
      })
      .returning({ id: menuImports.id });
    return {
      result: { mudados: changed.length, idImportacao: made?.id ?? 0 },
      subject: `${ids.length} products, ${stores.length} stores`,
      before: null,
      after: {
        stores: brand.stores.filter(({ id }) => stores.includes(id)).map(({ nome }) => nome),
        produtos: rows.map(({ id, nome }) => ({ nome, ...wanted.get(id) })),
      },
    };
  });
}
