// What a menu file says of single stores: which rows it changes, and how they were before.
import { and, eq, inArray } from 'drizzle-orm';
import type { FileProduct } from '#rules/menu-files/menu-file.ts';
import { type FileStore, storesByTitle } from '#rules/menu-files/store-columns.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ChangedLayer } from '../database/schema/imports.ts';
import { storeProducts } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
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

const FIELDS = ['valor', 'valorDe', 'visivel', 'quantidade'] as const;
type Said = Partial<Pick<Layer, (typeof FIELDS)[number]>>;

function said(own: FileStore): Said {
  const { loja: _store, ...fields } = own;
  // As everywhere: equal prices are no promotion.
  return fields.valorDe != null && fields.valorDe === fields.valor
    ? { ...fields, valorDe: null }
    : fields;
}

export const beforeOf = ({ valor, valorDe, visivel, quantidade }: Layer) => ({
  valor,
  valorDe,
  visivel,
  quantidade,
});

type Meant = { productId: number | null; product: FileProduct };

/** A product without an id is new: no store has anything of its own about it. */
export async function planLayers(
  tx: Transaction,
  context: CallContext,
  meant: readonly Meant[],
): Promise<{ productId: number | null; before: Layer; after: Layer }[]> {
  const { brand } = context;
  const named = storesNamed(
    meant.map(({ product }) => product),
    context,
  );
  if (named.size === 0) return [];
  const rows = await tx
    .select()
    .from(storeProducts)
    .where(
      and(eq(storeProducts.brandId, brand.id), inArray(storeProducts.storeId, [...named.values()])),
    )
    .for('update');
  const there = new Map(rows.map((row) => [`${row.storeId} ${row.productId}`, row]));
  return meant.flatMap(({ productId, product }) =>
    product.lojas.flatMap((own) => {
      const storeId = named.get(own.loja) ?? 0;
      const key = { brandId: brand.id, storeId, productId: productId ?? 0 };
      const before = there.get(`${storeId} ${productId}`) ?? emptyLayer(key);
      const fields = said(own);
      if (FIELDS.every((name) => fields[name] === undefined || fields[name] === before[name]))
        return [];
      const updatedAt = nextMoment(context, before.updatedAt);
      return [{ productId, before, after: { ...before, ...fields, updatedAt } }];
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
  return planned.map(({ before, after }) => ({
    storeId: after.storeId,
    productId: after.productId,
    at: after.updatedAt?.toISOString() ?? '',
    before: beforeOf(before),
    ...(after.quantidade === before.quantidade ? {} : { counted: after.quantidade }),
  }));
}
