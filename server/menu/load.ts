// The menu of one store at one moment: the brand's, with what the store has of its own over it. A
// large one is made in short steps.
import { and, eq } from 'drizzle-orm';
import type { Category } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { shownProduct } from '#rules/price/shown-product.ts';
import { inStore, inStoreOrder } from '#rules/price/store-layer.ts';
import { isUnpriced } from '#rules/price/unpriced.ts';
import type { Database } from '../database/open.ts';
import { storeProducts } from '../database/schema.ts';
import { Pace } from '../turns/pace.ts';
import type { BrandMenu, BrandMenuItem } from './brand-menu.ts';

type Moment = { now: Date; timeZone: string };
type CategoryRow = BrandMenu['categories'][number]['row'];
export type Layer = typeof storeProducts.$inferSelect;
/** `until`: when time alone changes the result, in milliseconds since 1970. */
type Loaded = { categorias: Category[]; until: number };

/** What the store has of its own, by product. */
export async function layersOf(
  db: Pick<Database, 'select'>,
  { brandId, storeId }: { brandId: number; storeId: number },
): Promise<Map<number, Layer>> {
  const rows = await db
    .select()
    .from(storeProducts)
    .where(and(eq(storeProducts.brandId, brandId), eq(storeProducts.storeId, storeId)));
  return new Map(rows.map((row) => [row.productId, row]));
}

/**
 * Categories in menu order, without empty ones, and without products that would cost nothing by
 * mistake.
 */
export async function menuOfStore(
  brandMenu: BrandMenu,
  layers: ReadonlyMap<number, Layer>,
  moment: Moment,
): Promise<Loaded> {
  const pace = new Pace();
  const categorias: Category[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const { row, items } of brandMenu.categories) {
    const placed =
      layers.size === 0
        ? items
        : inStoreOrder(items, (item) => layers.get(item.row.id)?.position ?? null);
    const produtos: Product[] = [];
    for (const item of placed) {
      const own = layers.get(item.row.id);
      const made = own === undefined ? asBrand(item, row, moment) : shown(item, own, row, moment);
      until = Math.min(until, made.until);
      if (made.product !== null) produtos.push(made.product);
      if (pace.isDue) await pace.rest();
    }
    const { id, nome, descricao, tom } = row;
    if (produtos.length > 0) categorias.push({ id, nome, descricao, tom, produtos });
  }
  return { categorias, until };
}

type Made = { product: Product | null; until: number };

/** Made once for all stores of a time zone, which also keeps it in memory only once. */
function asBrand(item: BrandMenuItem, category: CategoryRow, moment: Moment): Made {
  const { timeZone } = moment;
  const from = moment.now.getTime();
  const there = item.shown.get(timeZone);
  if (there !== undefined && there.from <= from && from < there.until) return there;
  const made = { ...shown(item, undefined, category, moment), from };
  item.shown.set(timeZone, made);
  return made;
}

function shown(
  { row, urlImagem, opcoes }: BrandMenuItem,
  own: Layer | undefined,
  category: CategoryRow,
  { now, timeZone }: Moment,
): Made {
  const sold = inStore(row, own, now);
  const never = { product: null, until: Number.POSITIVE_INFINITY };
  if (!sold.visivel || isUnpriced(sold, opcoes)) return never;
  const { product, until } = shownProduct(
    { ...sold, idCategoria: row.categoryId, urlImagem, opcoes, ...ofStore(own) },
    [category.disponibilidade, sold.disponibilidade],
    now,
    timeZone,
  );
  return { product, until: Math.min(until, returns(row, now), returns(own, now)) };
}

function ofStore(own: Layer | undefined): Pick<Product, 'camada' | 'valoresPorForma' | 'formas'> {
  if (own === undefined) return {};
  const { valor, valorEntrega, valorRetirada, formas } = own;
  const ways = {
    ...(valorEntrega === null ? {} : { entrega: valorEntrega }),
    ...(valorRetirada === null ? {} : { retirada: valorRetirada }),
  };
  return {
    ...(valor === null ? {} : { camada: 'loja' as const }),
    ...(Object.keys(ways).length === 0 ? {} : { valoresPorForma: ways }),
    ...(formas === null ? {} : { formas }),
  };
}

const returns = (mark: { soldOutUntil: Date | null } | undefined, now: Date): number =>
  mark?.soldOutUntil != null && mark.soldOutUntil > now
    ? mark.soldOutUntil.getTime()
    : Number.POSITIVE_INFINITY;
