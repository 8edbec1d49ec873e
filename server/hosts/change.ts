// Adds, removes and chooses hosts, for owners and for operators: one transaction with the audit log
// and the owners' notice, and a notice to every process.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Author, recordChange } from '../audit/record.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { announce } from '../changes.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brandHosts, brands } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { tellOwners } from '../staff/tell-owners.ts';

/** A certificate is ordered for each. */
const MOST = 20;

export type HostAction = 'addHost' | 'makeMainHost' | 'removeHost';
/** The main one first. */
export type HostRow = { host: string; main: boolean };

export const readHosts = (db: Database | Transaction, brandId: number): Promise<HostRow[]> =>
  db
    .select({ host: brandHosts.host, main: brandHosts.main })
    .from(brandHosts)
    .where(eq(brandHosts.brandId, brandId))
    .orderBy(desc(brandHosts.main), asc(brandHosts.host));

type Change = {
  action: HostAction;
  host: string;
  author: Author;
  /** Whom the owners' notice names. */
  by: { nome: string };
  /** What else belongs to the same transaction. */
  record?: (tx: Transaction) => Promise<void>;
};

export async function changeHosts(
  db: Database,
  brand: Pick<KnownBrand, 'id' | 'settings'>,
  { action, host, author, by, record }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The brand's row is the lock: of two changes at once the second reads what the first wrote.
    await tx
      .update(brands)
      .set({ version: sql`${brands.version} + 1` })
      .where(eq(brands.id, brand.id));
    const before = await readHosts(tx, brand.id);
    await steps[action](tx, brand.id, host, before);
    const after = await readHosts(tx, brand.id);
    await recordChange(tx, author, {
      action,
      subject: `brand ${brand.id}`,
      before: stateOf(before),
      after: stateOf(after),
    });
    await tellOwners({ brand, now: () => author.at }, tx, by, { kind: action, name: host });
    await record?.(tx);
    await announce(tx, { kind: 'brand', brandId: brand.id });
  });
}

const stateOf = (rows: HostRow[]) => ({
  dominios: rows.map(({ host }) => host),
  principal: rows.find(({ main }) => main)?.host ?? '',
});

const hostIs = (brandId: number, host: string) =>
  and(eq(brandHosts.brandId, brandId), eq(brandHosts.host, host));

const steps: Record<
  HostAction,
  (tx: Transaction, brandId: number, host: string, before: HostRow[]) => Promise<void>
> = {
  async addHost(tx, brandId, host, before) {
    if (before.some((row) => row.host === host)) throw new Refusal('hostThere');
    if (before.length >= MOST) throw new Refusal('hostsFull', { most: MOST });
    const added = await tx
      .insert(brandHosts)
      .values({ host, brandId, main: before.length === 0 })
      .onConflictDoNothing()
      .returning({ host: brandHosts.host });
    // Another brand has it, which is nobody's business here.
    if (added.length === 0) throw new Refusal('hostRefused');
  },
  async makeMainHost(tx, brandId, host, before) {
    if (!before.some((row) => row.host === host)) throw new Refusal('notFound');
    await tx.update(brandHosts).set({ main: false }).where(eq(brandHosts.brandId, brandId));
    await tx.update(brandHosts).set({ main: true }).where(hostIs(brandId, host));
  },
  async removeHost(tx, brandId, host, before) {
    const row = before.find((one) => one.host === host);
    if (row === undefined) throw new Refusal('notFound');
    if (row.main) throw new Refusal('hostStays');
    await tx.delete(brandHosts).where(hostIs(brandId, host));
  },
};
