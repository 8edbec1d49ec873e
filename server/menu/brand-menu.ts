// A brand's menu in memory, read once for all its stores: nothing in it depends on a store or on
// time. It may have thousands of products, so it is made in short steps.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { OptionGroup, Product } from '#contract/entities/product.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Database } from '../database/open.ts';
import { categories, optionGroups, options, productGroups, products } from '../database/schema.ts';
import { Pace } from '../turns/pace.ts';
import { inPages } from './in-pages.ts';
import { drawnProduct, pictureOf, withDrawings } from './product-picture.ts';

type ProductRow = typeof products.$inferSelect;
type CategoryRow = typeof categories.$inferSelect;

export type BrandMenuItem = {
  row: ProductRow;
  urlImagem: string | null;
  /** With a drawing for each option, as they are shown. */
  opcoes: OptionGroup[];
  /** As stores without anything of their own show it, by time zone. */
  shown: Map<string, { product: Product | null; from: number; until: number }>;
};
export type BrandMenu = {
  categories: { row: CategoryRow; items: BrandMenuItem[] }[];
  /** About what it takes in memory. */
  bytes: number;
};

/** Groups of options take about six times their JSON. */
const TIMES_JSON = 6;
/** A row, what is shown of it and its part of the reply, without and with their texts. */
const PRODUCT_BYTES = 6_000;
const LETTER_BYTES = 4;
const lettersIn = ({ nome, descricao, urlImagem }: ProductRow) =>
  nome.length + descricao.length + (urlImagem?.length ?? 0);

/** Categories in menu order, without hidden ones; with products that some store may show. */
export async function loadBrandMenu(
  db: Database,
  brand: Pick<KnownBrand, 'id' | 'settings'>,
): Promise<BrandMenu> {
  const brandId = brand.id;
  const [categoryRows, productRows, groupRows, optionRows, links] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(and(eq(categories.brandId, brandId), eq(categories.visivel, true)))
      .orderBy(asc(categories.position)),
    inPages((after, most) =>
      db
        .select()
        .from(products)
        .where(
          and(eq(products.brandId, brandId), isNull(products.archivedAt), gt(products.id, after)),
        )
        .orderBy(asc(products.id))
        .limit(most),
    ),
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
  const inOrder = productRows.sort((one, other) => one.position - other.position);
  const productsOf = Map.groupBy(inOrder, (row) => row.categoryId);
  const toItem = (product: ProductRow, category: string): BrandMenuItem => {
    const plain = (linksOf.get(product.id) ?? []).flatMap((link) => groups.get(link.groupId) ?? []);
    const dish = drawnProduct(product, category, plain, brand);
    return {
      row: product,
      urlImagem: pictureOf(product, dish),
      opcoes: plain.map((group) => drawnOptions(group, dish.kind === 'pizza')),
      shown: new Map(),
    };
  };
  const listed: BrandMenu['categories'] = [];
  const pace = new Pace();
  let bytes = 0;
  for (const row of categoryRows) {
    const items: BrandMenuItem[] = [];
    for (const product of productsOf.get(row.id) ?? []) {
      items.push(toItem(product, row.nome));
      bytes += PRODUCT_BYTES + lettersIn(product) * LETTER_BYTES;
      if (pace.isDue) await pace.rest();
    }
    listed.push({ row, items });
  }
  for (const group of [...groups.values(), ...drawn.values()]) {
    bytes += JSON.stringify(group).length * TIMES_JSON;
    if (pace.isDue) await pace.rest();
  }
  return { categories: listed, bytes };
}
