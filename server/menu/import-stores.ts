// What a menu file says of single stores: which rows it changes, and how they were before.
import { and, eq, inArray } from 'drizzle-orm';
import type { FileProduct } from '#rules/menu-files/menu-file.ts';
import { type FileStore, storesByTitle } from '#rules/menu-files/store-columns.ts';
import { ownListPrice } from '#rules/price/store-layer.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ChangedLayer } from '../database/schema/imports.ts';
import { storeProducts } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { tablePricesOf, writeTablePrice } from '../tables/prices.ts';
import { nextMoment } from './change.ts';
import type { Layer } from './load.ts';
import { emptyLayer, writeLayers } from './store-layers.ts';

/** Ids by the names in the titles; a title that names no store is refused by its name. */
function storesNamed(
  products: readonly FileProduct[],
  { brand }: CallContext,
): Map<string, number> {
  const idOf = storesByTitle(brand.stores);
  const named = new Map<string, number>();
  const unknown = new Set<string>();
  for (const loja of new Set(products.flatMap(({ lojas }) => lojas.map((own) => own.loja)))) {
    const id = idOf(loja);
    if (id === undefined) unknown.add(loja);
    else named.set(loja, id);
  }
  if (unknown.size > 0)
    throw new Refusal('menuStoresUnknown', { stores: [...unknown].slice(0, 5).join(', ') });
  return named;
}

const FIELDS = [
  'valor',
  'valorDe',
  'visivel',
  'quantidade',
  'valorEntrega',
  'valorRetirada',
  'formas',
] as const;

/** What a store has once the file counts; fields without a column stay. */
function saidOver(before: Layer, own: FileStore): Layer {
  const { loja: _store, valorMesa: _tables, ...fields } = own;
  const after = { ...before, ...fields };
  return { ...after, valorDe: ownListPrice(after) };
}

/** Ways are the same in any order. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.toSorted().join() === other.toSorted().join()
    : one === other;

export const beforeOf = (layer: Layer): ChangedLayer['before'] => {
  const { valor, valorDe, visivel, quantidade, valorEntrega, valorRetirada, formas } = layer;
  return { valor, valorDe, visivel, quantidade, valorEntrega, valorRetirada, formas };
};

type Meant = { productId: number | null; product: FileProduct };

type Planned = {
  productId: number | null;
  before: Layer;
  after: Layer;
  /** Absent: the price at its tables stays. */
  atTables?: NonNullable<ChangedLayer['atTables']>;
};

/** A product without an id is new: no store has anything of its own about it. */
export async function planLayers(
  tx: Transaction,
  context: CallContext,
  meant: readonly Meant[],
): Promise<Planned[]> {
  const { brand } = context;
  const named = storesNamed(
    meant.map(({ product }) => product),
    context,
  );
  if (named.size === 0) return [];
  const stores = [...named.values()];
  const rows = await tx
    .select()
    .from(storeProducts)
    .where(and(eq(storeProducts.brandId, brand.id), inArray(storeProducts.storeId, stores)))
    .for('update');
  const there = new Map(rows.map((row) => [`${row.storeId} ${row.productId}`, row]));
  const prices = await tablePricesOf(tx, brand.id, stores);
  return meant.flatMap(({ productId, product }) =>
    product.lojas.flatMap((own): Planned[] => {
      const storeId = named.get(own.loja) ?? 0;
      const key = { brandId: brand.id, storeId, productId: productId ?? 0 };
      const before = there.get(`${storeId} ${productId}`) ?? emptyLayer(key);
      const after = saidOver(before, own);
      const atTables = prices.get(`${storeId} ${productId}`) ?? null;
      const isPriced = own.valorMesa !== undefined && own.valorMesa !== atTables;
      const isChanged = FIELDS.some((name) => !isSame(after[name], before[name]));
      if (!isChanged && !isPriced) return [];
      const updatedAt = nextMoment(context, before.updatedAt);
      return [
        {
          productId,
          before,
          after: { ...after, updatedAt },
          ...(isPriced && { atTables: { before: atTables, after: own.valorMesa ?? null } }),
        },
      ];
    }),
  );
}

/** Returns what undoing needs. */
export async function importLayers(
  tx: Transaction,
  context: CallContext,
  meant: readonly Meant[],
): Promise<ChangedLayer[]> {
  const planned = await planLayers(tx, context, meant);
  await writeLayers(
    tx,
    planned.map(({ after }) => after),
    true,
  );
  for (const { after, atTables } of planned)
    if (atTables !== undefined) await writeTablePrice(tx, after, atTables.after);
  return planned.map(({ before, after, atTables }) => ({
    storeId: after.storeId,
    productId: after.productId,
    at: after.updatedAt?.toISOString() ?? '',
    before: beforeOf(before),
    ...(atTables && { atTables }),
    ...(after.quantidade === before.quantidade ? {} : { counted: after.quantidade }),
  }));
}
