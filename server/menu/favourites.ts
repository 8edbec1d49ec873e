// The flavours that a store's customers order most, for groups that are too long to look through.
import { type SQL, sql } from 'drizzle-orm';
import type { Category } from '#contract/entities/menu.ts';
import type { OptionGroup } from '#contract/entities/product.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import type { Database } from '../database/open.ts';
import { isSold } from '../figures/count.ts';

const DAYS = 28;
/** Enough to rank flavours, and cheap to count at any store. */
const MOST_ORDERS = 500;
/** Groups with more options are searched and begin with the favourites. */
const MANY = 8;
const MOST_FAVOURITES = 4;
/** What one customer likes says nothing of what others order. */
const FEWEST_PARTS = 3;

type Owner = { brandId: number; storeId: number };

const isLong = ({ adicional, opcoes }: OptionGroup) =>
  adicional === GROUP_KIND.flavours && opcoes.length > MANY;

/** The same categories, with `maisPedidos` in each long group of flavours. */
export async function withFavourites(
  db: Database,
  owner: Owner,
  categorias: Category[],
  now: Date,
): Promise<Category[]> {
  if (!categorias.some(({ produtos }) => produtos.some(({ opcoes }) => opcoes.some(isLong))))
    return categorias;
  const counts = await countFlavours(db, owner, now);
  if (counts.size === 0) return categorias;
  const ranked = (group: OptionGroup): OptionGroup => {
    if (!isLong(group)) return group;
    const count = ({ id }: { id: number }) => counts.get(id) ?? 0;
    const maisPedidos = group.opcoes
      .filter((option) => !option.esgotado && count(option) >= FEWEST_PARTS)
      .sort((a, b) => count(b) - count(a))
      .slice(0, MOST_FAVOURITES)
      .map(({ id }) => id);
    return maisPedidos.length === 0 ? group : { ...group, maisPedidos };
  };
  return categorias.map((category) => ({
    ...category,
    // The others stay the same objects, which the brand's stores share.
    produtos: category.produtos.map((product) =>
      product.opcoes.some(isLong) ? { ...product, opcoes: product.opcoes.map(ranked) } : product,
    ),
  }));
}

/** Parts of each flavour: a half counts one, and so does a whole pizza of a single flavour. */
async function countFlavours(
  db: Database,
  { brandId, storeId }: Owner,
  now: Date,
): Promise<Map<number, number>> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const elements = (from: SQL, name: string) =>
    sql`cross join lateral jsonb_array_elements(${from}) as ${sql.raw(name)}`;
  const { rows } = await db.execute<{ id: number; parts: number }>(sql`
    with newest as (
      select o.itens -> 'data' as items from orders o
      where o.brand_id = ${brandId}::bigint and o.store_id = ${storeId}::bigint
        and o.created_at > ${since}::timestamptz and ${isSold(brandId)}
      order by o.created_at desc limit ${MOST_ORDERS}
    )
    select (choice ->> 'id')::int as id,
      sum((choice ->> 'quantidade')::int * (item ->> 'quantidade')::int)::int as parts
    from newest ${elements(sql`newest.items`, 'item')}
    ${elements(sql`item -> 'opcoes'`, 'part')} ${elements(sql`part -> 'escolhas'`, 'choice')}
    where (part ->> 'adicional')::int = ${GROUP_KIND.flavours}
    group by 1`);
  return new Map(rows.map(({ id, parts }) => [id, parts]));
}
