// What the operator sees of one brand, for the command and the console.
import { and, asc, desc, eq } from 'drizzle-orm';
import type { BrandState } from '#contract/entities/operator.ts';
import type { Database } from '../database/open.ts';
import { brandHosts, brands, type PlanLimits, staff as staffTable } from '../database/schema.ts';
import { count, MEGABYTE } from './plan.ts';
import { type BrandRow, noSuchBrand } from './standing.ts';
import { countUsage, type UsageRow, usageOf } from './usage.ts';

const MONTHS = 12;

export type BrandFacts = {
  row: BrandRow;
  /** The main one first. */
  hosts: string[];
  owners: { nome: string; email: string }[];
  limits: PlanLimits;
  /** Orders are those of this month; storage in megabytes. */
  used: Required<PlanLimits>;
  /** The newest first. */
  months: UsageRow[];
};

/** Counts this month again. */
export async function brandFacts(db: Database, appNome: string, now: Date): Promise<BrandFacts> {
  const row = await brandCalled(db, appNome);
  await countUsage(db, row.id, now);
  const hosts = await db
    .select({ host: brandHosts.host })
    .from(brandHosts)
    .where(eq(brandHosts.brandId, row.id))
    .orderBy(desc(brandHosts.main), asc(brandHosts.host));
  const owners = await db
    .select({ nome: staffTable.nome, email: staffTable.email })
    .from(staffTable)
    .where(
      and(
        eq(staffTable.brandId, row.id),
        eq(staffTable.papel, 'proprietario'),
        eq(staffTable.active, true),
      ),
    )
    .orderBy(asc(staffTable.email));
  const months = await usageOf(db, row.id, MONTHS);
  const counted = async (what: 'stores' | 'staff' | 'products') => count[what](db, row.id, now);
  return {
    row,
    hosts: hosts.map(({ host }) => host),
    owners,
    limits: row.planLimits ?? {},
    used: {
      orders: months[0]?.orders ?? 0,
      stores: await counted('stores'),
      staff: await counted('staff'),
      products: await counted('products'),
      storage: (months[0]?.storageBytes ?? 0) / MEGABYTE,
    },
    months,
  };
}

export async function brandCalled(db: Database, appNome: string): Promise<BrandRow> {
  const [row] = await db.select().from(brands).where(eq(brands.appNome, appNome));
  if (row === undefined) throw noSuchBrand(appNome);
  return row;
}

export function stateOf({ suspendedAt, deleteAt, deletionBegan }: BrandRow): BrandState {
  if (deletionBegan) return 'apagando';
  if (deleteAt !== null) return 'aApagar';
  return suspendedAt === null ? 'ativa' : 'suspensa';
}
