// The menu as its editors read it: straight from the tables, never from a cache.
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type {
  DrawnStaffProduct,
  FoundProducts,
  StaffGroup,
  StaffMenu,
  StaffProduct,
} from '#contract/entities/console/menu.ts';
import { matches } from '#rules/text.ts';
import { isSoldOut } from '#rules/time/availability.ts';
import type { CallContext } from '../context.ts';
import {
  categories,
  optionGroups,
  options,
  productGroups,
  products,
  tablePrices,
} from '../database/schema.ts';
import { drawingUrl } from '../drawing/address.ts';
import type { Dish } from '../drawing/dish.ts';
import { signedIn } from '../permission.ts';
import { mayEdit, timeZoneOf } from './change.ts';
import { menuStores } from './menu-stores.ts';
import { drawnProduct, isGeneric } from './product-picture.ts';
import { shownInStores } from './shown-in-stores.ts';

type ProductRow = typeof products.$inferSelect;
type GroupRow = typeof optionGroups.$inferSelect;
type OptionRow = typeof options.$inferSelect;

const instantOrNull = (date: Date | null) => date?.toISOString() ?? null;

export function toStaffProduct(row: ProductRow, grupos: number[], now: Date): StaffProduct {
  const {
    brandId: _brand,
    position: _position,
    archivedAt: _archived,
    categoryId,
    promocaoDe,
    promocaoAte,
    soldOutUntil,
    updatedAt,
    ...plain
  } = row;
  const esgotado = isSoldOut(row, now);
  return {
    ...plain,
    idCategoria: categoryId,
    grupos,
    esgotado,
    esgotadoAte: esgotado ? instantOrNull(soldOutUntil) : null,
    promocaoDe: instantOrNull(promocaoDe),
    promocaoAte: instantOrNull(promocaoAte),
    atualizadoEm: updatedAt.toISOString(),
  };
}

const withDrawing = (product: StaffProduct, drawn: Dish): DrawnStaffProduct => ({
  ...product,
  urlDesenho: drawingUrl(drawn),
  desenhoGenerico: isGeneric(drawn),
});

export function toStaffGroup(
  { brandId: _brand, updatedAt, ...row }: GroupRow,
  own: readonly OptionRow[],
  usos: number,
): StaffGroup {
  const opcoes = own.map(
    ({ brandId: _owner, groupId: _group, position: _position, ...option }) => option,
  );
  return { ...row, opcoes, usos, atualizadoEm: updatedAt.toISOString() };
}

export async function staffMenu(_input: object, context: CallContext): Promise<StaffMenu> {
  const { db, brand } = context;
  const now = context.now();
  const podeEditar = mayEdit(signedIn(context), context);
  const mine = eq(products.brandId, brand.id);
  const live = and(mine, isNull(products.archivedAt));
  const [categoryRows, productRows, groupRows, optionRows, links, atTables, inStores] =
    await Promise.all([
      db
        .select()
        .from(categories)
        .where(eq(categories.brandId, brand.id))
        .orderBy(asc(categories.position), asc(categories.id)),
      db.select().from(products).where(live).orderBy(asc(products.position), asc(products.id)),
      db
        .select()
        .from(optionGroups)
        .where(eq(optionGroups.brandId, brand.id))
        .orderBy(asc(optionGroups.nome), asc(optionGroups.id)),
      db
        .select()
        .from(options)
        .where(eq(options.brandId, brand.id))
        .orderBy(asc(options.position), asc(options.id)),
      db
        .select()
        .from(productGroups)
        .where(eq(productGroups.brandId, brand.id))
        .orderBy(asc(productGroups.position)),
      db
        .selectDistinct({ id: tablePrices.productId })
        .from(tablePrices)
        .where(eq(tablePrices.brandId, brand.id)),
      shownInStores(db, brand),
    ]);
  const linksOf = Map.groupBy(links, (row) => row.productId);
  const shown = new Set(productRows.map(({ id }) => id));
  const uses = Map.groupBy(
    links.filter(({ productId }) => shown.has(productId)),
    (row) => row.groupId,
  );
  const optionsOf = Map.groupBy(optionRows, (row) => row.groupId);
  const flavours = new Map(
    groupRows.map((row) => [row.id, { ...row, opcoes: optionsOf.get(row.id) ?? [] }]),
  );
  const groupsOf = (id: number) => (linksOf.get(id) ?? []).map((link) => link.groupId);
  const dishOf = (row: ProductRow, category: string) =>
    drawnProduct(
      row,
      category,
      groupsOf(row.id).flatMap((id) => flavours.get(id) ?? []),
      brand,
    );
  const productsOf = Map.groupBy(productRows, (row) => row.categoryId);
  return {
    podeEditar,
    podeEditarLojas: signedIn(context).papel !== 'atendente',
    estabelecimentos: menuStores(context),
    variasLojas: brand.stores.length > 1,
    itensComPrecoMesa: atTables.map(({ id }) => id),
    itensSemPrecoNaLoja: productRows
      .filter(({ id, gratis }) => !gratis && inStores.free.has(id))
      .map(({ id }) => id),
    itensForaDasLojas: productRows
      .filter((row) => row.visivel && !inStores.isShown(row))
      .map(({ id }) => id),
    fusoHorario: timeZoneOf(context),
    horarios: brand.stores.map(({ schedule }) => schedule.spans),
    categorias: categoryRows.map(
      ({ id, nome, descricao, tom, visivel, disponibilidade, updatedAt }) => {
        const produtos = (productsOf.get(id) ?? []).map((row) =>
          withDrawing(toStaffProduct(row, groupsOf(row.id), now), dishOf(row, nome)),
        );
        return {
          id,
          nome,
          descricao,
          tom,
          visivel,
          disponibilidade,
          atualizadoEm: updatedAt.toISOString(),
          produtos,
        };
      },
    ),
    grupos: groupRows.map((row) =>
      toStaffGroup(row, optionsOf.get(row.id) ?? [], uses.get(row.id)?.length ?? 0),
    ),
  };
}

const MOST_FOUND = 5;

/** Those that customers see first: of two of one name, staff mean that one more often. */
export async function findProducts(
  { busca }: { busca: string },
  { db, brand }: CallContext,
): Promise<FoundProducts> {
  const { id, nome, visivel, position } = products;
  const all = await db
    .select({ id, nome, nomeCategoria: categories.nome, visivel })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)),
    )
    .where(and(eq(products.brandId, brand.id), isNull(products.archivedAt)))
    .orderBy(desc(visivel), asc(categories.position), asc(categories.id), asc(position), asc(id));
  return { produtos: all.filter((one) => matches(one.nome, busca)).slice(0, MOST_FOUND) };
}
