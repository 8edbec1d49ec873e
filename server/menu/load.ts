// Reads a brand's menu from the tables into categories with products, at one moment.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Category } from '#contract/entities/menu.ts';
import type { OptionGroup } from '#contract/entities/product.ts';
import { shownProduct } from '#rules/price/shown-product.ts';
import { isUnpriced } from '#rules/price/unpriced.ts';
import { isSoldOut } from '#rules/time/availability.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Database } from '../database/open.ts';
import { categories, optionGroups, options, productGroups, products } from '../database/schema.ts';
import { drawnProduct, pictureOf, withDrawings } from './product-picture.ts';

type Moment = { now: Date; timeZone: string };
/** `until`: when time alone changes the result, in milliseconds since 1970. */
type Loaded = { categorias: Category[]; until: number };

/**
 * Categories in menu order, without hidden and empty ones, and without products that would cost
 * nothing by mistake.
 */
export async function loadCategories(
  db: Database,
  brand: Pick<KnownBrand, 'id' | 'settings'>,
  moment: Moment,
): Promise<Loaded> {
  const brandId = brand.id;
  const [categoryRows, productRows, groupRows, optionRows, links] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(and(eq(categories.brandId, brandId), eq(categories.visivel, true)))
      .orderBy(asc(categories.position)),
    db
      .select()
      .from(products)
      .where(
        and(eq(products.brandId, brandId), isNull(products.archivedAt), eq(products.visivel, true)),
      )
      .orderBy(asc(products.position)),
    db.select().from(optionGroups).where(eq(optionGroups.brandId, brandId)),
    db.select().from(options).where(eq(options.brandId, brandId)).orderBy(asc(options.position)),
    db
      .select()
      .from(productGroups)
      .where(eq(productGroups.brandId, brandId))
      .orderBy(asc(productGroups.position)),
  ]);
  const optionsOf = Map.groupBy(optionRows, (row) => row.groupId);
  const groups = new Map<number, OptionGroup>(
    groupRows.map((row) => [
      row.id,
      {
        id: row.id,
        nome: row.nome,
        adicional: row.adicional,
        quantidadeMinima: row.quantidadeMinima,
        quantidadeMaxima: row.quantidadeMaxima,
        opcoes: (optionsOf.get(row.id) ?? []).map(
          ({ brandId: _brand, groupId: _group, position: _position, ...option }) => option,
        ),
      },
    ]),
  );
  // Groups belong to many products: each is drawn once.
  const drawn = new Map<string, OptionGroup>();
  const drawnOptions = (group: OptionGroup, isPizza: boolean): OptionGroup => {
    const key = `${group.id} ${isPizza}`;
    const made = drawn.get(key) ?? withDrawings(group, isPizza, brand);
    drawn.set(key, made);
    return made;
  };
  const linksOf = Map.groupBy(links, (row) => row.productId);
  const productsOf = Map.groupBy(productRows, (row) => row.categoryId);
  let until = Number.POSITIVE_INFINITY;
  const categorias = categoryRows.flatMap((row) => {
    const produtos = (productsOf.get(row.id) ?? []).flatMap((product) => {
      const plain = (linksOf.get(product.id) ?? []).flatMap(
        (link) => groups.get(link.groupId) ?? [],
      );
      if (isUnpriced(product, plain)) return [];
      const dish = drawnProduct(product, row.nome, plain, brand);
      const opcoes = plain.map((group) => drawnOptions(group, dish.kind === 'pizza'));
      const urlImagem = pictureOf(product, dish);
      const made = toProduct({ ...product, urlImagem }, row, opcoes, moment);
      until = Math.min(until, made.until);
      return made.product ?? [];
    });
    return produtos.length === 0
      ? []
      : [{ id: row.id, nome: row.nome, descricao: row.descricao, tom: row.tom, produtos }];
  });
  return { categorias, until };
}

type ProductRow = typeof products.$inferSelect;

function toProduct(
  row: ProductRow,
  category: typeof categories.$inferSelect,
  opcoes: OptionGroup[],
  { now, timeZone }: Moment,
) {
  const { categoryId, soldOutUntil } = row;
  const written = { ...row, idCategoria: categoryId, esgotado: isSoldOut(row, now), opcoes };
  const { product, until } = shownProduct(
    written,
    [category.disponibilidade, row.disponibilidade],
    now,
    timeZone,
  );
  const returns =
    soldOutUntil !== null && soldOutUntil > now ? soldOutUntil.getTime() : Number.POSITIVE_INFINITY;
  return { product, until: Math.min(until, returns) };
}
