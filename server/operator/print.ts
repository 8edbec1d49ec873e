// Brands as the operator's command prints them.
import { asc, ne } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { brandMoves, brands } from '../database/schema.ts';
import { brandCalled, brandFacts } from './brand-facts.ts';
import { MEGABYTE } from './plan.ts';
import type { BrandRow } from './standing.ts';
import { countUsage, type UsageRow, usageOf } from './usage.ts';

const MONTHS = 12;
const day = (at: Date) => at.toISOString().slice(0, 10);

/** To the minute, in the zone that every machine knows. */
export const minute = (at: Date): string => `${day(at)} ${at.toISOString().slice(11, 16)} UTC`;

function standing({ suspendedAt, deleteAt, deletionBegan }: BrandRow): string {
  if (deletionBegan) return 'is being deleted';
  if (deleteAt !== null) return `to be deleted on ${day(deleteAt)}`;
  return suspendedAt === null ? 'active' : `suspended since ${day(suspendedAt)}`;
}

const moveWords = (move: typeof brandMoves.$inferSelect | undefined): string =>
  move === undefined
    ? ''
    : move.state === 'gone'
      ? `; left for ${move.address}`
      : move.way === 'in'
        ? '; arriving from another deployment'
        : '; moving to another deployment';

const usageWords = ({ orders, messages, storageBytes }: UsageRow): string =>
  `${orders} orders, ${messages} messages, ${megabytes(storageBytes / MEGABYTE)} of photos`;

const megabytes = (amount: number): string => `${amount.toFixed(1)} MB`;

/** With this month's usage as it was counted last, so that a thousand brands are listed at once. */
export async function listBrands(db: Database, now: Date): Promise<string> {
  const rows = await db.select().from(brands).orderBy(asc(brands.appNome));
  if (rows.length === 0) return 'There is no brand.';
  const moves = await db.select().from(brandMoves).where(ne(brandMoves.state, 'here'));
  const lines: string[] = [];
  for (const row of rows) {
    const [usage] = await usageOf(db, row.id, 1);
    const isCurrent = usage !== undefined && usage.month.slice(0, 7) === day(now).slice(0, 7);
    const used = isCurrent ? `; this month ${usageWords(usage)}` : '';
    const move = moves.find(({ brandId }) => brandId === row.id);
    lines.push(`${row.appNome}: ${standing(row)}${moveWords(move)}${used}`);
  }
  return lines.join('\n');
}

export async function showBrand(db: Database, appNome: string, now: Date): Promise<string> {
  const { row, hosts, limits, used } = await brandFacts(db, appNome, now);
  const { stores, staff, products, storage, orders } = limits;
  const of = (amount: number | string, most: number | undefined, unit = '') =>
    most === undefined ? `${amount}, no limit` : `${amount} of ${most}${unit}`;
  const beyond =
    orders !== undefined && used.orders > orders ? ' (beyond the plan: none is refused)' : '';
  return [
    `${row.settings.projectName} (${row.appNome}): ${standing(row)}`,
    ...(row.suspendedWords === null ? [] : [`  words for customers: ${row.suspendedWords}`]),
    `  hosts: ${hosts.join(', ')}`,
    `  orders this month: ${of(used.orders, orders)}${beyond}`,
    `  stores: ${of(used.stores, stores)}`,
    `  team with invitations: ${of(used.staff, staff)}`,
    `  products: ${of(used.products, products)}`,
    `  photos: ${of(megabytes(used.storage), storage, ' MB')}`,
  ].join('\n');
}

export async function showUsage(db: Database, appNome: string, now: Date): Promise<string> {
  const { id } = await brandCalled(db, appNome);
  await countUsage(db, id, now);
  const rows = await usageOf(db, id, MONTHS);
  return rows.map((row) => `${row.month.slice(0, 7)}: ${usageWords(row)}`).join('\n');
}
