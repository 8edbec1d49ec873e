// One page of what a search finds, newest first. The newest orders are read one by one; for older
// ones, `order_search` or the index of values says which to read.
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { digitsOf } from '#rules/documents.ts';
import { fold } from '#rules/text.ts';
import { FEWEST_DIGITS } from '../account/profile-search.ts';
import type { CallContext } from '../context.ts';
import { hasGrams } from '../database/grams.ts';
import { brands, orderSearch, orders } from '../database/schema.ts';
import { isNumeric, isWholePhone, LONGEST_NUMBER } from './filter.ts';

/** So many of the newest are read without the index: a common text fills a page from them. */
const NEWEST = 1000;
/** Orders that the index names, read at once; at least a page. Most of them match. */
const AT_ONCE = 200;
/** If more orders than this have the value, reading from the newest on fills a page soon. */
const MANY = 5000;

type Wanted = {
  /** Each order that the text finds has one of these in the index; []: the index is not asked. */
  texts: readonly string[];
  /** The part of `filters` about the value, if no text was typed. */
  value?: SQL | undefined;
  antesDe: number | undefined;
  /** Without the text. */
  filters: SQL | undefined;
};
type Reader<Row> = (part: SQL | undefined) => Promise<Row[]>;
type Found = { order: { id: number } };
type Place = Pick<CallContext, 'db' | 'brand'>;
type Reading<Row> = { read: Reader<Row>; most: number };

/** `read` returns the newest `most` orders of a part that the search and its filters find. */
export async function pageOf<Row extends Found>(
  { texts, value, antesDe, filters }: Wanted,
  place: Place,
  { read, most }: Reading<Row>,
): Promise<Row[]> {
  const { db, brand } = place;
  const before = antesDe === undefined ? undefined : lt(orders.id, antesDe);
  const hasText = hasGrams(orderSearch.grams, brand.id, texts);
  if (hasText === undefined && value === undefined) return read(before);
  const [[oldest], [own]] = await Promise.all([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.brandId, brand.id), before))
      .orderBy(desc(orders.id))
      .offset(NEWEST - 1)
      .limit(1),
    db.select({ below: brands.unsearchableBelow }).from(brands).where(eq(brands.id, brand.id)),
  ]);
  if (oldest === undefined || (hasText !== undefined && own?.below !== 0)) return read(before);
  const found = await read(and(before, gte(orders.id, oldest.id)));
  if (found.length >= most) return found;
  // Those under way are in neither index.
  const open = await read(and(lt(orders.id, oldest.id), isNull(orders.finishedAt)));
  const reading = { read, most: most - found.length };
  const older =
    hasText === undefined
      ? await byValue(value, oldest.id, place, reading)
      : await byText({ hasText, filters }, oldest.id, place, reading);
  const others = [...open, ...older].sort((one, other) => other.order.id - one.order.id);
  return [...found, ...others];
}

/**
 * The newest of the index that pass the filters. Without the subqueries PostgreSQL applies the
 * filters to the whole index before it sorts: that took seconds for a common text.
 */
function newestIn(
  index: SQL | undefined,
  filters: SQL | undefined,
  { db, brand }: Place,
  most: number,
) {
  const { brandId, orderId } = orderSearch;
  const its = and(eq(orders.brandId, brand.id), eq(orders.id, orderId), filters);
  // PostgreSQL plans a subquery with `offset`, and one for a value, apart from what is around it.
  return db
    .select({ id: sql<number>`${orderId}`.mapWith(Number) })
    .from(
      sql`(select ${brandId}, ${orderId} from ${orderSearch}
        where ${eq(brandId, brand.id)} and ${index}
        order by ${orderId} desc offset 0) as ${orderSearch}`,
    )
    .where(filters && sql`(select true from ${orders} where ${its} limit 1)`)
    .orderBy(sql`${orderId} desc`)
    .limit(most);
}

async function byText<Row extends Found>(
  { hasText, filters }: Record<'hasText' | 'filters', SQL | undefined>,
  from: number,
  place: Place,
  { read, most }: Reading<Row>,
): Promise<Row[]> {
  const older: Row[] = [];
  const atOnce = Math.max(AT_ONCE, most);
  let below = from;
  while (older.length < most) {
    const index = and(hasText, lt(orderSearch.orderId, below));
    const candidates = await newestIn(index, filters, place, atOnce);
    const ids = candidates.map(({ id }) => id);
    if (ids.length > 0)
      older.push(...(await read(and(inArray(orders.id, ids), isNotNull(orders.finishedAt)))));
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) break;
    below = last;
  }
  return older;
}

/**
 * Whatever the statistics say of all brands, the index is asked first. Only a value that many have
 * is looked for from the newest on.
 */
async function byValue<Row extends Found>(
  value: SQL | undefined,
  below: number,
  { db, brand }: Place,
  { read, most }: Reading<Row>,
): Promise<Row[]> {
  const finished = isNotNull(orders.finishedAt);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), value, finished, lt(orders.id, below)))
    // The order of the index: it ends after so many, and sorts nothing.
    .orderBy(orders.valorTotal)
    .limit(MANY + 1);
  if (rows.length > MANY) return read(and(lt(orders.id, below), finished));
  const ids = rows.map(({ id }) => id).sort((one, other) => other - one);
  const older: Row[] = [];
  for (let at = 0; at < ids.length && older.length < most; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    older.push(...(await read(and(inArray(orders.id, some), finished))));
  }
  return older;
}

/** Texts of which each order that `busca` finds has one; []: `busca` has an index of its own. */
export function textsOf(busca: string): string[] {
  if (busca === '') return [];
  if (!isNumeric(busca)) return [fold(busca)];
  const digits = digitsOf(busca);
  if (isWholePhone(digits)) return [];
  return [
    ...(digits !== '' && digits.length <= LONGEST_NUMBER ? [`#${Number(digits)}\n`] : []),
    ...(digits.length >= FEWEST_DIGITS ? [digits] : []),
  ];
}
