// A page of brands for the operator's console. Each page costs the same, however many brands there
// are: it begins after a name, and usage is read as it was counted last.
import {
  and,
  asc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BrandState } from '#contract/entities/operator.ts';
import { slugOf } from '../brand/create.ts';
import { ofEach } from '../database/brands-with.ts';
import type { Database } from '../database/open.ts';
import { brandHosts, brands, brandUsage } from '../database/schema.ts';
import type { BrandRow } from './standing.ts';
import { type UsageRow, usualMonth } from './usage.ts';

const PAGE = 50;

const inState: Record<BrandState, SQL | undefined> = {
  ativa: and(isNull(brands.suspendedAt), isNull(brands.deleteAt), eq(brands.deletionBegan, false)),
  suspensa: and(
    isNotNull(brands.suspendedAt),
    isNull(brands.deleteAt),
    eq(brands.deletionBegan, false),
  ),
  aApagar: and(isNotNull(brands.deleteAt), eq(brands.deletionBegan, false)),
  apagando: eq(brands.deletionBegan, true),
};

export type BrandsAsked = {
  busca?: string | undefined;
  situacao?: BrandState | undefined;
  apos?: string | undefined;
};

export type ListedBrand = {
  row: BrandRow;
  /** The main host; empty: none. */
  host: string;
  /** For this month; null: not counted yet. */
  usage: UsageRow | null;
};

/** `next`: null on the last page. */
export async function pageOfBrands(
  db: Database,
  { busca = '', situacao, apos }: BrandsAsked,
  now: Date,
): Promise<{ listed: ListedBrand[]; next: string | null }> {
  const found = await db
    .select()
    .from(brands)
    .where(
      and(
        named(busca.trim()),
        situacao === undefined ? undefined : inState[situacao],
        apos === undefined ? undefined : gt(brands.appNome, apos),
      ),
    )
    .orderBy(asc(brands.appNome))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  const ids = rows.map(({ id }) => id);
  const hosts =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(brandHosts)
          .where(and(inArray(brandHosts.brandId, ids), eq(brandHosts.main, true)));
  const mainHosts = new Map(hosts.map(({ brandId, host }) => [brandId, host]));
  const month = usualMonth(now);
  const counted = await ofEach(ids, (id) =>
    db
      .select()
      .from(brandUsage)
      .where(and(eq(brandUsage.brandId, id), eq(brandUsage.month, month))),
  );
  const usages = new Map(counted.map((usage) => [usage.brandId, usage]));
  return {
    listed: rows.map((row) => ({
      row,
      host: mainHosts.get(row.id) ?? '',
      usage: usages.get(row.id) ?? null,
    })),
    next: found.length > PAGE ? (rows.at(-1)?.appNome ?? null) : null,
  };
}

/** In the name, the short name, which has no accents, or a host. */
function named(search: string): SQL | undefined {
  if (search === '') return undefined;
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const slug = slugOf(search);
  const hosted = sql`${brands.id} in (
    select ${brandHosts.brandId} from ${brandHosts}
    where ${brandHosts.host} like ${like(search.toLowerCase())})`;
  return or(
    slug === '' ? undefined : ilike(brands.appNome, like(slug)),
    sql`${brands.settings} -> 'data' ->> 'projectName' ilike ${like(search)}`,
    hosted,
  );
}
