// Reads a brand's menu from the tables into categories with products.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Category } from '#contract/entities/menu.ts';
import type { OptionGroup, Product } from '#contract/entities/product.ts';
import { startingPrice } from '#rules/product-price.ts';
import type { Database } from '../database/open.ts';
import { categories, optionGroups, options, productGroups, products } from '../database/schema.ts';

/** Categories in the order of the menu; hidden ones and those without products are left out. */
export async function loadCategories(db: Database, brandId: number): Promise<Category[]> {
  const [categoryRows, productRows, groupRows, optionRows, links] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(and(eq(categories.brandId, brandId), eq(categories.visivel, true)))
      .orderBy(asc(categories.position)),
    db
      .select()
      .from(products)
      .where(and(eq(products.brandId, brandId), isNull(products.archivedAt)))
      .orderBy(asc(products.position)),
    db.select().from(optionGroups).where(eq(optionGroups.brandId, brandId)),
    db.select().from(options).where(eq(options.brandId, brandId)).orderBy(asc(options.position)),
    db.select().from(productGroups).where(eq(productGroups.brandId, brandId)).orderBy(asc(productGroups.position)),
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
        opcoes: (optionsOf.get(row.id) ?? []).map(({ brandId: _brand, groupId: _group, position: _position, ...option }) => option),
      },
    ]),
  );
  const linksOf = Map.groupBy(links, (row) => row.productId);
  const productsOf = Map.groupBy(productRows, (row) => row.categoryId);
  return categoryRows.flatMap((row) => {
    const produtos = (productsOf.get(row.id) ?? []).map((product) => {
      const opcoes = (linksOf.get(product.id) ?? []).flatMap((link) => groups.get(link.groupId) ?? []);
      return toProduct(product, opcoes);
    });
    return produtos.length === 0 ? [] : [{ id: row.id, nome: row.nome, descricao: row.descricao, tom: row.tom, produtos }];
  });
}

function toProduct(
  { brandId: _brand, position: _position, archivedAt: _archived, categoryId, ...row }: typeof products.$inferSelect,
  opcoes: OptionGroup[],
): Product {
  const soldOut = row.esgotado || row.quantidade === 0;
  const bare: Product = { ...row, esgotado: soldOut, idCategoria: categoryId, opcoes, valorRealCalculado: row.valor, valorDeCalculado: row.valorDe };
  return { ...bare, ...startingPrice(bare) };
}
